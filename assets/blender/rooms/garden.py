"""What is seen through the windows (to the north, +y): deck, lawn, hedge, trees, hills."""
import numpy as np
from kit.nodes import Graph, rgb, shade
from kit.shapes import box, boxes, grid_faces, mesh, tube
from materials.oak import oak
from materials.plain import earth, leaf, paint
from pieces.plants import fig_tree
from kit.group import place
from .daylight import sun


def leaf_cloud(name, centres, radii, count, size, colour, seed):
    """`count` small leaves (quads) on ellipsoid shells: reads as a crown from 6 m on."""
    rng = np.random.default_rng(seed)
    pick = rng.integers(len(centres), size=count)
    normal = rng.normal(size=(count, 3))
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    centre = np.array(centres)[pick] + normal * np.array(radii)[pick][:, None] * rng.uniform(.55, 1.05, (count, 1))
    side = np.cross(normal, rng.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, normal + rng.normal(size=(count, 3)) * .6)
    s = size * rng.uniform(.6, 1.3, (count, 1))
    corners = np.stack([centre - side * s * .45, centre - up * s, centre + side * s * .45, centre + up * s], 1).reshape(-1, 3)
    return mesh(name, corners, np.arange(count * 4).reshape(-1, 4), leaf(colour))


def tree(x, y, height, seed, colour, ground=-.3, count=5200):
    """Trunk and crown of 14 balls of leaves."""
    rng = np.random.default_rng(seed)
    spread = height * .24
    centres = [(x + rng.normal() * spread, y + rng.normal() * spread, ground + height * rng.uniform(.48, .98)) for _ in range(14)]
    leaf_cloud('crown', centres, rng.uniform(.10, .19, 14) * height, count, .10, colour, seed)
    tube('trunk', [(x, y, ground), (x + .05, y, ground + height * .35), (x - .05, y + .1, ground + height * .8)], .035 * height, earth('#54432F'), taper=[1.2, .9, .3])
    for c in centres[:5]:
        tube('branch', [(x, y, ground + height * .35), c], .012 * height, earth('#54432F'))


def grass():
    g = Graph('grass')
    fine, broad = g.noise(g.coords(), 30.0, detail=4), g.noise(g.coords(), .6, detail=3)
    base = rgb('#737F4C')
    tone = g.ramp(fine, [(.3, shade(base, .55)), (.7, shade(base, 1.1))])
    return g.surface(Base_Color=g.mix(broad, tone, shade(base, 1.2)), Roughness=1, Specular=.05, Normal=g.bump(fine, 1, .04))


def garden(front, width=30.0, lamp=True):
    """front: y of the facade's outer face. lamp: a sun of the garden's own, for rooms whose sun stands behind the trees."""
    boxes('lawn', [((-40, front, -.5), (40, front + 60, -.3))], grass())
    for n in range(20):
        box('deck', (width * .6, .135, .03), oak('x', 'smoked' if n % 7 == 3 else 'natural'), (0, front + .07 + n * .142, -.08), edge=.004)
    # The room's sun stands behind the trees; a broad weak one from over the roof lights the sides we see.
    if lamp:
        sun((.35, 1, -.75), 2.6, '#FFF1DC', angle=30)
    rng = np.random.default_rng(5)
    spots = [(x, front + 8.2 + rng.uniform(-.3, .3), rng.uniform(.1, 1.0)) for x in np.linspace(-17, 17, 60)]
    leaf_cloud('hedge', spots, [.75] * 60, 70000, .075, '#52703A', 1)
    boxes('hedge-core', [((-17, front + 8.0, -.3), (17, front + 8.4, .95))], earth('#39502A'))
    for x, y, h, tone in ((-7.5, 10, 5.2, '#5B7434'), (-2.4, 13, 6.0, '#4B6A33'), (2.2, 10.5, 4.4, '#7A8438'), (6.5, 12, 6.2, '#52702F'), (11, 11, 5, '#6A7F3A'), (-13, 12, 6, '#4B6A33')):
        tree(x, front + y, h, int(abs(x) * 10) + 3, tone)
    for n, (x, y, s, tone) in enumerate(((-22, 75, 30, '#7F9A86'), (14, 85, 38, '#8BA39A'), (40, 70, 26, '#7F9A86'))):
        u, v = np.meshgrid(np.linspace(0, np.pi, 24), np.linspace(0, np.pi, 16))
        points = np.column_stack([(x + s * np.cos(u)).ravel(), (front + y + 6 * np.sin(v) * np.cos(v)).ravel(), (-1 + s * .17 * np.sin(u) * np.sin(v)).ravel()])
        mesh('hill', points, grid_faces(24, 16), paint(tone, 1.0))
    for x, s in ((-4.0, 1.0), (.15, 1.15), (4.2, .95)):
        place(fig_tree(1.5, seed=int(abs(x) * 7) + 2, colour='#4C6B33'), x, front + 1.6, .4 * x, z=-.06, scale=s)
