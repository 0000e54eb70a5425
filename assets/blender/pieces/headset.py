"""A visor on its stand, 0.31 m high: pale shell, dark glass, a knitted band round the oak head of the stand."""
from math import pi, sin
import numpy as np
from kit.group import piece
from kit.shapes import cylinder, grid_faces, lathe, mesh, tube
from kit.soft import cushion
from materials.cloth import linen
from materials.oak import oak
from materials.plain import paint
from .office import curved
from .profiles import flowing


def _band(z, drop):
    """A flat strap from temple to temple round the back; z: its middle, drop: how far it falls towards the back, metres."""
    angle = np.linspace(-.06 * pi, 1.06 * pi, 70)
    x, y, fall = .088 * np.cos(angle), .012 + .108 * np.sin(angle), drop * np.clip(np.sin(angle), 0, 1)
    wide = .017 - .003 * np.sin(angle)
    rows = [np.column_stack([x, y, z - fall + s * wide]) for s in np.linspace(-1, 1, 6)]
    band = mesh('visor-band', np.concatenate(rows), grid_faces(70, 6), linen('stone'))
    band.modifiers.new('thickness', 'SOLIDIFY').thickness = .005
    return band


def headset():
    """Front to -y; origin on the table."""
    z = .225
    shell = cushion('visor', (.188, .074, .098), paint('#E4DDD0', .35), radius=.036, puff=.004, wrinkle=0, piping=False, location=(0, -.052, z))
    glass = cushion('visor-glass', (.176, .026, .086), paint('#12151B', .06), radius=.0128, puff=0, wrinkle=0, piping=False, location=(0, -.0815, z))
    foam = cushion('visor-foam', (.160, .034, .088), linen('graphite'), radius=.016, puff=0, wrinkle=.001, piping=False, location=(0, -.008, z))
    head = lathe('stand-head', flowing([(.012, z - .085), (.046, z - .050), (.068, z + .005), (.060, z + .050), (.034, z + .076), (.001, z + .084)]), oak('z', 'light'), segments=64)
    head.scale, head.location = (.92, 1.0, 1.0), (0, .042, 0)
    post = cylinder('stand-post', .013, z - .06, oak('z'), (0, .042, .01), top=.012)
    foot = lathe('stand-foot', [(0, 0), (.088, 0), (.092, .004), (.090, .014), (.084, .018), (0, .018)], oak('x'), segments=96)
    foot.location = (0, .020, 0)
    over = tube('visor-top-band', [(0, -.03 + .148 * n / 24, z + .046 + .052 * sin(pi * n / 24) ** .8 - .02 * n / 24) for n in range(25)], .0065, linen('stone'))
    return piece('headset', [*curved(shell, -.22), *curved(glass, -.22), *foam, head, post, foot, over, _band(z + .004, .012)])
