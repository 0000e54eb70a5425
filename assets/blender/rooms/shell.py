"""An empty room: walls with openings, floor, ceiling, skirting, windows and doors. Inner faces at +-size/2."""
from math import cos, sin
from kit.shapes import box, boxes, slab
from materials.oak import oak, oak_floor
from materials.plain import metal, paint, plaster

TRIM = '#E6DECF'
THICK = 0.28


def _axis(side, size):
    """For a wall 'n', 'e', 's' or 'w': a function (along, out, up) -> (x, y, z) with out = 0 on the inner face."""
    x, y = size[0] / 2, size[1] / 2
    return {'n': lambda a, o, u: (a, y + o, u), 's': lambda a, o, u: (a, -y - o, u),
            'e': lambda a, o, u: (x + o, a, u), 'w': lambda a, o, u: (-x - o, a, u)}[side]


def wall(side, size, openings=(), colour='#E2D4BD', surface=None):
    """openings: [(from, to, sill, head)] in metres along the wall's own axis (x or y); surface: instead of plaster."""
    at, half = _axis(side, size), (size[0] if side in 'ns' else size[1]) / 2 + THICK
    corners, cursor = [], -half
    for a, b, low, high in sorted(openings):
        corners.append((at(cursor, 0, 0), at(a, THICK, size[2])))
        if low > 0:
            corners.append((at(a, 0, 0), at(b, THICK, low)))
        corners.append((at(a, 0, high), at(b, THICK, size[2])))
        cursor = b
    corners.append((at(cursor, 0, 0), at(half, THICK, size[2])))
    boxes('wall-' + side, [_sorted(c) for c in corners], surface or plaster(colour))
    skirt, cursor = [], -half + THICK
    for a, b, low, _ in sorted(openings):
        if low <= 0.12:
            skirt.append((cursor, a - 0.07))
            cursor = b + 0.07
    for a, b in [*skirt, (cursor, half - THICK)]:
        slab('skirting', *_sorted((at(a, 0.005, 0.0), at(b, -0.016, 0.095))), paint(TRIM), edge=0.005)
    slab('cornice', *_sorted((at(-half + THICK, 0.005, size[2] - .07), at(half - THICK, -0.03, size[2] + .01))), paint(TRIM), edge=0.014)


def _sorted(corners):
    low, high = zip(*[(min(p), max(p)) for p in zip(*corners)])
    return low, high


def floor_and_ceiling(size, ceiling='#E2DACB', beams=(), floor=None):
    """beams: x positions of oak beams running along y."""
    x, y, z = size[0] / 2 + THICK, size[1] / 2 + THICK, size[2]
    boxes('floor', [((-x, -y, -.1), (x, y, 0))], floor or oak_floor())
    boxes('ceiling', [((-x, -y, z), (x, y, z + .2))], plaster(ceiling))
    for bx in beams:
        slab('beam', (bx - .06, -size[1] / 2, z - .13), (bx + .06, size[1] / 2, z + .01), oak('y', 'light'), edge=.006)


def window(side, size, opening, panes=2, transom=None):
    """Timber frame set 10 cm into the reveal, with a deep inner sill; no glass pane (it would only add noise)."""
    at, (a, b, low, high) = _axis(side, size), opening
    wood = paint('#EAE3D6', .4)
    def bar(p, q): slab('frame', *_sorted((p, q)), wood, edge=.005)
    f, near, far = .055, .11, .17
    # No two bars share a face: coplanar faces would flicker black.
    bar(at(a, near, low + f), at(a + f, far, high - f)); bar(at(b - f, near, low + f), at(b, far, high - f))
    bar(at(a, near, low), at(b, far, low + f)); bar(at(a, near, high - f), at(b, far, high))
    step = (b - a) / panes
    for n in range(1, panes):
        bar(at(a + n * step - .045, near - .01, low + .004), at(a + n * step + .045, far - .004, high - .004))
    if transom:
        bar(at(a + .01, near + .006, transom - .025), at(b - .01, far - .006, transom + .025))
    if low > .2:
        slab('sill', *_sorted((at(a - .06, -.05, low - .03), at(b + .06, .12, low + .004))), oak('x' if side in 'ns' else 'y', 'light'), edge=.006)
    else:
        slab('threshold', *_sorted((at(a, 0, -.02), at(b, .3, low + .02))), oak('x' if side in 'ns' else 'y'), edge=.005)


def doorway(side, size, opening, leaf=True, swing=1.25):
    """Casing round an opening and a panelled leaf standing open to the outside of the room."""
    at, (a, b, _, high) = _axis(side, size), opening
    trim, w = paint(TRIM), .07
    for p, q in ((a - w, a + .012), (b - .012, b + w)):
        slab('casing', *_sorted((at(p, -.018, 0), at(q, THICK + .018, high - .012))), trim, edge=.005)
    slab('casing', *_sorted((at(a - w, -.018, high - .012), at(b + w, THICK + .018, high + w))), trim, edge=.005)
    if leaf and side == 's':
        width = b - a - .04
        x, y, _ = at(b - .02, THICK + .02, 0)
        door = box('door-leaf', (width, .042, high - .02), paint('#8E9A82', .5), edge=.004)
        for z, h in ((-.52, .72), (.43, .94)):
            panel = box('door-panel', (width - .24, .05, h), paint('#87937B', .5), (0, 0, z), edge=.004)
            panel.parent = door
        for s in (-1, 1):
            lever = box('door-lever', (.12, .014, .018), metal('#B08D57', .3), (-width / 2 + .09, s * .06, 0), edge=.005)
            neck = box('door-neck', (.016, .05, .016), metal('#B08D57', .3), (-width / 2 + .05, s * .04, 0), edge=.003)
            lever.parent = neck.parent = door
        door.rotation_euler = (0, 0, swing)
        door.location = (x - cos(swing) * width / 2, y - sin(swing) * width / 2, high / 2)
