"""A district in white card that fills the view, 3.6 x 3.0 m (about 1:250): perimeter blocks, a river with bridges, a park, a square.

Streets lie at z = 0. SQUARE, PARK and QUAY are the middles of places worth a notice on a phone, (x, y) metres.
"""
import numpy as np
from kit.group import piece
from kit.shapes import box, cylinder
from materials.oak import oak
from materials.plain import paint
from .city_model import CARD, CARD_2, STREET, block, house, ribbon, tree

HALF_X, HALF_Y, GROUND = 2.3, 1.9, .012
SQUARE, PARK, QUAY = (-.02, -.02), (-.74, .42), (.78, .30)


def river():
    """(n, 2) metres, from the south-east to the north-west."""
    u = np.linspace(-HALF_X, HALF_X, 200)
    return np.column_stack([u, .62 + .26 * np.tanh(-1.3 * (u - .1)) + .05 * np.sin(3 * u)])


def _square(white, wood):
    """The open square with the hall and its tower on the north side."""
    x, y = SQUARE
    return [box('paving', (.36, .34, .005), paint(CARD_2, .9), (x, y, GROUND + .0025), edge=.001),
            house((.17, .080, .095), wood, (x - .02, y + .115, GROUND + .004)),
            house((.036, .036, .21), wood, (x + .085, y + .115, GROUND + .004), 0, False),
            cylinder('spire', .024, .055, oak('z'), (x + .085, y + .115, GROUND + .214), top=.0005, edge=0, segments=4)]


def _park(rng, tones):
    x, y = PARK
    parts = [cylinder('park', .235, .005, paint('#A9B391', .95), (x, y, GROUND), edge=.002, segments=96),
             cylinder('pond', .060, .0062, paint('#9FB8BF', .12), (x + .06, y - .03, GROUND), edge=.001, segments=64)]
    for _ in range(60):
        a, r = rng.uniform(0, 6.28), .215 * rng.uniform(.35, 1) ** .6
        if np.hypot(r * np.cos(a) - .06, r * np.sin(a) + .03) > .078:
            parts += tree(x + r * np.cos(a), y + r * np.sin(a), GROUND + .004, rng.uniform(.012, .020), tones[rng.integers(2)])
    return parts


def district_model(seed=14):
    rng, path = np.random.default_rng(seed), river()
    white, wood, green, pale = paint(CARD, .85), oak('x', 'light'), paint('#8C9A78', .95), paint('#B9C0A3', .95)
    parts = [box('ground', (2 * HALF_X, 2 * HALF_Y, .024), paint(STREET, .9), (0, 0, 0), edge=.002),
             ribbon('quay', path, .270, GROUND, .004, paint(CARD_2, .9)), ribbon('river', path, .170, GROUND, .0056, paint('#9DB4BA', .10))]
    for x in np.arange(-HALF_X + .15, HALF_X, .255):
        for y in np.arange(-HALF_Y + .12, HALF_Y, .215):
            near = np.hypot(path[:, 0] - x, path[:, 1] - y).min()
            if near < .215 or np.hypot(x - PARK[0], y - PARK[1]) < .335 or (abs(x - SQUARE[0]) < .29 and abs(y - SQUARE[1]) < .25):
                continue
            parts += block(rng, x, y, .195, .155, GROUND, (white, wood))
    along = np.gradient(path, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    for i in range(2, 198, 3):
        for s in (-1, 1):
            parts += tree(*(path[i] + across[i] * s * .112), GROUND + .003, .0125 + .003 * rng.random(), green if i % 2 else pale)
    for i in (66, 122):
        turn = np.arctan2(along[i, 1], along[i, 0]) + np.pi / 2
        parts.append(box('bridge', (.250, .052, .010), paint(CARD, .85), (*path[i], GROUND + .014), (0, 0, turn), edge=.002))
    return piece('district-model', [*parts, *_square(white, wood), *_park(rng, (green, pale))])
