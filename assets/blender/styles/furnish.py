"""Builds the room of a style: its walls, and each piece of its kit in the kit's look at its place."""
from math import radians
from export.catalogue import PIECES
from kit.group import place, twin
from .arrangements import ARRANGEMENTS
from .kits import kit
from .looks import dress
from .room import SIZE, empty_room
from .walls import FINISHES


def furnish(style):
    """Raises ValueError where the arrangement and the kit's living room differ in a piece or a count."""
    chosen, arrangement = kit(style), ARRANGEMENTS[style]
    empty_room(arrangement.get('others', '#E6DFD2'))
    proud = FINISHES[style](chosen['palette']['wall']['hex'])
    places = dict(arrangement['pieces'])
    for row in chosen['rooms']['living-room']:
        piece, count = row['piece'], row['count']
        spots, places[piece] = places.get(piece, ())[:count], places.get(piece, ())[count:]
        if len(spots) != count:
            raise ValueError(f'{style}: {len(spots)} places for {count} {piece}')
        model = PIECES[piece].build()
        if 'variant' in row:
            dress(model, piece, row['variant'])
        for n, spot in enumerate(spots):
            _put(model if n == 0 else twin(model), piece, proud, *spot)
    left = [piece for piece, spots in places.items() if spots]
    if left:
        raise ValueError(f'{style}: places for {", ".join(left)} that the kit has not')


def _put(root, piece, proud, x, y, turn=0, z=0.0):
    """turn in degrees. What hangs on the sofa's wall is moved out by the thickness of its finish."""
    on_wall = PIECES[piece].mount == 'wall' and x <= -SIZE[0] / 2
    return place(root, x + (proud if on_wall else 0), y, radians(turn), z)
