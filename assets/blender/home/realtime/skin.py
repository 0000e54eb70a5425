"""Floors, walls and ceilings with their pictures: surface colour times light, seen through the view transform."""
import numpy as np
from export.arrays import TO_GLTF
from .atlas import FLOOR_SIZE, WALL_SIZE, PAD
from .texels import bake, calm, enlarged, save


def picture(objects, ids, size, path, samples, quick):
    """Light at half size, colour at full size."""
    half = (size[0] // 2, size[1] // 2)
    light = calm(bake(objects, half, samples, {'DIRECT', 'INDIRECT'}, PAD // 2), ids[::2, ::2])
    colour = bake(objects, size, 1 if quick else 4, {'COLOR'}, PAD)
    save(enlarged(light, size) * colour, path)


def triangles(objects, chosen, node, texture):
    """The chosen polygons ({room: [bool]}) of skin meshes as a group for the packer; v counts from the top, as in glTF."""
    rows = []
    for room, obj in objects.items():
        mesh = obj.data
        uv = np.empty(len(mesh.loops) * 2, np.float32)
        mesh.uv_layers[0].data.foreach_get('uv', uv)
        uv = uv.reshape(-1, 2)
        for polygon, wanted in zip(mesh.polygons, chosen[room]):
            loops = list(polygon.loop_indices) if wanted else []
            for n in (0, 1, 2, 0, 2, 3) if wanted else ():
                point = TO_GLTF @ np.array(mesh.vertices[mesh.loops[loops[n]].vertex_index].co)
                rows.append([*point, uv[loops[n]][0], 1 - uv[loops[n]][1]])
    table, index = np.unique(np.round(np.array(rows), 6), axis=0, return_inverse=True)
    return {'node': node, 'texture': texture, 'double': False, 'position': table[:, :3], 'uv': table[:, 3:], 'colour': None, 'index': index.reshape(-1, 3)}


def skin(floors, floor_ids, walls, ceilings, wall_ids, folder, samples, quick, keep):
    if not keep:
        picture(floors, floor_ids, FLOOR_SIZE, f'{folder}/shell-floor.png', samples, quick)
        picture(walls, wall_ids, WALL_SIZE, f'{folder}/shell-walls.png', samples, quick)
    every = {room: [True] * len(obj.data.polygons) for room, obj in floors.items()}
    sides = {room: [not c for c in flags] for room, flags in ceilings.items()}
    return [triangles(floors, every, 'floor', 'shell-floor'), triangles(walls, ceilings, 'ceiling', 'shell-walls'), triangles(walls, sides, 'walls', 'shell-walls')]


def section():
    """The cut through the walls at ceiling height, for a look from above with the ceiling off."""
    from home.shell import SOLID, cells
    from home import plan
    lines, grid = cells()
    level = int(np.searchsorted(lines[2], plan.CEILING)) - 1
    rows = []
    for i, j in np.argwhere(grid[1:-1, 1:-1, level + 1] == SOLID):
        x0, x1, y0, y1 = lines[0][i], lines[0][i + 1], lines[1][j], lines[1][j + 1]
        for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y0), (x1, y1), (x0, y1)):
            rows.append([x, plan.CEILING, -y])
    table, index = np.unique(np.round(np.array(rows), 6), axis=0, return_inverse=True)
    dark = np.tile(np.array([.045, .04, .035]), (len(table), 1))
    return {'node': 'section', 'texture': None, 'double': False, 'position': table, 'uv': np.zeros((len(table), 2)), 'colour': dark, 'index': index.reshape(-1, 3)}
