"""Builds the real-time home as arrays and pictures for assets/home/build.ts.

blender -b --factory-startup -t 2 -P assets/blender/home/realtime/main.py -- OUT_DIR [--samples N] [--quick] [--keep-skin]
Writes home.json and home.bin (per group float32 position, uv, colour, then uint32 index), shell-floor.png, shell-walls.png.
"""
import argparse
import json
import os
import sys
import time
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
from home import home as whole  # noqa: E402
from home.catalogue import BUILD  # noqa: E402
from home.layout import LAYOUT  # noqa: E402
from home.outside import daylight, gardens, warm_fill  # noqa: E402
from home.realtime import things  # noqa: E402
from home.realtime.appearance import matt  # noqa: E402
from home.realtime.atlas import floor_mesh, wall_mesh  # noqa: E402
from home.realtime.lighten import lighten  # noqa: E402
from home.realtime.skin import section, skin  # noqa: E402
from pieces.textiles import flat_rug  # noqa: E402


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--samples', type=int, default=128)
    parser.add_argument('--quick', action='store_true', help='no anti-aliasing of the surface colours')
    parser.add_argument('--keep-skin', action='store_true', help='take the pictures of floors and walls that were baked before')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def furnished():
    """{node name: light meshes} of everything but skin and gardens."""
    BUILD.update({'living-rug': lambda: flat_rug(2.4, 3.2), 'study-rug': lambda: flat_rug(1.7, 2.3, 'oat'), 'bedroom-rug': lambda: flat_rug(2.4, 3.0)})
    made, seen = {}, set()
    def built(name, *builders):
        for build in builders:
            build()
        bpy.context.view_layer.update()
        new = [o for o in bpy.context.scene.objects if o.name not in seen]
        made[name] = lighten(new, bevels=name != 'fixtures')
        seen.update(o.name for o in bpy.context.scene.objects)
    built('fixtures', whole.trim, whole.doors, whole.windows)
    for room in LAYOUT:
        built('furniture-' + room, lambda: whole.furnish(room))
    return made


def write(groups, folder):
    described = []
    with open(os.path.join(folder, 'home.bin'), 'wb') as file:
        for group in groups:
            for key in ('position', 'uv', 'colour'):
                if group[key] is not None:
                    file.write(np.ascontiguousarray(group[key], '<f4').tobytes())
            file.write(np.ascontiguousarray(group['index'], '<u4').tobytes())
            described.append({'node': group['node'], 'texture': group['texture'], 'double': group['double'], 'coloured': group['colour'] is not None,
                              'vertices': len(group['position']), 'triangles': len(group['index'])})
    with open(os.path.join(folder, 'home.json'), 'w') as file:
        json.dump(described, file, indent=1)


def main():
    o = options()
    os.makedirs(o.out, exist_ok=True)
    started = time.time()
    def note(text): print(f'{time.time() - started:6.0f} s  {text}', flush=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rooms = furnished()
    note(f'furnished, {sum(len(x.data.polygons) for objects in rooms.values() for x in objects)} faces')
    floors, floor_ids = floor_mesh()
    walls, ceilings, wall_ids, scale = wall_mesh()
    note(f'skin, {scale:.0f} texels a metre on walls')
    gardens(); daylight(); warm_fill(); matt()
    groups = skin(floors, floor_ids, walls, ceilings, wall_ids, o.out, o.samples, o.quick, o.keep_skin)
    note('skin baked')
    light = things.lit(rooms, [*floors.values(), *walls.values()], o.samples)
    note('things baked')
    groups += [section(), *things.groups(rooms, light, o.out)]
    write(groups, o.out)
    note(f"{sum(len(g['index']) for g in groups)} triangles, {sum(len(g['position']) for g in groups)} vertices")


main()
