"""Hall: coat rail with coats, ceiling lamp, tall wall mirror, long runner."""
from math import cos, pi, sin
import numpy as np
from kit.group import piece
from kit.shapes import box, cylinder, grid_faces, lathe, mesh, tube
from kit.soft import ripple
from materials.cloth import lampshade, linen
from materials.oak import oak
from materials.plain import paint
from .bath import wall_mirror


def coat(x, top, length, width, colour, seed):
    """A coat on a peg: shoulders under the collar, folds widening to the hem. The wall is y = 0."""
    rng = np.random.default_rng(seed)
    columns, rows = 84, 60
    a, t = np.meshgrid(np.linspace(0, 2 * pi, columns, endpoint=False), np.linspace(1, 0, rows))
    spread = np.interp(t, [0, .03, .12, .45, 1], [.10, .34, .80, .86, 1.0])
    deep = np.interp(t, [0, .05, .15, 1], [.30, .55, .85, 1.0])
    fold = .10 * t * np.sin(5 * a + rng.uniform(0, 6) + 1.5 * t) + .05 * t * np.sin(9 * a + 2 * t)
    px = x + width / 2 * spread * (1 + fold) * np.cos(a)
    py = -.105 + .085 * deep * (1 + fold) * np.sin(a)
    pz = top - length * t + .012 * np.sin(3 * a) * t
    points = np.column_stack([px.ravel(), np.minimum(py.ravel(), -.012), pz.ravel()])
    points += .003 * ripple(points, seed, 14)[:, None] * np.array([1, .4, .3])
    body = mesh('coat', points, grid_faces(columns, rows, wrap=True), linen(colour))
    parts = [body]
    for s in (-1, 1):
        u = np.linspace(0, 1, 24)
        path = np.column_stack([x + s * (width * .36 + .05 * np.sin(u * 1.8)), -.11 - .025 * np.sin(u * 2.4), top - .06 - length * .62 * u])
        parts.append(tube('sleeve', path, .052, linen(colour), taper=list(1.0 - .30 * u)))
    parts.append(tube('loop', [(x, -.05, top - .01), (x, -.085, top + .035), (x, -.05, top - .01)], .004, linen(colour)))
    return parts


def coat_rail(width=1.10, high=1.72):
    """Oak board with turned pegs; a coat, a scarf, a hat."""
    parts = [box('coat-board', (width, .022, .11), oak('x'), (0, -.012, high), edge=.004)]
    pegs = np.linspace(-width / 2 + .10, width / 2 - .10, 5)
    parts += [cylinder('peg', .011, .10, oak('z', 'light'), (x, -.02, high - .02), top=.015, rotation=(pi / 2 - .22, 0, 0)) for x in pegs]
    parts += coat(pegs[1] - .03, high - .055, .98, .46, 'oat', 5) + coat(pegs[3] + .02, high - .055, .86, .44, 'forest', 8)
    return piece('coat-rail', parts)


def ceiling_lamp(ceiling=2.60, radius=.18):
    """A shallow linen drum close under the ceiling."""
    z = ceiling
    drum = lathe('ceiling-shade', [(radius, z - .012), (radius, z - .115), (radius - .006, z - .12), (0, z - .122)], lampshade(2.2), segments=72)
    rim = tube('ceiling-rim', [(radius * cos(a), radius * sin(a), z - .014) for a in np.linspace(0, 2 * pi, 72, endpoint=False)], .006, oak('x', 'light'), closed=True)
    rose = cylinder('ceiling-rose', radius * .8, .014, paint('#EDE7DC'), (0, 0, z - .0145))
    return piece('ceiling-lamp', [drum, rim, rose])


def tall_mirror(width=.50, height=1.60):
    """A narrow wall mirror from 0.25 m up."""
    return piece('tall-mirror', wall_mirror(width, height, .25 + height / 2, 0))


def runner(width=.80, length=2.6):
    """Flat-woven wool with dark borders, 6 mm thick."""
    parts = [box('runner', (width, length, .006), linen('oat'), (0, 0, .0035), edge=.0025)]
    for s in (-1, 1):
        parts.append(box('runner-stripe', (width - .002, .05, .0063), linen('ink'), (0, s * (length / 2 - .16), .0036), edge=.0025))
        parts.append(box('runner-stripe', (width - .002, .022, .0063), linen('clay'), (0, s * (length / 2 - .24), .0036), edge=.0025))
        for x in np.linspace(-width / 2 + .01, width / 2 - .01, 60):
            parts.append(box('fringe', (.004, .035, .003), linen('cream'), (x, s * (length / 2 + .014), .002), edge=0))
    return piece('runner', parts)
