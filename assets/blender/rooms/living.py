"""The living and dining room, 8.2 x 5.8 x 2.75 m: windows north, sofa west, dining east, shelves and hall south."""
from math import pi, radians
from kit.group import place, twin
from kit.shapes import boxes, slab
from materials.oak import oak_floor
from materials.plain import paint, plaster
from pieces.chairs import dining_chair
from pieces.decor import book_stack, bowl, framed_art, plate_setting, vase
from pieces.lamps import floor_lamp, pendant
from pieces.plants import fig_tree, tuft, twigs
from pieces.seating import armchair, modern_sofa
from pieces.shelves import bookshelf
from pieces.tables import coffee_table, dining_table, sideboard
from pieces.textiles import curtain, curtain_rod, rug
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, doorway, floor_and_ceiling, wall, window

SIZE = (8.2, 5.8, 2.75)
NEAR, FAR, DOOR = (-3.1, -0.9, 0.42, 2.32), (0.7, 3.3, 0.0, 2.32), (0.75, 1.67, 0.0, 2.08)


def shell():
    wall('n', SIZE, [NEAR, FAR])
    wall('s', SIZE, [DOOR])
    wall('w', SIZE)
    wall('e', SIZE, colour='#AEB09A')
    floor_and_ceiling(SIZE, beams=(-2.6, -.9, .9, 2.6))
    window('n', SIZE, NEAR)
    window('n', SIZE, FAR, panes=3)
    doorway('s', SIZE, DOOR)


def hall():
    """A short hall behind the door: enough to look into."""
    y = -SIZE[1] / 2 - THICK
    boxes('hall-walls', [((-.6, y - 2.2, 0), (3.0, y - 2.0, 2.6)), ((-.6, y - 2.2, 0), (-.4, y, 2.6)), ((2.6, y - 2.2, 0), (2.8, y, 2.6)),
                         ((-.6, y - 2.2, 2.5), (3.0, y, 2.7))], plaster('#D6C6AE'))
    boxes('hall-floor', [((-.6, y - 2.2, -.1), (3.0, y, 0))], oak_floor())
    slab('skirting', (-.4, y - 2.0, 0), (2.6, y - 1.985, .095), paint('#E6DECF'))
    place(sideboard(1.1, .34, .8), .85, y - 1.8, pi)
    place(vase(.3, '#A4603C'), .6, y - 1.8, z=.8)
    place(framed_art(.5, .7, 'circle', 'oak'), .95, y - 1.995, pi, z=1.55)
    panel((1.2, y - .8, 2.45), (0, 0, -1), 1.2, .8, 32, '#FFE2BC')


def sofa():
    place(modern_sofa(), -3.52, .05, pi / 2)


def sofa_group():
    sofa()
    place(rug(2.5, 3.3), -2.35, .1)
    place(coffee_table(), -2.15, .02)
    place(book_stack(3, 4), -2.02, -.16, .5, z=.40)
    place(bowl(.13, '#6F7B66'), -2.34, .16, z=.40)
    place(armchair(), -2.1, 1.42, radians(16))
    place(floor_lamp(), -3.74, 2.0)
    place(fig_tree(), -3.55, -1.95, .6)
    place(framed_art(.62, .84, 'sun'), -4.1, -.42, pi / 2, z=1.52)
    place(framed_art(.62, .84, 'circle'), -4.1, .40, pi / 2, z=1.52)


def dining_group():
    x, y = 2.35, .05
    place(dining_table(2.0, .95), x, y, pi / 2)
    chair = dining_chair()
    spots = [(-.66, -.5, -pi / 2), (-.68, .45, -pi / 2 + .06), (.66, -.48, pi / 2), (.67, .5, pi / 2 - .05), (0.02, -1.22, 0.04 + pi), (-.03, 1.2, 0)]
    for n, (dx, dy, turn) in enumerate(spots):
        place(chair if n == 0 else twin(chair), x + dx, y + dy, turn + pi)
    setting = plate_setting()
    for n, (dx, dy, turn) in enumerate(((-.28, -.48, -pi / 2), (-.28, .48, -pi / 2), (.28, -.48, pi / 2), (.28, .48, pi / 2))):
        place(setting if n == 0 else twin(setting), x + dx, y + dy, turn, z=.75)
    place(vase(.24, '#E4DACA'), x, y + .05, z=.75)
    place(twigs(z=.24), x, y + .05, z=.75)
    for dy in (-.48, .52):
        place(pendant(1.0, SIZE[2]), x, y + dy)
    place(framed_art(1.1, 1.1, 'arches', 'oak'), 4.1, .05, -pi / 2, z=1.55)
    place(tuft(.5, 60, 8, '#5E7A3C', (.16, .30)), 3.7, 2.4)
    place(fig_tree(1.5, seed=9), 3.65, -2.35, 2.2)


def south_side():
    place(bookshelf(2.42, 2.14), -2.1, -2.9 + .172, pi)
    place(sideboard(1.5), 2.65, -2.9 + .22, pi)
    place(vase(.34, '#6F7B66'), 2.2, -2.66, z=.72)
    place(book_stack(4, 2), 2.95, -2.64, .2, z=.72)
    place(framed_art(.62, .84, 'blocks', 'oak'), 2.65, -2.9, pi, z=1.5)
    place(framed_art(.42, .58, 'sun', 'oak'), .1, -2.9, pi, z=1.5)


def windows_dressing():
    for a, b, low, head in (NEAR, FAR):
        place(curtain_rod(b - a + 1.0, 2.47), (a + b) / 2, 2.9 - .11)
        for x, seed in ((a - .17, 1), (b + .17, 2)):
            place(curtain(.55, 2.45, seed), x, 2.9 - .11)
    place(framed_art(.46, .62, 'blocks', 'oak'), -.1, 2.9, z=1.55)
    place(tuft(.24, 30, 5), -2.8, 2.95, z=.425)
    place(book_stack(2, 7), -1.25, 2.9, .3, z=.425)
    place(vase(.2, '#A4603C', .07), -1.55, 2.95, z=.425)


def daylight(travel=(-.34, -1, -.57), power=105):
    """travel: direction of the sun's rays; power of each window panel, W."""
    sky()
    sun(travel, 5.0)
    fill = panel((0, -2.8, 1.5), (0, 1, .1), 6.5, 2.0, 54, '#FFE9CF')
    fill.visible_glossy = False
    for a, b, low, high in (NEAR, FAR):
        panel(((a + b) / 2, 2.9 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, power * (b - a) * (high - low) / 4.4)


def living_room(furnish=sofa_group):
    """Builds everything; shots only add a camera. furnish: builds what stands before the west wall."""
    shell(); hall(); dining_group(); south_side(); windows_dressing()
    furnish()
    garden(2.9 + THICK)
    daylight()
