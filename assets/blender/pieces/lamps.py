"""Lamps: standing lamp 1.55 m, pendant over the dining table."""
from kit.group import piece
from kit.shapes import cylinder, lathe, tube
from materials.cloth import lampshade
from materials.oak import oak
from materials.plain import metal, paint


def floor_lamp(glow=0.9):
    """Black stem on a round foot under a conical linen shade."""
    black = metal('#1A1817', 0.5)
    foot = lathe('lamp-foot', [(0, 0), (0.145, 0), (0.15, 0.006), (0.146, 0.016), (0.02, 0.026), (0.012, 0.04), (0, 0.04)], black)
    stem = cylinder('lamp-stem', 0.009, 1.34, black, (0, 0, 0.02))
    shade = lathe('lamp-shade', [(0.215, 1.24), (0.213, 1.243), (0.135, 1.55), (0.133, 1.55), (0.211, 1.24), (0.215, 1.24)], lampshade(glow), segments=64)
    bulb = lathe('lamp-bulb', [(0, 1.33), (0.03, 1.34), (0.045, 1.38), (0.03, 1.42), (0, 1.43)], lampshade(2.5))
    return piece('floor-lamp', [foot, stem, shade, bulb])


def pendant(drop=0.95, ceiling=2.7, colour='#3F4A3C'):
    """A lacquered dome on an oak cap; origin on the floor under it, `drop` the free cord in metres."""
    z = ceiling - drop
    dome = [(0.03, z), (0.10, z - 0.02), (0.19, z - 0.09), (0.235, z - 0.19), (0.24, z - 0.215),
            (0.235, z - 0.215), (0.228, z - 0.19), (0.185, z - 0.095), (0.095, z - 0.027), (0, z - 0.008)]
    shell = lathe('pendant-dome', dome, paint(colour, 0.35), segments=64)
    shell.modifiers.new('smooth', 'SUBSURF').render_levels = 2
    shell.data.use_auto_smooth = False
    parts = [shell,
             cylinder('pendant-cap', 0.032, 0.06, oak('z'), (0, 0, z - 0.006)),
             tube('pendant-cord', [(0, 0, z + 0.05), (0.002, 0, z + drop / 2), (0, 0, ceiling)], 0.0035, paint('#1A1817')),
             cylinder('pendant-rose', 0.05, 0.025, paint('#E9E2D6'), (0, 0, ceiling - 0.025)),
             lathe('pendant-bulb', [(0, z - 0.19), (0.035, z - 0.175), (0.048, z - 0.14), (0.03, z - 0.09), (0, z - 0.08)], lampshade(3.0))]
    return piece('pendant', parts)
