"""Evaluated Blender objects as plain triangle arrays in glTF axes (x right, y up, z towards the viewer; metres)."""
import bpy
import numpy as np
from .dice import dice
from .uv import project

# Blender (x, y, z) -> glTF (x, z, -y): a front that looks to -y in Blender looks to +z in glTF.
TO_GLTF = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]], float)


def descendants(root):
    """All mesh and curve objects under a piece's root, in the order in which they were made."""
    for child in root.children:
        if child.type in {'MESH', 'CURVE'}:
            yield child
        yield from descendants(child)


FINE = 2000
# Of a hundred books nobody sees the roundness of one edge.
MANY = 150
LONGEST = 0.10
# Materials of open sheets, which have no inside.
SHEETS = ('sheer', 'leaf')


def lighten(root):
    """Readies a piece for real time. Large flat faces keep their own normal and the bevels carry the turn: no pillow
    shading on table tops. Upholstery is fine enough without its last subdivision."""
    parts = list(descendants(root))
    for obj in parts:
        for mod in obj.modifiers:
            if mod.type == 'SUBSURF' and len(obj.data.polygons) > FINE:
                mod.show_viewport = False
            if mod.type == 'BEVEL' and len(parts) > MANY:
                mod.segments = 1
        if obj.type == 'MESH' and obj.data.use_auto_smooth and 'weighted' not in obj.modifiers:
            mod = obj.modifiers.new('weighted', 'WEIGHTED_NORMAL')
            mod.mode, mod.weight, mod.keep_sharp = 'FACE_AREA', 100, True


def triangles(obj, graph):
    """Corner arrays of one object: positions (n, 3, 3) and normals (n, 3, 3) in world space, local positions, slots (n,)."""
    holder = obj.evaluated_get(graph)
    mesh = holder.to_mesh()
    mesh.calc_loop_triangles()
    mesh.calc_normals_split()
    count = len(mesh.loop_triangles)
    corners, slots = np.empty(count * 3, np.int32), np.empty(count, np.int32)
    mesh.loop_triangles.foreach_get('loops', corners)
    mesh.loop_triangles.foreach_get('material_index', slots)
    vertex, normal = np.empty(len(mesh.loops), np.int32), np.empty(len(mesh.loops) * 3, np.float32)
    mesh.loops.foreach_get('vertex_index', vertex)
    mesh.loops.foreach_get('normal', normal)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    names = [slot.name if slot else '' for slot in mesh.materials] or ['']
    holder.to_mesh_clear()
    local = points.reshape(-1, 3).astype(float)[vertex[corners]].reshape(count, 3, 3)
    world = np.array(obj.matrix_world)
    turned = normal.reshape(-1, 3).astype(float)[corners] @ np.linalg.inv(world[:3, :3])
    turned /= np.maximum(np.linalg.norm(turned, axis=1, keepdims=True), 1e-9)
    placed = local @ world[:3, :3].T + world[:3, 3]
    turned, local = turned.reshape(count, 3, 3), local * np.array(obj.matrix_world.to_scale())
    if not names[0].startswith(SHEETS) and volume(placed) < 0:
        # Turned things are drawn from either end; real time sees faces from outside only.
        placed, turned, local = placed[:, ::-1], -turned[:, ::-1], local[:, ::-1]
    return placed, turned, local, slots, names


def volume(corners):
    """Signed volume that (n, 3, 3) triangles enclose, m3: negative when they look inwards."""
    a, b, c = np.moveaxis(corners - corners.mean((0, 1)), 1, 0)
    return (a * np.cross(b, c)).sum() / 6


def groups(root):
    """{material name: {'position', 'normal' (v, 3), 'uv' (v, 2) metres, 'part' (v,), 'index' (t, 3)}} of a whole piece."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    collected = {}
    for number, obj in enumerate(descendants(root)):
        placed, normal, local, slots, names = triangles(obj, graph)
        solid = np.linalg.norm(np.cross(placed[:, 1] - placed[:, 0], placed[:, 2] - placed[:, 0]), axis=1) > 1e-10
        for slot, name in enumerate(names):
            mine = solid & (slots == slot)
            if mine.any():
                uv = project(local[mine], name, number)
                part = np.full((mine.sum() * 3, 1), float(number))
                rows = np.hstack([placed[mine].reshape(-1, 3) @ TO_GLTF.T, normal[mine].reshape(-1, 3) @ TO_GLTF.T, uv.reshape(-1, 2), part])
                collected.setdefault(name, []).append(dice(rows.reshape(-1, 3, 9), LONGEST).reshape(-1, 9))
    return {name: welded(np.concatenate(rows)) for name, rows in sorted(collected.items())}


def welded(rows):
    """Corners that agree in place (10 um), normal and texture coordinates become one vertex."""
    keys = np.round(rows * np.array([1e5] * 3 + [250] * 3 + [1e4] * 2 + [1])).astype(np.int64)
    # Between two corners of a bend the mean normal is shorter than one.
    # One odd factor a column turns a row into one number: far quicker to compare than nine.
    keys[:, 3:6] = np.round(rows[:, 3:6] / np.maximum(np.linalg.norm(rows[:, 3:6], axis=1, keepdims=True), 1e-9) * 250)
    factors = np.random.default_rng(1).integers(1, 2 ** 62, keys.shape[1]) * 2 + 1
    _, first, index = np.unique((keys * factors).sum(1), return_index=True, return_inverse=True)
    kept, index = rows[first], index.reshape(-1, 3)
    alive = (index[:, 0] != index[:, 1]) & (index[:, 1] != index[:, 2]) & (index[:, 0] != index[:, 2])
    return {'position': kept[:, :3], 'normal': kept[:, 3:6] / np.linalg.norm(kept[:, 3:6], axis=1, keepdims=True), 'uv': kept[:, 6:8], 'part': kept[:, 8].astype(int), 'index': index[alive]}


def centre(parts):
    """Moves all groups so that the bounds stand on y = 0 and are centred on x and z. Returns the size (x, y, z)."""
    low = np.min([g['position'].min(0) for g in parts.values()], 0)
    high = np.max([g['position'].max(0) for g in parts.values()], 0)
    shift = np.array([(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2])
    for group in parts.values():
        group['position'] = group['position'] - shift
    return high - low
