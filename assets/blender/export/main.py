"""Writes one piece as arrays for the packer.

blender -b --factory-startup -t 1 -P assets/blender/export/main.py -- ID OUT_DIR
One thread: with more, sums differ in their last bit from run to run, and with them the order of vertices.
OUT_DIR/ID.json describes the groups, OUT_DIR/ID.bin holds them: float32 position, normal, uv, occlusion, then uint32 index.
"""
import json
import os
import sys
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from export.arrays import centre, groups, lighten  # noqa: E402
from export.catalogue import PIECES  # noqa: E402
from export.occlusion import bake  # noqa: E402
from export.surfaces import palette, surface  # noqa: E402


def main():
    name, out = sys.argv[sys.argv.index('--') + 1:][:2]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    entry = PIECES[name]
    root = entry.live()
    lighten(root)
    parts = groups(root)
    size = centre(parts)
    bake(parts)
    description = {'id': name, 'mount': entry.mount, 'size': [round(s, 4) for s in size], 'palette': palette(), 'groups': []}
    os.makedirs(out, exist_ok=True)
    with open(os.path.join(out, name + '.bin'), 'wb') as file:
        for material, group in parts.items():
            for key in ('position', 'normal', 'uv', 'occlusion'):
                file.write(np.ascontiguousarray(group[key], '<f4').tobytes())
            file.write(np.ascontiguousarray(group['index'], '<u4').tobytes())
            description['groups'].append({'material': material, 'vertices': len(group['position']), 'triangles': len(group['index']),
                                          'surface': surface(material)})
    with open(os.path.join(out, name + '.json'), 'w') as file:
        json.dump(description, file, indent=1)
    print(f"{name}: {sum(g['triangles'] for g in description['groups'])} triangles, size {description['size']}")


main()
