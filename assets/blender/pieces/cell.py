"""An animal cell as a teaching model, 0.54 m across, opened towards -y.

Shapes follow the usual textbook cut: membrane, cytoplasm, nucleus with nucleolus, endoplasmic reticulum,
mitochondria, Golgi apparatus, lysosomes, vesicles, ribosomes, a pair of centrioles. Sizes are didactic, not to scale.
"""
from math import cos, pi, radians, sin
import numpy as np
from kit.group import piece
from kit.shapes import cylinder, grid_faces, mesh, tube
from kit.soft import ripple
from materials.gel import flesh, gel


def ball(name, radius, material, centre, squash=(1, 1, 1), bumps=0.0, seed=1, opening=None, thickness=0.0, rings=48):
    """A sphere; opening: its window as `cut_window` has it, if any."""
    u, v = np.meshgrid(np.linspace(0, 2 * pi, rings * 2, endpoint=False), np.linspace(0.001, pi - 0.001, rings))
    unit = np.column_stack([(np.cos(u) * np.sin(v)).ravel(), (np.sin(u) * np.sin(v)).ravel(), np.cos(v).ravel()])
    faces = grid_faces(rings * 2, rings, wrap=True)
    if opening:
        unit, faces = cut_window(unit, faces, *opening)
    points = unit * (radius * (1 + bumps * ripple(unit, seed, 3.0)))[:, None] * squash
    made = mesh(name, points, faces, material, location=centre)
    if thickness:
        made.modifiers.new('thickness', 'SOLIDIFY').thickness = -thickness
        made.modifiers['thickness'].offset = -1
    return made


def cut_window(unit, faces, azimuth, elevation, width, height):
    """A sphere without the part within a rounded window, whose rim is smooth: the vertices nearest to it are moved onto it.

    azimuth, elevation: its middle, from the front (-y) to the right and up; width, height: half of each. Radians.
    """
    across, up = np.arctan2(unit[:, 0], -unit[:, 1]), np.arcsin(unit[:, 2])
    level = lambda a, e: ((a - azimuth) / width) ** 4 + ((e - elevation) / height) ** 4 - 1
    is_shell = level(across, up) >= 0
    shell = [f for f in faces if is_shell[list(f)].all()]
    removed = [f for f in faces if not is_shell[list(f)].all()]
    rim = np.intersect1d(np.unique(shell), np.unique(removed))
    for _ in range(4):
        a, e = across[rim], up[rim]
        slope = np.array([4 * (a - azimuth) ** 3 / width ** 4, 4 * (e - elevation) ** 3 / height ** 4])
        across[rim], up[rim] = (a, e) - slope * level(a, e) / (slope ** 2).sum(0)
    unit[rim] = np.column_stack([np.sin(across) * np.cos(up), -np.cos(across) * np.cos(up), np.sin(up)])[rim]
    return unit, shell


#: in the membrane: in front, above the middle
MEMBRANE_WINDOW = (.0, .42, .92, .62)
#: in the nucleus, toward its nucleolus
NUCLEUS_WINDOW = (.62, .52, .62, .50)


def mitochondrion(centre, length, radius, turn, tilt, seed):
    """A capsule, open on top, with folded cristae inside."""
    t = np.linspace(-1, 1, 28)
    ring = np.linspace(0, 2 * pi, 28, endpoint=False)
    profile = radius * np.sqrt(np.clip(1 - np.abs(t) ** 4, 0.0005, 1))
    bend = 0.12 * length * t ** 2
    shell = np.array([(length / 2 * a, b + r * cos(k), r * sin(k)) for a, r, b in zip(t, profile, bend) for k in ring])
    open_top = shell[:, 2] > radius * 0.45
    faces = [f for f in grid_faces(28, 28, wrap=True) if not open_top[list(f)].all()]
    body = mesh('mitochondrion', shell, faces, flesh('#D2561E'), location=centre, rotation=(0, tilt, turn))
    body.modifiers.new('thickness', 'SOLIDIFY').thickness = radius * .16
    s = np.linspace(-.86, .86, 90)
    fold = tube('cristae', [(length / 2 * a, .12 * length * a * a + radius * .62 * (1 - abs(a) ** 5) * sin(17 * a + seed), radius * .22) for a in s],
                radius * .17, flesh('#7E2A12'))
    fold.location, fold.rotation_euler = centre, (0, tilt, turn)
    return [body, fold]


def sheet_stack(name, centre, inner, layers, gap, arc, lift, colour, turn=0.0, wave=0.0, height=.05):
    """Curved membranes side by side: Golgi, or rough reticulum around the nucleus."""
    parts = []
    for n in range(layers):
        angle, r = np.linspace(-arc / 2, arc / 2, 60) * (1 - .05 * n), inner + n * gap
        rows = np.linspace(-1, 1, 14)
        points = np.array([((r + wave * sin(9 * a + n * 2 + h)) * cos(a), (r + wave * sin(9 * a + n * 2 + h)) * sin(a), lift + height * h * (1 - .35 * abs(a / arc * 2) ** 3)) for h in rows for a in angle])
        made = mesh(name, points, grid_faces(60, 14), flesh(colour), location=centre, rotation=(0, 0, turn))
        made.modifiers.new('thickness', 'SOLIDIFY').thickness = gap * .52
        made.modifiers.new('round', 'BEVEL').width = gap * .2
        parts.append(made)
    return parts


def animal_cell(radius=0.25, seed=3):
    """Its lowest point is 2.4 cm above its origin."""
    rng, r, centre = np.random.default_rng(seed), radius, (0, 0, radius * .93 + .02)
    squash = (1.08, 1, .90)
    parts = [ball('membrane', r, gel('#7FB3A6', .13, .85), centre, squash, .02, 2, MEMBRANE_WINDOW, .006, 160)]
    nucleus = (-.02, .02, centre[2] + .015)
    parts += [ball('nucleus', .088, flesh('#5B4A8C', .3, .2), nucleus, bumps=.015, seed=4, opening=NUCLEUS_WINDOW, thickness=.007, rings=96),
              ball('chromatin', .076, flesh('#8C78BF'), nucleus, bumps=.10, seed=9, opening=NUCLEUS_WINDOW),
              ball('nucleolus', .036, flesh('#C8433A'), (nucleus[0] + .022, nucleus[1] - .028, nucleus[2] + .018), bumps=.06, seed=5)]
    parts += sheet_stack('reticulum', nucleus, .102, 4, .0125, radians(205), -.012, '#3E7FA6', radians(128), .003, .052)
    parts += sheet_stack('golgi', (.125, -.055, centre[2] - .045), .028, 5, .0095, radians(150), 0, '#E0A63C', radians(-40), .0012, .022)
    for n, (x, y, z, turn, tilt) in enumerate(((-.13, -.09, -.06, .5, .2), (.06, -.14, -.075, -.35, -.1), (.145, .02, .05, 1.2, .5), (-.10, .08, .11, 2.2, -.4), (-.165, .0, .02, 1.3, .3), (.03, .12, -.1, .2, .1))):
        parts += mitochondrion((x, y, centre[2] + z), .092, .023, turn, tilt, n)
    inside = lambda scale: _inside(rng, scale * r, squash, centre)
    parts += [ball('lysosome', rng.uniform(.010, .017), flesh('#7FA64A'), inside(.74), rings=20, bumps=.03) for _ in range(12)]
    parts += [ball('vesicle', rng.uniform(.005, .009), gel('#E9C0A8', .5, .95), inside(.8), rings=14) for _ in range(26)]
    parts += [ball('ribosome', .0032, flesh('#2F4E7A'), inside(.86), rings=8) for _ in range(60)]
    for turn in (0, pi / 2):
        parts += [cylinder('centriole', .0028, .034, flesh('#E7DDC9'), (.075 + .011 * cos(k), -.045 + .018 * (turn > 0) + .011 * sin(k), centre[2] + .085), edge=0, segments=10, rotation=(turn, 0, 0))
                  for k in np.linspace(0, 2 * pi, 9, endpoint=False)]
    return piece('animal-cell', parts)


def _inside(rng, reach, squash, centre):
    """A random place in the cell outside the nucleus."""
    while True:
        p = rng.uniform(-1, 1, 3)
        if .5 < np.linalg.norm(p) < 1:
            return tuple(p * reach * squash + centre)
