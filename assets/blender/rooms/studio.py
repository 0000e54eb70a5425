"""The studio, 7.2 x 5.4 x 3.0 m: windows north, shelves west, one long oak table with the cut-open model of the sample home."""
from math import pi, radians
from home import plan
from kit.group import place, twin
from kit.shapes import box
from materials.plain import paint
from pieces.apartment_model import apartment_model
from pieces.decor import book_stack, framed_art, vase
from pieces.devices import corners, on_stand, slate
from pieces.plants import fig_tree, tuft
from pieces.samples import pencil_cup, rolled_drawing, rule, sample_boards, swatches, tiles
from pieces.shelves import bookshelf
from pieces.small_tables import stool
from pieces.tables import dining_table, sideboard
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (7.2, 5.4, 3.0)
BAYS = [(-3.0, -1.2, .5, 2.6), (-.7, 1.1, .5, 2.6), (1.6, 3.2, .5, 2.6)]
TABLE = .75


def plan_lines():
    """The sample home's rooms as polylines in 0..1, a margin round them, at the plan's own proportions."""
    west, south, east, north = plan.bounds()
    def at(x, y): return (.16 + .68 * (x - west) / (east - west), .5 + (y - (south + north) / 2) / (east - west) * .68 * 2.05)
    outer = [(west - .3, south - .3), (east + .3, south - .3), (east + .3, north + .3), (west - .3, north + .3)]
    return [[at(*p) for p in [*polygon, polygon[0]]] for polygon in [*plan.ROOMS.values(), outer]]


def phone():
    """Shows the plan of what stands behind it, locked in brackets."""
    return on_stand(slate(.160, .077, plan_lines(), corners(.07, .08, .93, .92, (.07, .15)), .00042), .077, 20)


def table():
    place(dining_table(3.2, 1.25, TABLE), 0, 0)
    place(apartment_model(), -.26, .13, radians(-4), z=TABLE)
    place(phone(), .10, -.46, radians(36), z=TABLE)
    place(sample_boards(), .56, -.12, radians(28), z=TABLE)
    place(tiles(), .52, .26, radians(20), z=TABLE)
    place(swatches(), -.24, -.48, radians(12), z=TABLE)
    place(rule(), -.54, -.47, radians(-10), z=TABLE)
    place(rolled_drawing(), -1.16, .14, radians(74), z=TABLE)
    place(pencil_cup(), -.92, -.42, z=TABLE)
    seat = stool(.47)
    for n, (x, y) in enumerate(((-1.0, .92), (.1, .95), (-1.85, -.1))):
        place(seat if n == 0 else twin(seat), x, y, .4 * n)


def west_side():
    x = -SIZE[0] / 2
    place(bookshelf(2.42, 2.14), x + .172, .70, pi / 2)
    place(sideboard(1.5), x + .22, -1.5, pi / 2)
    place(vase(.34, '#E4DACA'), x + .24, -1.05, z=.72)
    place(book_stack(4, 9), x + .24, -1.75, 1.5, z=.72)
    for n in range(3):
        sheet = box('pinned', (.002, .42, .56), paint(('#EFE9DD', '#E9E1D0', '#EFE9DD')[n], .95), (x + .002, -2.0 + .48 * n, 1.55 + .02 * (n % 2)), edge=0)
        sheet.rotation_euler = (radians(.6 * (-1) ** n), 0, 0)
    place(fig_tree(1.7, seed=12), x + .40, 2.28)
    place(tuft(.26, 36, 4), x + .2, .2, z=2.14)


def studio():
    wall('n', SIZE, BAYS); wall('s', SIZE); wall('w', SIZE); wall('e', SIZE)
    floor_and_ceiling(SIZE, beams=(-2.7, -.9, .9, 2.7))
    for bay in BAYS:
        window('n', SIZE, bay, transom=2.1)
    table(); west_side()
    place(framed_art(.34, .46, 'sun', 'oak'), -.95, SIZE[1] / 2, z=1.6)
    garden(SIZE[1] / 2 + THICK)
    sky(); sun((-.40, -1, -.62), 5.0)
    for a, b, low, high in BAYS:
        panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, 80)
    panel((0, -2.6, 1.7), (0, 1, .1), 5.8, 2.2, 34, '#FFE9CF').visible_glossy = False
