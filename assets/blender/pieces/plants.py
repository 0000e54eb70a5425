"""Plants: every leaf is a bent, folded sheet with thickness; the pot is turned stoneware."""
import numpy as np
from kit.group import piece
from kit.shapes import lathe, mesh, grid_faces, tube, cylinder
from materials.plain import ceramic, earth, leaf


def leaf_points(length, width, droop, fold, tip=1.0, columns=5, rows=12):
    """One leaf from the origin along +x: outline by a sine power, folded on its rib, bending down."""
    t = np.repeat(np.linspace(0, 1, rows), columns)
    s = np.tile(np.linspace(-1, 1, columns), rows)
    half = width / 2 * np.sin(np.pi * np.clip(t, 0, 1) ** (0.8 * tip)) ** 0.85 + 0.002
    bend = droop * t
    x = length * np.where(np.abs(bend) < 1e-4, t, np.sin(bend) / max(abs(droop), 1e-4))
    z = -length * (1 - np.cos(bend)) / max(abs(droop), 1e-4) + fold * np.abs(s) * half + 0.006 * np.sin(9 * t + s)
    return np.column_stack([x, s * half, z])


def turned(points, yaw, pitch, roll):
    """Rotates (n, 3) about x by roll, then lifts by pitch, then turns by yaw (radians)."""
    cr, sr, cp, sp, cy, sy = np.cos(roll), np.sin(roll), np.cos(pitch), np.sin(pitch), np.cos(yaw), np.sin(yaw)
    rx = np.array([[1, 0, 0], [0, cr, -sr], [0, sr, cr]])
    ry = np.array([[cp, 0, -sp], [0, 1, 0], [sp, 0, cp]])
    rz = np.array([[cy, -sy, 0], [sy, cy, 0], [0, 0, 1]])
    return points @ (rz @ ry @ rx).T


def foliage(name, leaves, colour, thickness=0.0012):
    """Joins leaf point arrays into one mesh with real thickness."""
    base, rows, columns = np.concatenate(leaves), 12, 5
    faces = [tuple(i + n * rows * columns for i in f) for n in range(len(leaves)) for f in grid_faces(columns, rows)]
    made = mesh(name, base, faces, leaf(colour))
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = thickness
    made.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    return made


def pot(radius=0.19, height=0.36, colour='#DCD0BF'):
    r, h = radius, height
    wall = [(0, 0), (r * 0.72, 0), (r * 0.78, 0.012), (r, h - 0.03), (r * 1.01, h - 0.008), (r * 0.99, h), (r * 0.93, h - 0.004), (r * 0.90, h - 0.06), (0, h - 0.06)]
    return [lathe('pot', wall, ceramic(colour), segments=64),
            cylinder('soil', r * 0.9, 0.02, earth(), (0, 0, h - 0.065), edge=0.008)]


def fig_tree(height=1.75, seed=4, colour='#3B5429'):
    """A rubber-fig: three slender stems with broad leaves in a spiral."""
    rng = np.random.default_rng(seed)
    parts, leaves = pot(), []
    for stem in range(3):
        lean, turn = rng.uniform(0.08, 0.2), stem * 2.1 + rng.uniform(-.3, .3)
        top = height * (1.0, 0.82, 0.66)[stem]
        t = np.linspace(0, 1, 14)
        reach = 0.05 + lean * t ** 1.5
        path = np.column_stack([reach * np.cos(turn + t * 0.3), reach * np.sin(turn + t * 0.3), 0.28 + (top - 0.28) * t])
        parts.append(tube('stem', path, 0.011, earth('#5B4A33'), taper=list(1 - 0.6 * t)))
        for n in range(23):
            at = 0.26 + 0.74 * n / 22
            base = np.array([np.interp(at, t, path[:, i]) for i in range(3)])
            size = rng.uniform(0.19, 0.30) * (1.05 - 0.35 * (at > 0.93))
            shape = leaf_points(size, size * 0.50, rng.uniform(0.3, 0.9), 0.22)
            pitch = rng.uniform(0.05, 0.75) + 0.5 * (at > 0.93)
            leaves.append(turned(shape, n * 2.4 + rng.uniform(-.3, .3), pitch, rng.uniform(-.4, .4)) + base)
    return piece('fig-tree', [*parts, foliage('fig-leaves', leaves, colour)])


def tuft(height=0.35, count=34, seed=2, colour='#5E7A3C', pot_size=(0.075, 0.12), pot_colour='#C9B79C'):
    """A small grassy or trailing pot plant for shelves and tables."""
    rng = np.random.default_rng(seed)
    leaves = [turned(leaf_points(rng.uniform(.7, 1.1) * height, 0.03, rng.uniform(.8, 2.2), 0.3),
                     rng.uniform(0, 6.28), rng.uniform(.6, 1.4), rng.uniform(-.3, .3)) + [0, 0, pot_size[1] - 0.03] for _ in range(count)]
    return piece('tuft', [*pot(*pot_size, pot_colour), foliage('tuft-leaves', leaves, colour, 0.0008)])


def twigs(height=0.55, seed=7, colour='#77804F', z=0.2):
    """Cut branches for a vase standing with its mouth at height z."""
    rng, parts, leaves = np.random.default_rng(seed), [], []
    for _ in range(6):
        yaw, lean = rng.uniform(0, 6.28), rng.uniform(.12, .42)
        t = np.linspace(0, 1, 10)
        path = np.column_stack([height * lean * t ** 1.6 * np.cos(yaw), height * lean * t ** 1.6 * np.sin(yaw), z - 0.12 + (height + 0.1) * t * (1 - lean / 3)])
        parts.append(tube('twig', path, 0.003, earth('#6B5535'), taper=list(1 - .7 * t)))
        for at in np.linspace(.35, 1, 11):
            base = np.array([np.interp(at, t, path[:, i]) for i in range(3)])
            leaves.append(turned(leaf_points(rng.uniform(.05, .085), .022, .5, .3), rng.uniform(0, 6.28), rng.uniform(-.2, .9), 0) + base)
    return piece('twigs', [*parts, foliage('twig-leaves', leaves, colour, 0.0006)])
