"""Bath: tub, vanity with basin, toilet, towel rail, mat, cabinet mirror."""
from math import pi
import numpy as np
from kit.group import piece
from kit.shapes import box, cylinder, grid_faces, lathe, mesh, slab, tube
from kit.soft import cushion
from materials.cloth import linen, pile
from materials.oak import oak
from materials.plain import ceramic, metal
from home.tiles import tile

PORCELAIN = '#ECE7DD'


def brass():
    return metal('#B08D57', .3)


def porcelain():
    return ceramic(PORCELAIN, 0.0)


def ring(half_x, half_y, power, z, count=72, lean=0.0):
    """A superellipse at height z: power 2 is an ellipse, larger ones grow corners; lean moves it along y."""
    a = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    return np.column_stack([half_x * np.sign(c) * np.abs(c) ** (2 / power), lean + half_y * np.sign(s) * np.abs(s) ** (2 / power), np.full(count, z)])


def vessel(name, rings, material, location=(0, 0, 0), close=True):
    """A skin through superellipses [(half x, half y, power, z, lean)], from the outside in; its end is closed, its start too with `close`."""
    layers = [ring(*r[:4], lean=r[4] if len(r) > 4 else 0) for r in rings]
    layers.append(np.tile(layers[-1].mean(0), (72, 1)))
    if close:
        layers.insert(0, np.tile(layers[0].mean(0), (72, 1)))
    made = mesh(name, np.concatenate(layers), grid_faces(72, len(layers), wrap=True), material, location=location)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, .7
    return made


def bath_tub(length=1.70, width=.75, high=.57):
    """Built in: a tiled apron to -y, an enamelled rim, a basin with sloping ends. Back on y = +width / 2."""
    x, y = length / 2, width / 2
    parts = [slab('tub-apron', (-x, -y + .012, 0), (x, -y + .05, high - .035), tile('splash'), edge=.003)]
    inner = (x - .075, y - .075)
    rim = [(x, y, 40, high - .035), (x, y, 40, high - .006), (x - .004, y - .004, 38, high - .001), (x - .012, y - .012, 34, high), (inner[0] + .012, inner[1] + .012, 7, high),
           (inner[0] + .003, inner[1] + .003, 6, high - .004), (inner[0], inner[1], 6, high - .014), (inner[0] - .03, inner[1] - .02, 5, high - .18), (inner[0] - .07, inner[1] - .045, 5, high - .36), (inner[0] - .12, inner[1] - .08, 4, high - .415), (inner[0] - .25, inner[1] - .16, 3, high - .43)]
    parts.append(slab('tub-end', (-x + .012, -y + .0125, 0), (-x + .05, y - .002, high - .0355), tile('splash'), edge=.003))
    parts.append(vessel('tub', rim, porcelain(), close=False))
    parts.append(cylinder('tub-drain', .032, .004, brass(), (.52, 0, high - .431)))
    # Filler on the wall behind.
    parts += [cylinder('tub-spout', .013, .16, brass(), (.30, y + .0, high + .20), rotation=(pi / 2, 0, 0)), cylinder('tub-spout', .011, .05, brass(), (.30, y - .15, high + .155)),
              *[cylinder('tub-handle', .022, .05, brass(), (.30 + s * .12, y, high + .20), rotation=(pi / 2, 0, 0)) for s in (-1, 1)]]
    # A tray of oak across the tub.
    parts += [slab('tub-tray', (-.52, -y - .015, high + .002), (-.34, y - .02, high + .02), oak('y', 'light'), edge=.004),
              lathe('tub-jar', [(0, 0), (.035, 0), (.04, .006), (.04, .085), (.032, .095), (0, .095)], ceramic('#A4603C'), (-.43, -.12, high + .02)),
              lathe('tub-bowl', [(0, 0), (.03, 0), (.055, .03), (.06, .045), (.056, .045), (.03, .012), (0, .01)], ceramic('#8E9A82'), (-.43, .06, high + .02))]
    return piece('bath-tub', parts)


def vanity(width=.90, depth=.45):
    """An oak drawer unit hung on the wall, stone top, a bowl basin and a wall tap; a round-cornered mirror above with its lamp."""
    y, top = depth / 2, .82
    parts = [box('vanity-body', (width - .01, depth - .02, .40), oak('x'), (0, .01, top - .23), edge=.003)]
    for s in (-1, 1):
        parts.append(box('vanity-front', (width - .008, .02, .196), oak('x', 'light'), (0, -y + .008, top - .23 + s * .0995), edge=.003))
        parts.append(box('vanity-pull', (.16, .014, .010), brass(), (0, -y - .014, top - .23 + s * .0995 + .06), edge=.003))
    parts.append(slab('vanity-top', (-width / 2, -y - .005, top - .028), (width / 2, y - .001, top), ceramic('#E3DBCD', .12), edge=.004))
    shape = [(.12, .09, 2.4, top), (.15, .115, 2.4, top + .012), (.205, .155, 2.5, top + .115), (.205, .155, 2.5, top + .122), (.198, .148, 2.5, top + .124), (.19, .14, 2.5, top + .118), (.14, .10, 2.4, top + .03), (.05, .05, 2, top + .02)]
    parts.append(vessel('basin', shape, porcelain(), (0, -.03, 0)))
    parts.append(cylinder('basin-drain', .024, .004, brass(), (0, -.03, top + .0195)))
    parts += [cylinder('tap-plate', .028, .012, brass(), (0, y, top + .27), rotation=(pi / 2, 0, 0)),
              tube('wall-tap', [(0, y - .005, top + .27), (0, y - .14, top + .27), (0, y - .155, top + .262), (0, y - .16, top + .235)], .0105, brass()),
              cylinder('tap-lever', .02, .045, brass(), (.11, y, top + .27), rotation=(pi / 2, 0, 0))]
    parts += [lathe('beaker', [(0, 0), (.034, 0), (.036, .004), (.036, .10), (.032, .10), (.031, .01), (0, .01)], ceramic('#8E9A82'), (-.34, .06, top)),
              *[cylinder('brush', .005, .17, oak('z', 'light'), (-.34 + dx, .06, top + .012), rotation=(.12 * k, .16 * dx * 60, 0)) for k, dx in ((1, -.006), (-1, .008))],
              lathe('soap', [(0, 0), (.03, 0), (.034, .008), (.034, .12), (.014, .135), (.012, .16), (0, .16)], ceramic('#A4603C'), (.34, .05, top))]
    return piece('vanity', parts + wall_mirror(.70, .90, 1.52, y))


def wall_mirror(width, height, middle, back):
    """Flat on the wall at y = back: rounded corners, thin brass frame."""
    count, outline = 96, ring(width / 2, height / 2, 7, 0, 96)
    face = [(p[0], back - .016, middle + p[1]) for p in outline]
    glass = mesh('mirror-glass', face, [tuple(range(count))[::-1]], metal('#DAD8D2', .02), smooth=False)
    rim = tube('mirror-rim', [(p[0] * 1.004, back - .012, middle + p[1] * 1.004) for p in outline], .011, brass(), closed=True)
    return [_facing(glass), rim]


def _facing(obj):
    """Turns a flat face that should look to -y."""
    if obj.data.polygons[0].normal.y > 0:
        obj.data.flip_normals()
    return obj


def toilet():
    """Hung on the wall, its cistern behind a tiled ledge 0.16 m deep; back on y = 0 is the wall."""
    white, ledge = porcelain(), .16
    parts = [slab('ledge', (-.42, -ledge, 0), (.42, -.001, 1.10), tile('splash'), edge=.003), slab('ledge-top', (-.43, -ledge - .012, 1.10), (.43, -.001, 1.125), oak('x', 'light'), edge=.004)]
    y = -ledge - .27
    bowl = [(.09, .14, 2.6, .11, .10), (.13, .20, 2.6, .14, .07), (.165, .25, 2.6, .26, .02), (.178, .268, 2.6, .385, 0), (.176, .266, 2.6, .398, 0)]
    parts.append(vessel('toilet-bowl', bowl, white, (0, y, 0)))
    parts.append(vessel('toilet-seat', [(.176, .262, 2.6, .399), (.182, .268, 2.6, .404), (.182, .268, 2.6, .418), (.176, .262, 2.6, .422)], white, (0, y, 0)))
    parts.append(vessel('toilet-lid', [(.174, .258, 2.6, .423), (.181, .266, 2.6, .428), (.180, .265, 2.6, .438), (.165, .25, 2.6, .444), (.08, .12, 2.4, .447)], white, (0, y, 0)))
    parts.append(box('flush', (.22, .008, .15), ceramic('#E3DBCD', 0.0), (0, -ledge - .003, .92), edge=.003))
    parts += [box('flush-key', (.085, .006, .11), brass(), (s * .048, -ledge - .008, .92), edge=.002) for s in (-1, 1)]
    for x, z, tone in ((-.22, 1.125, '#A4603C'),):
        parts.append(lathe('ledge-vase', [(0, 0), (.035, 0), (.05, .05), (.045, .10), (.022, .14), (.026, .16), (.021, .16), (.016, .14), (0, .12)], ceramic(tone), (x, -.08, z)))
    paper = [cylinder('paper', .055, .10, linen('cream'), (.30, -ledge - .075, .66), rotation=(0, pi / 2, 0)), cylinder('paper-bar', .008, .13, brass(), (.285, -ledge - .075, .66), rotation=(0, pi / 2, 0)),
             tube('paper-arm', [(.288, -ledge, .66), (.288, -ledge - .075, .66)], .007, brass())]
    return piece('toilet', parts + paper)


def hanging_towel(width, drop, colour, seed, z, y=-.06):
    """A towel folded over a rail at height z; both ends hang, the front one longer."""
    rng = np.random.default_rng(seed)
    s, t = np.meshgrid(np.linspace(-.5, .5, 28), np.linspace(-1, 1, 60))
    front = t < 0
    length = np.where(front, drop, drop * .8)
    a = np.clip(np.abs(t), 0, 1)
    bend = np.clip(a / .06, 0, 1)
    py = y + np.where(front, -1, 1) * .017 * np.sin(bend * pi / 2) + .006 * np.sin(9 * s + rng.uniform(0, 3)) * a * np.where(front, 1, .4)
    pz = z + .016 * np.cos(bend * pi / 2) - np.clip(a - .06, 0, 1) / .94 * length
    px = s * width * (1 - .03 * a) + .004 * np.sin(5 * a + s)
    made = mesh('towel', np.column_stack([px.ravel(), py.ravel(), pz.ravel()]), grid_faces(28, 60), linen(colour))
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = .007
    return made


def towel_rail(width=.56):
    """Two brass bars, a towel over each; the wall is y = 0."""
    parts = []
    for z in (1.05, 1.50):
        parts.append(cylinder('towel-bar', .009, width, brass(), (-width / 2, -.06, z), rotation=(0, pi / 2, 0)))
        parts += [cylinder('towel-post', .008, .06, brass(), (s * (width / 2 - .02), 0, z), rotation=(pi / 2, 0, 0)) for s in (-1, 1)]
    parts += [hanging_towel(.42, .52, 'cream', 3, 1.50), hanging_towel(.40, .42, 'clay', 4, 1.05)]
    return piece('towel-rail', parts)


def bath_mat(width=.80, depth=.50):
    """Thick cotton, the corners a little soft."""
    return piece('bath-mat', cushion('bath-mat', (width, depth, .022), pile('cream'), radius=.01, puff=.001, wrinkle=.0012, seed=9, piping=False, cuts=40, location=(0, 0, .0125)))
