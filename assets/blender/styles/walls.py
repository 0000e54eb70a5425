"""What the wall behind the sofa is made of. Each function finishes the west wall of `room.SIZE` and returns its thickness."""
import numpy as np
from kit.shapes import box, boxes, cylinder, mesh, slab
from materials.grounds import brick
from materials.oak import oak
from materials.plain import paint, plaster
from rooms.shell import wall
from .room import SIZE

WEST, SOUTH, NORTH = -SIZE[0] / 2, -SIZE[1] / 2, SIZE[1] / 2


def plastered(colour):
    wall('w', SIZE, colour=colour)
    return 0.0


def bricked(colour):
    """Old bricks, with a steel conduit and its clips along the corner."""
    wall('w', SIZE, surface=brick(colour))
    steel = paint('#2A2928', .4)
    cylinder('conduit', .013, SIZE[2] - .07, steel, (WEST + .03, NORTH - .62, 0), edge=0, segments=20)
    for z in (.5, 1.4, 2.3):
        box('clip', (.034, .05, .022), steel, (WEST + .018, NORTH - .62, z), edge=.003)
    return 0.0


def slatted(colour):
    """Upright walnut slats, 40 mm with gaps of 18 mm, before a dark ground; plaster beside."""
    wall('w', SIZE, colour=colour)
    low, high, top, depth = -1.62, 1.86, SIZE[2] - .074, .034
    slab('slat-ground', (WEST, low, .10), (WEST + .008, high, top), paint('#1F1814', .8), edge=0)
    count = round((high - low) / .058)
    for n in range(count):
        y = low + (n + .5) * (high - low) / count
        slab('slat', (WEST + .008, y - .02, .10), (WEST + depth, y + .02, top), oak('z', 'walnut'), edge=.003)
    return depth


def panelled(colour):
    """A dado of framed panels below painted wall, with taller frames of moulding above."""
    wall('w', SIZE, colour=colour)
    cream, upper, dado, t = paint('#E4DCCB', .45), paint(colour, .5), .92, .024
    boxes('dado', [((WEST - .001, SOUTH, .09), (WEST + .010, NORTH, dado - .02))], cream)
    slab('dado-rail', (WEST - .002, SOUTH, dado - .03), (WEST + .038, NORTH, dado + .02), cream, edge=.012)
    step = (NORTH - SOUTH) / 6
    for n in range(6):
        a, b = SOUTH + n * step + .09, SOUTH + (n + 1) * step - .09
        _frame(a, b, .22, dado - .13, WEST + .010, t, cream)
    for a, b in ((SOUTH + .1, -1.25), (-1.05, 1.25), (1.45, NORTH - .1)):
        _frame(a, b, dado + .14, SIZE[2] - .22, WEST, t, upper)
    return .010


def _frame(a, b, low, high, x, depth, material, width=.034):
    """Four mitred-looking mouldings round a panel, in the plane x."""
    for p, q, r, s in ((a, b, low, low + width), (a, b, high - width, high), (a, a + width, low, high), (b - width, b, low, high)):
        upright = r == low and s == high
        slab('moulding', (x - .002, p, r + (width - .002 if upright else 0)), (x + depth - (.002 if upright else 0), q, s - (width - .002 if upright else 0)), material, edge=.008)


def boarded(colour):
    """Upright tongue-and-groove boards, 90 mm, to 1.1 m, in white under a coloured wall."""
    wall('w', SIZE, colour=colour)
    white, high = paint('#ECE8DF', .45), 1.10
    count = round((NORTH - SOUTH) / .09)
    for n in range(count):
        a = SOUTH + n * (NORTH - SOUTH) / count
        slab('board', (WEST - .004, a + .0006, .08), (WEST + .014, a + (NORTH - SOUTH) / count - .0006, high), white, edge=.005)
    slab('board-cap', (WEST - .002, SOUTH, high - .004), (WEST + .034, NORTH, high + .022), white, edge=.006)
    return .014


def arched(colour, ground='#E7D9C2', centre=.1, half=1.40, spring=1.06):
    """A painted arch on limewash: a sheet of 1 mm, so that its edge is as crisp as a painter's tape."""
    wall('w', SIZE, colour=ground)
    turn = np.linspace(0, np.pi, 65)
    rim = [(centre + half, .10), *zip(centre + half * np.cos(turn), spring + half * np.sin(turn)), (centre - half, .10)]
    points = [(WEST + .001, y, z) for y, z in rim]
    mesh('arch', points, [tuple(range(len(points)))], plaster(colour), smooth=False)
    return 0.0


FINISHES = {'modern-minimalist': plastered, 'scandinavian': boarded, 'industrial': bricked, 'contemporary': slatted,
            'traditional': panelled, 'bohemian': arched}
