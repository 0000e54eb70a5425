"""An architect's model of a city quarter with a tram line, 1.9 x 1.25 m (about 1:250), base underside on z=0."""
from math import cos, pi, sin
import numpy as np
from kit.group import piece
from kit.shapes import bevel, box, cylinder, mesh, tube
from materials.oak import oak
from materials.plain import metal, paint
from pieces.cell import ball

LENGTH, WIDTH, BASE = 1.9, 1.25, 0.05
TRAM = '#DE7426'
CARD, CARD_2, STREET = '#E2DBCD', '#CFC5B2', '#B5AA97'


def line():
    """The tram's course over the board: (n, 2) metres, an S through the quarter."""
    u = np.linspace(-LENGTH / 2, LENGTH / 2, 160)
    return np.column_stack([u, -.05 - .25 * np.tanh(3.4 * u) + .03 * np.sin(4 * u)])


def ribbon(name, path, width, z, height, material):
    """A flat band along a path, as a bed or a kerb."""
    along = np.gradient(path, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    left, right = path + across * width / 2, path - across * width / 2
    rows = [np.column_stack([p, np.full(len(p), z + h)]) for p, h in ((left, 0), (left, height), (right, height), (right, 0))]
    n = len(path)
    faces = [(r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i) for r in range(3) for i in range(n - 1)]
    return mesh(name, np.concatenate(rows), faces, material, smooth=False)


def house(size, material, at, turn=0.0, gable=True):
    """Card house: walls and a pitched roof, ridge along x; at = (x, y, z) of its footprint's centre."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    roof = y * .75 if gable else 0.0
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 1, 5, 4), (2, 3, 7, 6)]
    if gable:
        v += [(-x, 0, z + roof), (x, 0, z + roof)]
        f += [(1, 2, 6, 9, 5), (3, 0, 4, 8, 7), (4, 5, 9, 8), (6, 7, 8, 9)]
    else:
        f += [(1, 2, 6, 5), (3, 0, 4, 7), (4, 5, 6, 7)]
    return bevel(mesh('house', v, f, material, smooth=False, location=at, rotation=(0, 0, turn)), .0012, 2)


def tree(x, y, z, size, material):
    return [ball('crown', size, material, (x, y, z + size * 2.0), (1, 1, 1.15), .04, int(abs(x * y) * 9999) + 1, rings=14),
            cylinder('trunk', size * .10, size * 1.3, oak('z'), (x, y, z), edge=0, segments=8)]


def block(rng, cx, cy, w, d, z, tones):
    """A perimeter block: houses along four sides round a court."""
    deep, parts = .048, [box('court', (w + .012, d + .012, .006), paint(CARD_2, .9), (cx, cy, z + .003), edge=.002)]
    for sx, sy, length, turn in ((0, -1, w, 0), (0, 1, w, 0), (-1, 0, d - 2 * deep, pi / 2), (1, 0, d - 2 * deep, pi / 2)):
        count = max(1, round(length / .075))
        for n in range(count):
            if rng.random() < .07:
                continue
            t = (n + .5) / count * length - length / 2
            x, y = (cx + t, cy + sy * (d - deep) / 2) if sy else (cx + sx * (w - deep) / 2, cy + t)
            tone = tones[0] if rng.random() < .80 else tones[1]
            parts.append(house((length / count - .0012, deep, rng.choice([.055, .066, .077, .088])), tone, (x, y, z + .005), turn, rng.random() < .78))
    return parts


def tram(path, start, cars=3, length=.075):
    """A low-floor tram of three cars on the line at index `start`."""
    parts = []
    for n in range(cars):
        i = start + n * int(length / (LENGTH / 160) + .6)
        (x, y), (dx, dy) = path[i], path[i + 1] - path[i - 1]
        turn, z = np.arctan2(dy, dx), BASE + .008
        parts.append(box('tram', (length - .003, .025, .034), paint(TRAM, .3), (x, y, z + .020), (0, 0, turn), edge=.005))
        parts.append(box('tram-glass', (length - .014, .0256, .012), paint('#1E242A', .15), (x, y, z + .025), (0, 0, turn), edge=.002))
        parts.append(box('tram-roof', (length - .012, .014, .003), paint(CARD, .5), (x, y, z + .038), (0, 0, turn), edge=.0012))
    return parts


def city_model(seed=8):
    rng, z, path = np.random.default_rng(seed), BASE, line()
    white, wood, green, pale = paint(CARD, .85), oak('x', 'light'), paint('#8C9A78', .95), paint('#B9C0A3', .95)
    parts = [box('base', (LENGTH + .04, WIDTH + .04, BASE - .004), oak('x'), (0, 0, (BASE - .004) / 2), edge=.006),
             box('ground', (LENGTH, WIDTH, .006), paint(STREET, .9), (0, 0, BASE - .003), edge=.001),
             ribbon('boulevard', path, .105, z, .003, paint(CARD_2, .9)), ribbon('bed', path, .052, z, .005, paint('#E08A54', .8))]
    along = np.gradient(path, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    for s in (-1, 1):
        for lane in (-.011, .011):
            rail = path + across * (lane + s * .0048)
            parts.append(tube('rail', np.column_stack([rail, np.full(len(rail), z + .006)]), .0022, paint(TRAM, .4)))
        for i in range(4, 156, 5):
            x, y = path[i] + across[i] * s * .043
            parts += tree(x, y, z, .0125 + .002 * rng.random(), green if i % 2 else pale)
    park, hall = np.array([-.36, -.30]), (.40, .10)
    for cx in np.arange(-.82, .9, .235):
        for cy in np.arange(-.50, .55, .205):
            near = np.abs(path[:, 1] - cy)[np.abs(path[:, 0] - cx) < .13].min()
            if np.linalg.norm(np.array([cx, cy]) - park) < .20 or near < .075 or np.hypot(cx - hall[0], cy - hall[1]) < .13:
                continue
            if near < .145:
                side = np.sign(cy - path[np.argmin(np.abs(path[:, 0] - cx)), 1])
                parts += block(rng, cx, cy + side * .05, .185, .085, z, (white, wood))
            else:
                parts += block(rng, cx, cy, .185, .15, z, (white, wood))
    parts += [cylinder('park', .19, .005, paint('#A9B391', .95), (*park, z), edge=.002, segments=80),
              cylinder('pond', .055, .0062, paint('#9FB8BF', .1), (park[0] + .05, park[1] - .04, z), edge=.001)]
    for _ in range(46):
        a, r = rng.uniform(0, 6.28), .17 * rng.uniform(.45, 1)
        if np.hypot(r * cos(a) - .05, r * sin(a) + .04) > .07:
            parts += tree(park[0] + r * cos(a), park[1] + r * sin(a), z + .004, rng.uniform(.011, .019), (green, pale, green)[rng.integers(3)])
    parts += [house((.15, .075, .085), wood, (*hall, z), 0), house((.034, .034, .19), wood, (hall[0] + .06, hall[1] + .02, z), 0, False),
              cylinder('spire', .022, .05, oak('z'), (hall[0] + .06, hall[1] + .02, z + .19), top=.0005, edge=0, segments=4)]
    for i in (40, 104):
        for s in (-1, 1):
            x, y = path[i] + across[i] * s * .029
            turn = np.arctan2(along[i, 1], along[i, 0])
            parts += [box('platform', (.11, .012, .006), white, (x, y, z + .006), (0, 0, turn), edge=.001),
                      box('shelter', (.045, .011, .0015), paint(TRAM, .4), (x, y, z + .026), (0, 0, turn), edge=.0006)]
            parts += [cylinder('post', .001, .018, metal('#3A3A3A'), (x + k * cos(turn), y + k * sin(turn), z + .008), edge=0, segments=8) for k in (-.018, .018)]
    return piece('city-model', [*parts, *tram(path, 52), *tram(path, 116)])
