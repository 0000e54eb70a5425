"""Rugs with loops, curtains in folds, throws and cushions."""
from math import radians
import numpy as np
from kit.group import piece, place
from kit.shapes import box, mesh, grid_faces, cylinder
from kit.soft import cushion
from materials.cloth import linen, pile, sheer
from materials.oak import oak


def rug(width=2.4, length=3.2, colour='cream', seed=3, loop=0.0065):
    """Loop pile: a fine mesh whose vertices rise and lean at random; a few broad waves keep it from lying dead flat."""
    rng = np.random.default_rng(seed)
    columns, rows = int(width / loop), int(length / loop)
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-length / 2, length / 2, rows))
    edge = np.minimum(width / 2 - np.abs(x), length / 2 - np.abs(y))
    body = 0.017 * np.clip(edge / 0.02, 0, 1) ** 0.5
    ribs = 0.003 * np.cos(2 * np.pi * y / 0.052)
    z = body + (rng.uniform(-.0045, .0055, x.shape) + ribs + 0.0015 * np.sin(3 * x + 2 * y)) * (edge > 0.01) + 0.001
    x = x + rng.normal(0, loop * 0.22, x.shape) + 0.004 * np.sin(5 * y + 1)
    y = y + rng.normal(0, loop * 0.22, y.shape) + 0.004 * np.sin(4 * x)
    return piece('rug', [mesh('rug-pile', np.column_stack([x.ravel(), y.ravel(), z.ravel()]), grid_faces(columns, rows), pile(colour))])


def round_rug(diameter=2.0, colour='oat', seed=5, loop=0.0065):
    """The same loops cut to a circle, with a bound edge."""
    rng, r = np.random.default_rng(seed), diameter / 2
    count = int(diameter / loop)
    x, y = np.meshgrid(*[np.linspace(-r, r, count)] * 2)
    away = np.hypot(x, y)
    outside = away >= r
    x, y = np.where(outside, x * r / np.maximum(away, 1e-6), x), np.where(outside, y * r / np.maximum(away, 1e-6), y)
    edge = r - np.minimum(away, r)
    ribs = 0.003 * np.cos(2 * np.pi * y / 0.052)
    z = 0.017 * np.clip(edge / 0.02, 0, 1) ** 0.5 + (rng.uniform(-.0045, .0055, x.shape) + ribs) * (edge > 0.012) + 0.001
    inner = (edge > 0.012) * loop * 0.22
    points = np.column_stack([(x + rng.normal(0, 1, x.shape) * inner).ravel(), (y + rng.normal(0, 1, x.shape) * inner).ravel(), z.ravel()])
    faces = np.array(grid_faces(count, count))
    return piece('round-rug', [mesh('rug-pile', points, faces[~outside.ravel()[faces].all(1)], pile(colour))])


def flat_rug(width=2.4, length=3.2, colour='cream', round=False):
    """A rug's body without its loops, for where a normal map draws them."""
    if round:
        return piece('round-rug', [cylinder('rug-body', width / 2, .020, pile(colour), edge=.009, segments=96)])
    return piece('rug', [box('rug-body', (width, length, .020), pile(colour), (0, 0, .010), edge=.009)])


def curtain(width=0.7, height=2.45, seed=1, material=None):
    """A gathered length hanging from z = height along x; folds deepen towards the hem."""
    rng = np.random.default_rng(seed)
    columns, rows = 160, 26
    s, t = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    phase = np.cumsum(rng.uniform(.75, 1.25, columns))
    phase = phase / phase[-1] * 2 * np.pi * width / 0.105
    depth = 0.022 + 0.024 * t
    y = depth * np.sin(phase[None, :] + 0.5 * np.sin(3 * t)) + 0.012 * np.sin(2.0 * phase[None, :] + 2 * t) * t
    x = (s - 0.5) * width * (1 + 0.05 * t) + 0.010 * np.cos(phase[None, :]) * t
    z = height - (height - 0.012) * t
    made = mesh('curtain', np.column_stack([x.ravel(), y.ravel(), z.ravel()]), grid_faces(columns, rows), material or sheer())
    return piece('curtain', [made])


def curtain_rod(length, height=2.5):
    """Oak rod with two turned ends, along x."""
    rod = cylinder('rod', 0.014, length, oak('z'), (-length / 2, 0, height), rotation=(0, np.pi / 2, 0))
    ends = [cylinder('rod-end', 0.022, 0.03, oak('z'), (s * length / 2 - 0.015, 0, height), rotation=(0, np.pi / 2, 0)) for s in (-1, 1)]
    return piece('curtain-rod', [rod, *ends])


def throw(width=0.55, drop=0.42, depth=0.5, colour='cream', seed=5):
    """A blanket over an edge running along x at z=0: lies back over +y, hangs down in front."""
    rng = np.random.default_rng(seed)
    columns, rows = 60, 60
    s, t = np.meshgrid(np.linspace(-.5, .5, columns), np.linspace(0, drop + depth, rows))
    over = np.clip(t - drop, 0, None)
    y = np.where(t < drop, -0.012 - 0.02 * (1 - t / drop) * np.sin(14 * s + 1), over)
    z = np.where(t < drop, t - drop, 0.008) + 0.008 * np.exp(-((t - drop) / .05) ** 2) + 0.004 * np.sin(30 * s + 5 * t)
    x = s * width + 0.02 * np.sin(6 * t + rng.uniform(0, 3))
    made = mesh('throw', np.column_stack([x.ravel(), y.ravel(), z.ravel()]), grid_faces(columns, rows), linen(colour))
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.006
    return piece('throw', [made])


def curtain_pair(span=2.2, height=2.5, colour=None):
    """Two gathered lengths at the ends of a rod, as beside a window; span in metres."""
    cloth = linen(colour) if colour else None
    parts = [place(curtain(.55, height - .04, seed, cloth), side * (span / 2 - .36)) for side, seed in ((-1, 1), (1, 2))]
    return piece('curtains', [curtain_rod(span, height), *parts])


def folded_throw(colour='clay', size=(.46, .34)):
    """A blanket folded in four, its rounded folds to the front."""
    parts = []
    for n in range(4):
        w, d = size[0] - .006 * n, size[1] - .008 * n
        parts += cushion('throw-layer', (w, d, .024), linen(colour), radius=.0118, puff=.004, wrinkle=.0035, seed=40 + n, piping=False, cuts=20,
                         location=(.003 * (-1) ** n, -.003 * n, .0135 + .0225 * n), rotation=(0, 0, radians((.8, -.7, .5, -1.1)[n])))
    return piece('throw', parts)


def cushion_pair(tones=('oat', 'clay')):
    """Two scatter cushions, one leaning against the other, as they stand on a seat."""
    parts = cushion('pillow', (.48, .48, .17), linen(tones[0]), radius=.08, puff=.02, pinch=.72, wrinkle=.006, seed=31,
                    location=(-.10, .09, .228), rotation=(radians(74), 0, radians(8)))
    parts += cushion('pillow', (.42, .42, .16), linen(tones[1]), radius=.075, puff=.02, pinch=.72, wrinkle=.006, seed=33,
                     location=(.12, -.065, .196), rotation=(radians(66), 0, radians(-9)))
    return piece('cushion-pair', parts)
