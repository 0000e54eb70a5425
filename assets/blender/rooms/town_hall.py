"""A council room, 9 x 7 x 3.5 m: tall windows north, oak slats round the walls, the model on a long table."""
from math import pi
from kit.group import place, twin
from kit.shapes import boxes, slab
from materials.oak import oak
from materials.plain import paint
from pieces.chairs import dining_chair
from pieces.city_model import city_model
from pieces.decor import book_stack, framed_art, tablet, vase
from pieces.lamps import pendant
from pieces.plants import fig_tree
from pieces.tables import dining_table, sideboard
from pieces.textiles import curtain
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (9.0, 7.0, 3.5)
BAYS = [(-3.9, -2.3, .5, 3.0), (-1.6, 0.0, .5, 3.0), (.7, 2.3, .5, 3.0), (3.0, 4.2, .5, 3.0)]


def slats(high=2.3):
    """Vertical oak battens on a dark ground along the west and south walls."""
    x, y = -SIZE[0] / 2, -SIZE[1] / 2
    slab('slat-ground', (x, y, .1), (x + .012, -y, high), paint('#3B2C1F', .8), edge=0)
    slab('slat-ground', (x, y, .1), (-x, y + .012, high), paint('#3B2C1F', .8), edge=0)
    boxes('slats', [((x + .01, y + n * .075, .1), (x + .036, y + n * .075 + .045, high)) for n in range(int(SIZE[1] / .075))]
          + [((x + n * .075, y + .01, .1), (x + n * .075 + .045, y + .036, high)) for n in range(int(SIZE[0] / .075))], oak('z'))
    slab('slat-rail', (x, y, high), (x + .06, -y, high + .035), oak('y'), edge=.006)
    slab('slat-rail', (x, y, high), (-x, y + .06, high + .035), oak('x'), edge=.006)


def table():
    place(dining_table(3.4, 1.75, .74), 0, 0)
    place(city_model(), 0, .06, z=.74)
    chair = dining_chair('sage')
    for n, x in enumerate((-1.25, -.45, .4, 1.2)):
        place(chair if n == 0 else twin(chair), x, 1.12, .06 * (-1) ** n)
    place(twin(chair), -2.05, .1, pi / 2 + .1)
    place(book_stack(2, 3), 1.3, -.72, .25, z=.74)
    place(tablet(), -.95, -.74, .18, z=.74)
    place(vase(.16, '#A4603C', .05), -1.5, -.6, z=.74)


def council_room():
    """The room, its walls' furniture, garden and light; the middle of the floor is free."""
    wall('n', SIZE, BAYS); wall('s', SIZE); wall('w', SIZE); wall('e', SIZE)
    floor_and_ceiling(SIZE, beams=(-3.4, -1.7, 0, 1.7, 3.4))
    for bay in BAYS:
        window('n', SIZE, bay, transom=2.4)
        for x, seed in ((bay[0] - .2, 1), (bay[1] + .2, 4)):
            place(curtain(.42, 3.15, seed), x, SIZE[1] / 2 - .1)
    slats()
    place(sideboard(2.2), -4.2, .4, pi / 2)
    place(vase(.34, '#E4DACA'), -4.2, -.3, z=.72)
    place(book_stack(4, 9), -4.2, .8, 1.5, z=.72)
    place(framed_art(1.3, 1.0, 'blocks', 'oak'), -4.46, .4, pi / 2, z=1.6)
    place(fig_tree(1.9, seed=21), -3.95, 2.75); place(fig_tree(1.7, seed=15), -3.9, -2.8)
    garden(SIZE[1] / 2 + THICK)
    sky(); sun((-.38, -1, -.60), 5.0)
    for a, b, low, high in BAYS:
        panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, 90)
    panel((0, -3.3, 1.9), (0, 1, .1), 7, 2.4, 34, '#FFE9CF').visible_glossy = False


def town_hall():
    council_room(); table()
    for x in (-1.0, 0, 1.0):
        place(pendant(1.55, SIZE[2], '#2F3A33'), x, .05)
