"""Furniture and fixtures as triangle groups with their light on the vertices."""
import numpy as np
from export.arrays import TO_GLTF
from export.uv import project
from light.dice import dice
from .appearance import appearance
from .probes import scene_tree, vertex_light
from .texels import viewed

# How finely faces are cut to carry light, metres: long slim trim needs less than a table top.
CELL, TRIM_CELL, SLIM = .30, .65, .06


def lit(rooms, skin, samples):
    """Cuts large faces, bakes light for all vertices. Returns {object: (n, 3)}; skin: the objects of floors and walls."""
    for node, objects in rooms.items():
        for obj in objects:
            # Rods and legs are round enough as they are: a finer cut would only multiply their sides.
            slim = sorted(obj.dimensions)[1] < SLIM
            dice(obj, 9.0 if slim else TRIM_CELL if node == 'fixtures' else CELL)
    objects = [obj for found in rooms.values() for obj in found]
    points, normals, both = [], [], []
    for obj in objects:
        world, count = np.array(obj.matrix_world), len(obj.data.vertices)
        place, normal = np.empty(count * 3), np.empty(count * 3)
        obj.data.vertices.foreach_get('co', place)
        obj.data.vertices.foreach_get('normal', normal)
        points.append(place.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
        normals.append(normal.reshape(-1, 3) @ np.linalg.inv(world[:3, :3]))
        both.append(np.full(count, any(m and appearance(m)[3] for m in obj.data.materials)))
    light = vertex_light(np.concatenate(points), np.concatenate(normals), np.concatenate(both), scene_tree([*objects, *skin]), samples)
    starts = np.cumsum([0, *map(len, points)])
    return {obj: light[a:b] for obj, a, b in zip(objects, starts, starts[1:])}


def corners(obj, number):
    """Yields (material, places (n, 3, 3), uv (n, 3, 2), vertex numbers (n, 3)) of one object."""
    mesh = obj.data
    mesh.calc_loop_triangles()
    count = len(mesh.loop_triangles)
    vertex, slots = np.empty(count * 3, np.int32), np.empty(count, np.int32)
    mesh.loop_triangles.foreach_get('vertices', vertex)
    mesh.loop_triangles.foreach_get('material_index', slots)
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', points)
    local = points.reshape(-1, 3)[vertex].reshape(count, 3, 3)
    world = np.array(obj.matrix_world)
    placed = (local @ world[:3, :3].T + world[:3, 3]) @ TO_GLTF.T
    for slot, material in enumerate(mesh.materials):
        mine = slots == slot
        if material and mine.any():
            uv = project(local[mine] * np.array(obj.matrix_world.to_scale()), material.name, number)
            yield material, placed[mine], uv, vertex.reshape(count, 3)[mine]


def groups(rooms, light, folder):
    """rooms: {node name: objects}. Returns [{'node', 'texture', 'double', 'position', 'uv', 'colour', 'index'}]."""
    rows = {}
    for node, objects in rooms.items():
        for number, obj in enumerate(objects):
            for material, placed, uv, vertex in corners(obj, number):
                colour, glow, texture, double = appearance(material)
                shown = light[obj][vertex] * colour + glow
                place = uv if texture else np.zeros_like(uv)
                rows.setdefault((node, texture, double), []).append(np.concatenate([placed, place, shown], 2).reshape(-1, 8))
    made = []
    for (node, texture, double), parts in sorted(rows.items(), key=lambda item: str(item[0])):
        table = np.concatenate(parts)
        table[:, 5:] = viewed(table[:, 5:], folder)
        keys = np.round(table * ([2e4] * 3 + [1e3] * 2 + [255] * 3)).astype(np.int64)
        factors = np.random.default_rng(1).integers(1, 2 ** 62, 8) * 2 + 1
        _, first, index = np.unique((keys * factors).sum(1), return_index=True, return_inverse=True)
        index = index.reshape(-1, 3)
        alive = (index[:, 0] != index[:, 1]) & (index[:, 1] != index[:, 2]) & (index[:, 0] != index[:, 2])
        kept = table[first]
        made.append({'node': node, 'texture': texture, 'double': double, 'position': kept[:, :3], 'uv': kept[:, 3:5], 'colour': kept[:, 5:], 'index': index[alive]})
    return made
