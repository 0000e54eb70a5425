"""A calm workplace, 4.6 x 3.8 x 2.75 m: desk at the west wall, window north, shelves east."""
from math import pi, radians, sin
from kit.group import place
from pieces.decor import book_stack, framed_art, vase
from pieces.devices import corners, laptop
from pieces.headset import headset
from pieces.lamps import desk_lamp
from pieces.office import office_chair
from pieces.plants import fig_tree, twigs
from pieces.samples import pencil_cup
from pieces.shelves import bookshelf
from pieces.tables import study_table
from pieces.textiles import curtain, curtain_rod, rug
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (4.6, 3.8, 2.75)
BAY = (-1.35, .95, .45, 2.30)
DESK, HIGH = (-1.90, -.10), .74


def chart():
    """A rising line over its axes and eight columns, in 0..1, for the laptop; (quiet lines, accents)."""
    axes = [[(.10, .84), (.10, .14), (.92, .14)]]
    columns = [[(x, .14), (x, .14 + h), (x + .055, .14 + h), (x + .055, .14)] for x, h in ((.15 + .095 * n, .10 + .035 * n + .05 * (n % 3)) for n in range(8))]
    curve = [(.12 + .78 * n / 60, .34 + .40 * (n / 60) ** 1.4 + .035 * sin(n / 5)) for n in range(61)]
    return axes + columns, [curve, *corners(.70, .60, .96, .90, (.04, .06))]


def desk():
    x, y = DESK
    place(study_table(1.60, .75, HIGH), x, y, pi / 2)
    place(laptop(*chart()), x - .05, y - .02, radians(78), z=HIGH)
    place(headset(), x + .08, y + .46, radians(40), z=HIGH)
    place(desk_lamp(), x - .18, y - .58, radians(40), z=HIGH)
    place(book_stack(3, 4, (.24, .17)), x + .02, y - .46, radians(70), z=HIGH)
    place(pencil_cup('#A4603C'), x - .22, y + .26, z=HIGH)
    place(office_chair(), x + .70, y + .22, radians(-66))


def study_corner():
    """The room, its plants, curtains, garden and light; the west wall is free."""
    wall('n', SIZE, [BAY]); wall('s', SIZE); wall('w', SIZE, colour='#B4B7A2'); wall('e', SIZE)
    floor_and_ceiling(SIZE)
    window('n', SIZE, BAY)
    place(fig_tree(1.65, seed=12), -1.95, 1.52)
    place(vase(.22, '#E4DACA', .07), -.95, SIZE[1] / 2 + .03, z=.455)
    place(twigs(.40, z=.22), -.95, SIZE[1] / 2 + .03, z=.455)
    place(bookshelf(1.62, 2.14, columns=2), SIZE[0] / 2 - .172, .6, -pi / 2)
    place(curtain_rod(3.2, 2.47), -.2, SIZE[1] / 2 - .11)
    for x, seed in ((BAY[0] - .18, 1), (BAY[1] + .18, 2)):
        place(curtain(.55, 2.45, seed), x, SIZE[1] / 2 - .11)
    garden(SIZE[1] / 2 + THICK)
    sky(); sun((-.46, -1, -.66), 4.8)
    a, b, low, high = BAY
    panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (-.1, -1, -.12), b - a, high - low, 92)
    panel((.6, -1.8, 1.6), (-.2, 1, .1), 3.4, 2.0, 26, '#FFE9CF').visible_glossy = False


def workplace():
    study_corner(); desk()
    place(rug(1.7, 2.3, 'cream', 6), -1.0, -.05)
    for y, kind in ((-.42, 'circle'), (.22, 'sun')):
        place(framed_art(.50, .68, kind, 'oak'), -SIZE[0] / 2, y, pi / 2, z=1.62)
