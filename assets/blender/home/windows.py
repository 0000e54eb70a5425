"""Timber windows set in the outer half of the reveal, inner sills, frosted panes, curtains on rods."""
from kit.group import place
from kit.shapes import box, slab
from materials.oak import oak
from materials.plain import glow, metal, paint
from pieces.textiles import curtain, curtain_rod
from . import plan

FRAME = '#ECE6DA'
CURTAINS = {'living-west': .36, 'living-terrace': .36, 'dining': .5, 'study': .34, 'bedroom': .5}


def _slab(out, inner, name, p, q, material, edge=.004):
    """Corners as (x, depth from the inner face outwards, z)."""
    slab(name, (p[0], inner + out * p[1], p[2]), (q[0], inner + out * q[1], q[2]), material, edge)


def window(name):
    _, side, a, b, low, head, panes, glass = plan.WINDOWS[name]
    inner, outer = plan.facade(side)
    out, wood = (1 if outer > inner else -1), paint(FRAME, .4)
    def bar(p, q): _slab(out, inner, 'window-frame', p, q, wood)
    f, near, far = .05, .15, .22
    bar((a, near, low + f), (a + f, far, head - f)); bar((b - f, near, low + f), (b, far, head - f))
    bar((a, near, low), (b, far, low + f)); bar((a, near, head - f), (b, far, head))
    step, s = (b - a - 2 * f) / panes, .048
    for n in range(panes):
        # Each casement has its own frame, a little proud of the fixed one.
        l, r = a + f + n * step + .002, a + f + (n + 1) * step - .002
        y0, y1 = near - .012, far - .012
        bar((l, y0, low + f + s), (l + s, y1, head - f - s)); bar((r - s, y0, low + f + s), (r, y1, head - f - s))
        bar((l, y0 + .0006, low + f + .002), (r, y1 - .0006, low + f + s)); bar((l, y0 + .0006, head - f - s), (r, y1 - .0006, head - f - .002))
        if panes > 1 and n == 0:
            z = min(1.05, (low + head) / 2)
            _slab(out, inner, 'window-handle', (r - .034, y0 - .04, z - .012), (r - .014, y0, z + .012), metal('#B9B2A4', .35), .004)
            _slab(out, inner, 'window-handle', (r - .033, y0 - .052, z - .10), (r - .015, y0 - .036, z + .014), metal('#B9B2A4', .35), .005)
        if glass == 'frosted':
            _slab(out, inner, 'frosted-glass', (l + s - .01, .18, low + f + s - .01), (r - s + .01, .186, head - f - s + .01), glow('#EAF0F1', .95), 0)
    if low > .2:
        deep = -.03 if name != 'kitchen' else 0.002
        _slab(out, inner, 'window-sill', (a - (.05 if deep < 0 else -.002), deep, low - .028), (b + (.05 if deep < 0 else -.002), near + .01, low + .004), oak('x', 'light'), .005)
    else:
        _slab(out, inner, 'threshold', (a + .001, .001, -.03), (b - .001, .36, low + .016), oak('x', 'smoked'), .004)


def curtains(name, seed):
    _, side, a, b, low, head, _, _ = plan.WINDOWS[name]
    inner, outer = plan.facade(side)
    width, y, high = CURTAINS[name], inner + (.10 if outer < inner else -.10), 2.44
    place(curtain_rod(b - a + 2 * width - .06, high + .02), (a + b) / 2, y)
    for x, n in ((a - width / 2 + .04, 0), (b + width / 2 - .04, 1)):
        place(curtain(width, high, seed + n), x, y)
    for x in (a - width + .06, b + width - .06):
        box('rod-bracket', (.018, .10, .018), oak('y', 'light'), (x, inner + (y - inner) / 2, high + .02), edge=.004)


def windows():
    for n, name in enumerate(plan.WINDOWS):
        window(name)
        if name in CURTAINS:
            curtains(name, 3 + 2 * n)
