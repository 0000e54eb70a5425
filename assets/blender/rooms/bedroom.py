"""A bedroom, 4.8 x 4.4 x 2.7 m: window north, bed against the west wall, wardrobe south."""
from math import pi
from kit.group import place, twin
from pieces.bedroom import bed_frame, bedside, wardrobe
from pieces.decor import book_stack, framed_art, vase
from pieces.plants import fig_tree
from pieces.seating import armchair
from pieces.tables import sideboard
from pieces.textiles import curtain, curtain_rod, rug
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (4.8, 4.4, 2.7)
BAY = (-1.5, 1.1, .35, 2.32)


def furniture():
    place(rug(2.6, 3.0), -.55, -.1)
    place(bed_frame(), -1.27, -.1, pi / 2)
    side = bedside()
    place(side, -2.08, 1.12); place(twin(side), -2.08, -1.32)
    place(book_stack(2, 4, (.2, .14)), -1.97, -1.28, .4, z=.5)
    place(wardrobe(), 2.4 - .31, .9, -pi / 2)
    place(sideboard(1.4, .40, .70), -.75, -2.2 + .21, pi)
    place(vase(.32, '#6F7B66'), -1.15, -1.98, z=.70)
    place(framed_art(.7, .9, 'blocks', 'oak'), -.75, -2.2, pi, z=1.5)
    place(framed_art(.6, .8, 'arches', 'oak'), -2.4, -.48, pi / 2, z=1.68)
    place(framed_art(.6, .8, 'sun', 'oak'), -2.4, .28, pi / 2, z=1.68)
    place(armchair(), .55, 1.35, -.5)
    place(fig_tree(1.55, seed=17), -1.95, 1.8, z=0, scale=.9)


def bedroom(furnished=True):
    wall('n', SIZE, [BAY]); wall('s', SIZE); wall('e', SIZE); wall('w', SIZE, colour='#B7B6A2')
    floor_and_ceiling(SIZE, beams=(-1.2, 0, 1.2))
    window('n', SIZE, BAY, panes=3)
    place(curtain_rod(3.7, 2.45), -.2, 2.2 - .11)
    for x, seed in ((BAY[0] - .22, 3), (BAY[1] + .22, 6)):
        place(curtain(.6, 2.43, seed), x, 2.2 - .11)
    if furnished:
        furniture()
    garden(SIZE[1] / 2 + THICK)
    sky(); sun((-.30, -1, -.68), 5.0)
    a, b, low, high = BAY
    panel(((a + b) / 2, 2.4, (low + high) / 2), (0, -1, -.12), b - a, high - low, 105)
    panel((.4, -2.1, 1.5), (-.1, 1, .1), 3.8, 2, 24, '#FFE9CF').visible_glossy = False
