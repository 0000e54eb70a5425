"""Doors: lined openings with casings, panelled leaves standing open, and the way in, kept shut."""
from math import pi
from kit.group import piece, place
from kit.shapes import box, cylinder, slab
from materials.plain import metal, paint
from . import plan
from .trim import CASING, TRIM

LINING = .014
SAGE = '#8E9A82'


def surround(width, head, thick, name='door-frame'):
    """Lining and casings round a hole, along x, middle of the wall on y = 0, floor at z = 0; the hole is centred."""
    trim, w, t = paint(TRIM), width / 2, thick / 2 + .012
    parts = []
    for s in (-1, 1):
        parts.append(slab(name, (s * (w - LINING), -t, 0), (s * (w + .02), t, head - LINING - .0008), trim, edge=.002))
        for side in (-1, 1):
            parts.append(slab('casing', (s * (w - .006), side * (thick / 2 - .002), 0), (s * (w + CASING), side * (thick / 2 + .016), head + .004), trim, edge=.004))
    parts.append(slab(name, (-w - .02, -t + .001, head - LINING), (w + .02, t - .001, head + .02), trim, edge=.002))
    for side in (-1, 1):
        parts.append(slab('casing', (-w - CASING, side * (thick / 2 - .002), head + .0048), (w + CASING, side * (thick / 2 + .0165), head + CASING), trim, edge=.004))
    return piece(name, parts)


def leaf(width, height, colour=SAGE, thick=.04):
    """Hinged on the z axis at the origin, lying along +x, panels on both faces, brass levers."""
    parts = [box('door-leaf', (width, thick, height), paint(colour, .5), (width / 2, 0, height / 2 + .008), edge=.003)]
    rail, top = .115, height - .13
    for low, high in ((.20, height * .44), (height * .44 + .13, top)):
        middle, tall = (width / 2, 0, (low + high) / 2 + .008), high - low
        for s in (-1, 1):
            y = s * (thick / 2 + .004)
            for x, z, size in ((0, tall / 2, (width - 2 * rail, .012, .016)), (0, -tall / 2, (width - 2 * rail, .012, .016)),
                               (width / 2 - rail, 0, (.016, .012, tall - .017)), (rail - width / 2, 0, (.016, .012, tall - .017))):
                parts.append(box('door-moulding', size, paint(colour, .5), (middle[0] + x, y, middle[2] + z), edge=.005))
    brass = metal('#B08D57', .32)
    for s in (-1, 1):
        parts.append(cylinder('door-rose', .026, .008, brass, (width - .065, s * (thick / 2), 1.03), rotation=(-s * pi / 2, 0, 0)))
        parts.append(cylinder('door-neck', .009, .05, brass, (width - .065, s * (thick / 2 + .004), 1.03), rotation=(-s * pi / 2, 0, 0)))
        parts.append(cylinder('door-lever', .0085, .125, brass, (width - .058, s * (thick / 2 + .052), 1.03), rotation=(0, -pi / 2, 0)))
    return piece('door-leaf', parts)


def doorway(name):
    rooms, axis, middle, a, b, head, hung = plan.DOORWAYS[name]
    centre = ((a + b) / 2, middle) if axis == 'x' else (middle, (a + b) / 2)
    place(surround(b - a, head, plan.INNER), *centre, 0 if axis == 'x' else pi / 2)
    if not hung:
        return
    end, into, angle = hung
    (cx, cy) = _middle(into)
    # Which side of the wall the leaf swings to, and the way from hinge to lock.
    side = 1 if (cy > middle if axis == 'x' else cx > middle) else -1
    hinge, way = (a + .018, 1) if end == 'from' else (b - .018, -1)
    out = middle + side * (plan.INNER / 2 + .019)
    base = (0 if way > 0 else pi) if axis == 'x' else (pi / 2 if way > 0 else -pi / 2)
    turning = side * way if axis == 'x' else -side * way
    x, y = (hinge, out) if axis == 'x' else (out, hinge)
    place(leaf(b - a - .036, head - .022), x, y, base + turning * angle)


def _middle(room):
    points = plan.ROOMS[room]
    return [sum(p[i] for p in points) / len(points) for i in (0, 1)]


def entrance():
    """The front door: shut, in the outer half of its reveal, plain boards with a tall handle."""
    _, side, a, b, head = plan.ENTRANCE
    inner, outer = plan.facade(side)
    y, wood, green = (inner + outer) / 2, paint(TRIM), paint('#4E5C49', .5)
    f = .06
    for p, q in (((a, y - .05, 0), (a + f, y + .05, head - f)), ((b - f, y - .05, 0), (b, y + .05, head - f)), ((a, y - .0495, head - f), (b, y + .0495, head))):
        slab('entrance-frame', p, q, wood, edge=.004)
    slab('entrance-leaf', (a + f - .008, y - .042, .012), (b - f + .008, y + .03, head - f + .008), green, edge=.004)
    step = (b - a - 2 * f) / 6
    for n in range(1, 6):
        slab('entrance-groove', (a + f + n * step - .003, y - .0435, .10), (a + f + n * step + .003, y - .03, head - .16), paint('#39452F', .7), edge=0)
    brass = metal('#B08D57', .32)
    place(piece('entrance-handle', [cylinder('pull', .011, .42, brass, (0, -.045, .85)),
                                    *[cylinder('pull-post', .007, .046, brass, (0, 0, z), rotation=(pi / 2, 0, 0)) for z in (.91, 1.21)]]), b - f - .11, y - .042)
    slab('entrance-mat', (a + .06, inner - .75, 0), (b - .06, inner - .12, .014), paint('#5B5346', 1.0), edge=.006)


def doors():
    for name in plan.DOORWAYS:
        doorway(name)
    entrance()
