"""An alcove as in a small museum, 5.2 x 4.4 x 3.0 m: a badge floats over a plinth, a ledge holds those won before."""
from math import pi, radians
from kit.group import place
from kit.shapes import boxes, cylinder, slab
from materials.oak import oak
from materials.plain import paint, plaster
from pieces.badges import badge, badge_to_come
from pieces.plants import fig_tree
from pieces.reticle import ring
from pieces.small_tables import bench
from .daylight import panel, sky, sun
from .garden import garden
from .shell import THICK, floor_and_ceiling, wall, window

SIZE = (5.2, 4.4, 3.0)
BAY = (-1.25, .75, .45, 2.55)
PLINTH, TOP = (-1.05, .42), .98


def niche():
    """A deep sage recess in the west wall, an oak ledge along it."""
    x = -SIZE[0] / 2
    boxes('niche-wall', [((x, -2.2, 0), (x + .42, -1.55, 3.0)), ((x, 1.35, 0), (x + .42, 2.2, 3.0)), ((x, -1.55, 2.42), (x + .42, 1.35, 3.0))], plaster('#E2D4BD'))
    slab('niche-back', (x + .001, -1.55, 0), (x + .012, 1.35, 2.42), plaster('#9FA78F'), edge=0)
    slab('niche-ledge', (x + .012, -1.549, 1.02), (x + .26, 1.349, 1.06), oak('y'), edge=.005)
    for y, field, seed in ((-1.24, '#7A5A86', 2), (-.80, '#B9803A', 4), (-.36, '#4E6F86', 5)):
        place(badge(.155, field, seed), x + .13, y, pi / 2, z=1.06 + .154)
    for y in (.08, .52):
        place(badge_to_come(.155), x + .13, y, pi / 2, z=1.06 + .154)


def plinth():
    """A turned plinth of oak staves under a plaster cap, and what the visitor's phone adds above it."""
    x, y = PLINTH
    cylinder('plinth', .27, TOP - .05, oak('z', 'light'), (x, y, .03), edge=.004, segments=96)
    cylinder('plinth-foot', .255, .035, paint('#2B2622', .6), (x, y, 0), edge=0, segments=96)
    cylinder('plinth-cap', .285, .040, plaster('#E6DCCB'), (x, y, TOP - .030), edge=.005, segments=128)
    place(ring(.205, .0030), x, y, z=TOP + .014)
    place(badge(.185, '#5F7A74', 1), x, y, radians(54), z=TOP + .36)


def alcove():
    wall('n', SIZE, [BAY]); wall('s', SIZE); wall('w', SIZE); wall('e', SIZE)
    floor_and_ceiling(SIZE)
    window('n', SIZE, BAY, transom=2.05)
    niche(); plinth()
    place(bench(1.3), -.35, SIZE[1] / 2 - .34)
    place(fig_tree(1.75, seed=12), -1.86, SIZE[1] / 2 - .40)
    garden(SIZE[1] / 2 + THICK)
    sky(); sun((-.62, -1, -.60), 4.8)
    a, b, low, high = BAY
    panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (-.25, -1, -.12), b - a, high - low, 120)
    panel((.9, -2.0, 1.8), (-.4, 1, .1), 3.4, 2.0, 30, '#FFE9CF').visible_glossy = False
