"""A round model of some city blocks with a tram line that is only proposed: white card, the line drawn in light above its street.

Radius 0.62 m on a turned oak base, about 1:250; stands on z = 0.
"""
import numpy as np
from kit.group import piece
from kit.shapes import cylinder, lathe, tube
from materials.oak import oak
from materials.plain import paint
from .cell import ball
from .city_model import CARD, CARD_2, STREET, block, house, ribbon, tree
from .reticle import mark, ring, unseen_by_light

RADIUS, BASE = .62, .040
SIGNAL = '#E4450F'


def course():
    """The line over the board: (n, 2) metres, a slow S along x."""
    u = np.linspace(-RADIUS, RADIUS, 140)
    path = np.column_stack([u, .02 - .10 * u + .085 * np.sin(5.2 * u)])
    return path[np.hypot(*path.T) < RADIUS - .010]


def quarters(path):
    """Middles of the blocks: rows that follow the line's bend on both sides, as far as the board reaches."""
    found = []
    for row in (-.52, -.335, -.150, .150, .335, .52):
        for cx in np.arange(-.50, .55, .200):
            cy = np.interp(cx, path[:, 0], path[:, 1]) + row
            if np.hypot(abs(cx) + .066, abs(cy) + .054) < RADIUS:
                found.append((cx, cy))
    return found


def proposal(path, z):
    """Two rails and three stops of the line to come, in light."""
    lift = z + .012
    along = np.gradient(path, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    parts = [unseen_by_light(tube('proposed-rail', np.column_stack([path + across * s * .0095, np.full(len(path), lift)]), .0034, mark(SIGNAL))) for s in (-1, 1)]
    for i in (30, 74, 112):
        x, y = path[i]
        parts.append(unseen_by_light(cylinder('stop-pole', .0016, .120, mark(SIGNAL), (x, y, lift), edge=0, segments=10)))
        parts.append(unseen_by_light(ball('stop', .017, mark(SIGNAL), (x, y, lift + .130), rings=24)))
        halo = ring(.038, .0016, SIGNAL)
        halo.location = (x, y, lift)
        parts.append(halo)
    return parts


def block_model(seed=5):
    rng, z, path = np.random.default_rng(seed), BASE, course()
    white, wood, green, pale = paint(CARD, .85), oak('x', 'light'), paint('#8C9A78', .95), paint('#B9C0A3', .95)
    rim = RADIUS + .012
    parts = [lathe('base', [(0, 0), (rim - .004, 0), (rim, .003), (rim, BASE - .004), (rim - .003, BASE - .001), (0, BASE - .001)], oak('x'), segments=160),
             cylinder('ground', RADIUS, .003, paint(STREET, .9), (0, 0, BASE - .0028), edge=.0006, segments=160),
             ribbon('street', path, .110, z, .003, paint(CARD_2, .9)), ribbon('bed', path, .048, z, .005, paint('#C9C2AE', .9))]
    square, hall = np.array([-.28, -.16]), np.array([.12, .26])
    for cx, cy in quarters(path):
        if np.hypot(*(square - (cx, cy))) > .12 and np.hypot(*(hall - (cx, cy))) > .10:
            parts += block(rng, cx, cy, .165, .125, z, (white, wood))
    along = np.gradient(path, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    for i in range(5, len(path) - 4, 5):
        for s in (-1, 1):
            parts += tree(*(path[i] + across[i] * s * .042), z, .0130 + .002 * rng.random(), green if i % 2 else pale)
    parts.append(cylinder('green', .105, .005, paint('#A9B391', .95), (*square, z), edge=.001, segments=64))
    for _ in range(26):
        a, r = rng.uniform(0, 6.28), rng.uniform(.020, .090)
        parts += tree(square[0] + r * np.cos(a), square[1] + r * np.sin(a), z + .004, rng.uniform(.012, .019), (green, pale)[rng.integers(2)])
    parts += [house((.150, .075, .085), wood, (*hall, z)), house((.034, .034, .19), wood, (hall[0] + .060, hall[1] + .020, z), 0, False),
              cylinder('spire', .022, .05, oak('z'), (hall[0] + .060, hall[1] + .020, z + .19), top=.0005, edge=0, segments=4)]
    return piece('block-model', [*parts, *proposal(path, z)])
