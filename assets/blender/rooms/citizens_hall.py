"""A bright hall for citizens, 9.0 x 7.0 x 3.4 m: three numbered counters west, windows north, a guided way across the floor."""
from math import atan2, pi
from kit.group import place, piece, twin
from kit.shapes import boxes, slab, tube
from materials.grounds import concrete
from materials.oak import oak
from materials.plain import metal, paint
from pieces.counter import counter, guide_ribs, number_sign
from pieces.decor import book_stack, vase
from pieces.devices import on_stand, slate
from pieces.office import office_chair
from pieces.plants import fig_tree
from pieces.reticle import mark, ring, unseen_by_light
from pieces.small_tables import bench
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (9.0, 7.0, 3.4)
BAYS = [(-3.9, -2.2, .45, 2.95), (-1.6, .1, .45, 2.95), (.7, 2.4, .45, 2.95)]
FRONT, SPOTS = -2.35, (-1.75, .15, 2.05)
WAY = [(3.9, -.75), (-.55, -.75), (-.55, .15), (-1.55, .15)]


def back_wall():
    """Oak battens behind the counters."""
    x, low, high = -SIZE[0] / 2, .10, 2.55
    slab('batten-ground', (x, -3.5, low), (x + .012, 3.5, high), paint('#3B2C1F', .8), edge=0)
    boxes('battens', [((x + .010, -3.48 + n * .085, low), (x + .040, -3.48 + n * .085 + .052, high)) for n in range(82)], oak('z'))
    slab('batten-rail', (x, -3.5, high), (x + .06, 3.5, high + .04), oak('y'), edge=.006)


def chevrons():
    """The way as a visitor's phone draws it: arrow heads over the ribs, a ring where to stand."""
    parts = []
    for (ax, ay), (bx, by) in zip(WAY, WAY[1:]):
        turn, length = atan2(by - ay, bx - ax), abs(bx - ax) + abs(by - ay)
        count = max(1, round((length - .35) / .42))
        for n in range(count):
            share = (n + .5) / count
            head = piece('chevron', [unseen_by_light(tube('chevron', [(-.07, s * .12, 0), (.06, 0, 0)], .0100, mark('#E4450F'))) for s in (-1, 1)])
            place(head, ax + (bx - ax) * share, ay + (by - ay) * share, turn, z=.020)
            parts.append(head)
    return parts


def counters():
    desk, seat = counter(), office_chair('stone')
    for n, y in enumerate(SPOTS):
        place(desk if n == 0 else twin(desk), FRONT, y, pi / 2)
        place(number_sign(n + 1, 1.05, called=n == 1), FRONT + .10, y, pi / 2, z=SIZE[2])
        place(seat if n == 0 else twin(seat), FRONT - .75, y - .15, -pi / 2 + .3 * (n - 1))
        bars = [[(.14, v), (.14 + w, v)] for v, w in ((.74, .44), (.56, .62), (.38, .52), (.20, .28))]
        place(on_stand(slate(.26, .18, bars, [], .0016, .007), .18, 14), FRONT - .05, y - .28, -pi / 2, z=1.08)
    place(vase(.20, '#A4603C', .06), FRONT + .02, -1.75 + .22, z=.76)
    place(book_stack(2, 6, (.22, .16)), FRONT + .02, 2.05 + .50, .4, z=.76)


def citizens_hall():
    wall('n', SIZE, BAYS, '#E8DDCA'); wall('s', SIZE); wall('w', SIZE); wall('e', SIZE)
    floor_and_ceiling(SIZE, floor=concrete('#CBC3B5'), beams=(-2.9, -1.2, .5, 2.2))
    for bay in BAYS:
        window('n', SIZE, bay, transom=2.35)
    back_wall(); counters(); chevrons()
    place(guide_ribs(WAY, metal('#A8977A', .5)), 0, 0)
    place(ring(.30, .0085, '#E4450F'), -1.62, .15, z=.020)
    place(bench(1.8), -.75, SIZE[1] / 2 - .32)
    place(bench(1.8), 1.55, SIZE[1] / 2 - .32)
    place(fig_tree(2.0, seed=21), -2.0 + .25, SIZE[1] / 2 - .42)
    place(fig_tree(1.8, seed=12), -4.0, -2.9)
    garden(SIZE[1] / 2 + THICK)
    sky(); sun((-.50, -1, -.62), 4.8)
    for a, b, low, high in BAYS:
        panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, 120)
    panel((.6, -3.3, 1.9), (-.1, 1, .1), 7, 2.4, 60, '#FFEBD2').visible_glossy = False
