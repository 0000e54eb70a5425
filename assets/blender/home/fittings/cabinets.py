"""Kitchen cabinets 0.60 deep: carcass on a recessed plinth, flat fronts with shadow gaps, slim pulls, stone worktop."""
from kit.shapes import box, slab
from materials.oak import oak
from materials.plain import ceramic, metal, paint

DEEP, TOP, PLINTH = .60, .90, .10
FRONT = '#7F8A73'
STONE = '#E3DBCD'


def stone():
    return ceramic(STONE, .12)


def front(x0, x1, z0, z1, y, colour=FRONT, pull='top'):
    """One door or drawer; y is its outer face. pull: 'top', 'left', 'right' or None."""
    g = .0018
    parts = [slab('front', (x0 + g, y, z0 + g), (x1 - g, y + .02, z1 - g), paint(colour, .55), edge=.002)]
    brass = metal('#B08D57', .35)
    if pull == 'top':
        w = min(.16, (x1 - x0) * .4)
        parts.append(box('pull', (w, .014, .010), brass, ((x0 + x1) / 2, y - .018, z1 - .045), edge=.003))
        parts += [box('pull-post', (.008, .02, .008), brass, ((x0 + x1) / 2 + s * w * .38, y - .006, z1 - .045), edge=.002) for s in (-1, 1)]
    elif pull:
        x = x0 + .04 if pull == 'left' else x1 - .04
        z = z1 - .16 if z1 < 1.2 else max(z0 + .16, min(1.05, z1 - .16))
        parts.append(box('pull', (.010, .014, .16), brass, (x, y - .018, z), edge=.003))
        parts += [box('pull-post', (.008, .02, .008), brass, (x, y - .006, z + s * .06), edge=.002) for s in (-1, 1)]
    return parts


def carcass(x0, x1, z0, z1, deep=DEEP):
    return slab('carcass', (x0, -deep + .022, z0), (x1, -.002, z1), paint('#5F6957', .7), edge=.002)


def base(x0, x1, kinds, deep=DEEP):
    """Base units side by side from x0 to x1, back on y = 0; kinds: 'drawers', 'door', 'plain' each."""
    top = TOP - .03
    parts = [carcass(x0, x1, PLINTH, top - .004, deep), slab('plinth', (x0, -deep + .07, 0), (x1, -.01, PLINTH + .003), metal('#2A2723', .6, 0.0), edge=0)]
    step = (x1 - x0) / len(kinds)
    for n, kind in enumerate(kinds):
        a, b = x0 + n * step, x0 + (n + 1) * step
        if kind == 'drawers':
            for low, high in ((PLINTH + .01, .40), (.40, .68), (.68, top - .01)):
                parts += front(a, b, low, high, -deep)
        else:
            parts += front(a, b, PLINTH + .01, top - .01, -deep, pull={'door': 'right', 'door-l': 'left', 'plain': 'top'}[kind])
    return parts


def tall(x0, x1, high, splits, deep=DEEP, pull='left', colour=FRONT):
    """A tall unit; splits: heights of the joints between its fronts."""
    parts = [carcass(x0, x1, PLINTH, high, deep), slab('plinth', (x0, -deep + .07, 0), (x1, -.01, PLINTH + .003), metal('#2A2723', .6, 0.0), edge=0)]
    levels = [PLINTH + .01, *splits, high]
    for low, top in zip(levels, levels[1:]):
        parts += front(x0, x1, low, top, -deep, colour, pull)
    return parts


def worktop(x0, x1, deep=DEEP + .02, thick=.03):
    return slab('worktop', (x0, -deep, TOP - thick), (x1, -.001, TOP), stone(), edge=.003)


def shelf(x0, x1, z, deep=.24):
    return slab('kitchen-shelf', (x0, -deep, z), (x1, -.001, z + .03), oak('x', 'light'), edge=.004)
