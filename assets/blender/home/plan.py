"""The sample home's plan: the one source of its walls, drawings and data. No Blender here.

Metres. x to the east, y to the north, z up; the origin is the floor at the middle of the home. Polygons run
anticlockwise along the inner faces of the walls. On the site (glTF axes: x right, y up, z towards the viewer) a floor
point (x, y) becomes [x, -y].
"""
from math import pi

OUTER, INNER, CEILING = 0.30, 0.12, 2.60
DOOR = (0.88, 2.05)
EYE = 1.50

ROOMS = {
    'living': [(-6, -4.1), (0, -4.1), (0, .3), (-6, .3)],
    'kitchen': [(.12, -4.1), (6, -4.1), (6, .3), (.12, .3)],
    'hall': [(-2.78, .42), (2.3, .42), (2.3, 1.62), (-.4, 1.62), (-.4, 4.1), (-2.78, 4.1)],
    'study': [(-6, .42), (-2.9, .42), (-2.9, 4.1), (-6, 4.1)],
    'bath': [(-.28, 1.74), (2.3, 1.74), (2.3, 4.1), (-.28, 4.1)],
    'bedroom': [(2.42, .42), (6, .42), (6, 4.1), (2.42, 4.1)],
}
FLOORS = {'living': 'oak', 'kitchen': 'oak', 'study': 'oak', 'bedroom': 'oak', 'hall': 'tile', 'bath': 'tile'}

# id: (rooms it joins, 'x' or 'y' it runs along, middle of the wall across that, from, to, head, leaf)
# leaf: (hinge at 'from' or 'to', the room it swings into, angle in radians), or None for an open passage.
DOORWAYS = {
    'living-kitchen': (('living', 'kitchen'), 'y', .06, -3.1, -.7, 2.30, None),
    'hall-living': (('hall', 'living'), 'x', .36, -2.35, -.85, 2.30, None),
    'hall-study': (('hall', 'study'), 'y', -2.84, .80, 1.68, DOOR[1], ('from', 'study', 1.52)),
    'hall-bath': (('hall', 'bath'), 'x', 1.68, -.14, .74, DOOR[1], ('from', 'bath', 1.56)),
    'hall-kitchen': (('hall', 'kitchen'), 'x', .36, .50, 1.38, DOOR[1], ('from', 'kitchen', 1.60)),
    'hall-bedroom': (('hall', 'bedroom'), 'y', 2.36, .60, 1.48, DOOR[1], ('from', 'bedroom', 1.58)),
}

# The way in, kept shut: room, facade, from, to, head.
ENTRANCE = ('hall', 'n', -2.2, -1.2, 2.10)

# id: (room, facade 'n' or 's', from, to, sill, head, panes, clear glass or frosted)
WINDOWS = {
    'living-west': ('living', 's', -5.2, -3.4, .45, 2.25, 2, 'clear'),
    'living-terrace': ('living', 's', -2.7, -.7, 0.0, 2.25, 2, 'clear'),
    'dining': ('kitchen', 's', .8, 2.8, .45, 2.25, 2, 'clear'),
    'kitchen': ('kitchen', 's', 3.8, 5.2, 1.10, 2.25, 2, 'clear'),
    'study': ('study', 'n', -5.2, -3.6, .85, 2.25, 2, 'clear'),
    'hall': ('hall', 'n', -1.02, -.66, .10, 2.10, 1, 'frosted'),
    'bath': ('bath', 'n', 1.05, 1.85, 1.25, 2.10, 1, 'frosted'),
    'bedroom': ('bedroom', 'n', 3.2, 5.2, .60, 2.25, 2, 'clear'),
}

# id: (room, x, y, heading: radians clockwise from north as on a compass)
STANDING = {
    'living': ('living', -1.75, -1.75, -pi / 2),
    'kitchen': ('kitchen', 2.95, -.62, .86 * pi),
    'hall': ('hall', -1.5, 1.72, pi / 2 + .25),
    'study': ('study', -3.85, 1.75, -.35),
    'bath': ('bath', .98, 2.55, .35),
    'bedroom': ('bedroom', 3.42, 1.32, .8),
}


def bounds():
    """Inner faces of the outer walls: (west, south, east, north)."""
    points = [p for room in ROOMS.values() for p in room]
    return tuple(f(p[i] for p in points) for f in (min, max) for i in (0, 1))


def area(polygon):
    """Shoelace formula, m2; positive for an anticlockwise polygon."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1])) / 2


def rectangles(polygon):
    """A rectilinear polygon as the columns between its x coordinates, each (x0, y0, x1, y1) at its full height."""
    xs = sorted({x for x, _ in polygon})
    made = []
    for x0, x1 in zip(xs, xs[1:]):
        middle = (x0 + x1) / 2
        ys = [a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1]) if a[1] == b[1] and min(a[0], b[0]) < middle < max(a[0], b[0])]
        made.append((x0, min(ys), x1, max(ys)))
    return made


def facade(side):
    """y of the inner and of the outer face of the north or south wall."""
    west, south, east, north = bounds()
    return (north, north + OUTER) if side == 'n' else (south, south - OUTER)


def doorway_box(name):
    """The hole of a doorway: ((x, y, z) low, (x, y, z) high)."""
    _, axis, middle, a, b, head, _ = DOORWAYS[name]
    near, far = middle - INNER / 2, middle + INNER / 2
    return ((a, near, 0), (b, far, head)) if axis == 'x' else ((near, a, 0), (far, b, head))


def facade_box(side, a, b, sill, head):
    """The hole of a window or of the entrance."""
    low, high = sorted(facade(side))
    return (a, low, sill), (b, high, head)


def holes():
    """id -> (box, the room whose colour the reveal takes)."""
    made = {name: (doorway_box(name), DOORWAYS[name][0][0]) for name in DOORWAYS}
    made.update({'window-' + name: (facade_box(side, a, b, sill, head), room) for name, (room, side, a, b, sill, head, _, _) in WINDOWS.items()})
    room, side, a, b, head = ENTRANCE
    made['entrance'] = (facade_box(side, a, b, 0, head), room)
    return made


def edges(room):
    """The walls of a room, each ((x, y), (x, y)), the room on its left."""
    polygon = ROOMS[room]
    return list(zip(polygon, polygon[1:] + polygon[:1]))
