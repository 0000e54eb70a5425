"""A daylit classroom, 8.4 x 6.4 x 3.1 m: windows north, board west; one desk in front carries the model."""
from math import cos, pi, radians, sin
from kit.group import place, twin
from kit.shapes import cylinder, disc, slab, tube
from materials.oak import oak
from materials.plain import paint
from pieces.cell import animal_cell
from pieces.chairs import dining_chair
from pieces.decor import book_stack, framed_art, tablet
from pieces.plants import fig_tree, tuft
from pieces.shelves import bookshelf
from pieces.tables import study_table
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (8.4, 6.4, 3.1)
BAYS = [(-3.5, -1.5, .85, 2.75), (-1.0, 1.0, .85, 2.75), (1.5, 3.5, .85, 2.75)]
DESK = (1.35, -.35)
#: height of the desks' tops, m
TOP = .74


def shell():
    wall('n', SIZE, BAYS); wall('s', SIZE); wall('w', SIZE); wall('e', SIZE)
    floor_and_ceiling(SIZE, beams=(-2.8, -1.4, 0, 1.4, 2.8))
    for bay in BAYS:
        window('n', SIZE, bay, panes=2, transom=2.15)


def board():
    """The green board with its oak frame, ledge and chalk, on the west wall."""
    x = -SIZE[0] / 2
    slab('board', (x, -1.7, 1.0), (x + .03, 1.3, 2.2), paint('#37473D', .8), edge=.004)
    for z in (.98, 2.2):
        slab('board-frame', (x, -1.74, z - .02), (x + .045, 1.34, z + .03), oak('y'), edge=.006)
    for y in (-1.74, 1.3):
        slab('board-frame', (x, y, .98), (x + .045, y + .04, 2.22), oak('z'), edge=.006)
    slab('ledge', (x, -1.5, .95), (x + .12, 1.1, .975), oak('y'), edge=.005)
    chalk = paint('#E9E6DC', .95)
    ring = [(x + .032, -.75 + .36 * c, 1.6 + .36 * s) for c, s in _circle(60)]
    tube('chalk', ring, .005, chalk, closed=True)
    tube('chalk', [(x + .032, -.72 + .12 * c, 1.63 + .12 * s) for c, s in _circle(40)], .004, chalk, closed=True)
    for n, z in enumerate((1.95, 1.78, 1.5, 1.33)):
        tube('chalk', [(x + .032, -.36, z), (x + .032, .0, z + .03)], .003, chalk)
        tube('chalk', [(x + .032, .06 + .02 * k, z + .03 + .014 * (-1) ** k) for k in range(12 + 3 * n)], .003, chalk)


def _circle(n):
    """n points (cos, sin) of the unit circle."""
    return [(cos(2 * pi * k / n), sin(2 * pi * k / n)) for k in range(n)]


def desks():
    table, chair = study_table(1.3, .65), dining_chair('sage')
    place(table, *DESK, pi / 2)
    first = True
    for x in (-2.3, -.55):
        for y in (-1.9, -.1, 1.7):
            place(twin(table), x, y, pi / 2)
            place(chair if first else twin(chair), x + .55, y + .05 * x, pi / 2 + .12 * y)
            first = False
    place(book_stack(2, 5, (.24, .17)), -.6, 1.9, .3, z=TOP)
    place(tablet(), -.55, -.15, 1.2, z=TOP)
    place(book_stack(3, 3, (.24, .17)), -2.3, -.3, 1.2, z=TOP)


def model():
    """The cell on our desk, its anchor's ring round the place where it stands."""
    x, y = DESK[0] - .05, DESK[1] + .14
    place(animal_cell(), x, y, radians(90), z=TOP - .022)
    tube('anchor', [(x + .18 * c, y + .18 * s, TOP + .003) for c, s in _circle(120)], .0022, paint('#E2602A', .4), closed=True)
    # A disc that only casts a shadow: the skin is too clear for one that tells where it touches the desk.
    shadow = disc('contact-shadow', .16, paint('#000000'), (x, y, TOP + .012), thickness=.012)
    shadow.visible_camera = shadow.visible_glossy = shadow.visible_transmission = False


def our_desk(with_tablet):
    """A tablet, a notebook and pencils."""
    x, y = DESK
    if with_tablet:
        place(tablet(), x + .06, y - .33, radians(72), z=TOP)
    place(book_stack(2, 7, (.23, .17)), x - .20, y - .46, 1.35, z=TOP)
    cup_x, cup_y = x - .20, y + .54
    cylinder('cup', .036, .10, paint('#8E9A82', .5), (cup_x, cup_y, TOP), edge=.004)
    for n, tone in enumerate(('#C4541F', '#D8B070', '#38424F', '#A4512C')):
        cylinder('pencil', .0038, .175, paint(tone), (cup_x + .012 * (n % 2), cup_y + .01 * (n // 2), .76), edge=.001, segments=8, rotation=(.12 * (n - 1.5), .1 * (-1) ** n, 0))


def daylight():
    sky(); sun((-.42, -1, -.62), 5.0)
    for a, b, low, high in BAYS:
        panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, 92)
    panel((0, -3.05, 1.7), (0, 1, .1), 6.5, 2.2, 55, '#FFE9CF').visible_glossy = False


def classroom(cell=True, with_tablet=True):
    shell(); board(); desks(); our_desk(with_tablet)
    if cell:
        model()
    place(bookshelf(2.0, 1.1, rows=2, seed=9), -4.2 + .18, 2.1, pi / 2)
    place(fig_tree(1.6, seed=12), -3.85, -2.6)
    place(tuft(.3, 36, 4), -3.95, 2.5, z=1.1)
    for n, x in enumerate((-3.0, -1.0, 1.0)):
        place(framed_art(.7, .95, ('circle', 'arches', 'sun')[n], 'oak'), x, -3.2, pi, z=1.7)
    garden(SIZE[1] / 2 + THICK)
    daylight()
