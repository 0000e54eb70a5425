"""Lamps: standing lamp 1.55 m, pendant over the dining table, table lamp, desk lamp."""
from math import pi, radians
import numpy as np
from kit.group import piece
from kit.shapes import cylinder, lathe, tube
from materials.cloth import lampshade
from materials.oak import oak
from materials.plain import ceramic, metal, paint


def floor_lamp(glow=0.9):
    """Black stem on a round foot under a conical linen shade."""
    black = metal('#1A1817', 0.5)
    foot = lathe('lamp-foot', [(0, 0), (0.145, 0), (0.15, 0.006), (0.146, 0.016), (0.02, 0.026), (0.012, 0.04), (0, 0.04)], black)
    stem = cylinder('lamp-stem', 0.009, 1.34, black, (0, 0, 0.02))
    shade = lathe('lamp-shade', [(0.215, 1.24), (0.213, 1.243), (0.135, 1.55), (0.133, 1.55), (0.211, 1.24), (0.215, 1.24)], lampshade(glow), segments=64)
    # Daylight through it left a stain on the wall behind.
    shade.visible_shadow = False
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


def table_lamp(glow=1.1):
    """A turned stoneware foot under a linen shade, 0.46 m high."""
    height = np.linspace(.006, .214, 40)
    belly = np.sqrt(np.clip(1 - ((height - .095) / .130) ** 2, 0, 1)) * .096
    outline = list(zip(np.maximum(belly, .018), height))
    foot = lathe('table-lamp-foot', [(0, 0), (.058, 0), *outline, (.016, .222), (.015, .25), (0, .25)], ceramic('#A4603C'), segments=64)
    stem = cylinder('table-lamp-stem', .006, .12, metal('#1A1817', .5), (0, 0, .24), edge=0, segments=16)
    shade = lathe('table-lamp-shade', [(.160, .235), (.158, .237), (.108, .460), (.106, .460), (.156, .235), (.160, .235)], lampshade(glow), segments=64)
    bulb = lathe('table-lamp-bulb', [(0, .32), (.022, .328), (.032, .355), (.022, .385), (0, .39)], lampshade(2.5))
    return piece('table-lamp', [foot, stem, shade, bulb])


def desk_lamp():
    """Two black arms with a brass joint and a conical head that looks down to the front; 0.50 m high."""
    black, brass = metal('#1A1817', .5), metal('#B08A4E', .35)
    foot = lathe('desk-lamp-foot', [(0, 0), (.086, 0), (.090, .004), (.088, .014), (.020, .020), (.012, .03), (0, .03)], black, segments=64)
    elbow, neck = (0, .105, .330), (0, -.115, .480)
    arms = [tube('desk-lamp-arm', [(0, 0, .02), elbow], .0065, black), tube('desk-lamp-arm', [elbow, neck], .0065, black)]
    joint = cylinder('desk-lamp-joint', .013, .026, brass, (-.013, elbow[1], elbow[2]), rotation=(0, pi / 2, 0))
    head = lathe('desk-lamp-head', [(0, .006), (.018, .004), (.026, -.012), (.034, -.030), (.082, -.112), (.0800, -.112), (.031, -.030), (0, -.022)], black, segments=64)
    bulb = lathe('desk-lamp-bulb', [(0, -.024), (.018, -.035), (.027, -.058), (.018, -.080), (0, -.084)], lampshade(2.5))
    for part in (head, bulb):
        part.location, part.rotation_euler = neck, (radians(-24), 0, 0)
    return piece('desk-lamp', [foot, *arms, joint, head, bulb])
