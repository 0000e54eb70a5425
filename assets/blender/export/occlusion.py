"""How much of the sky each vertex sees, baked by Cycles: creases between cushions stay dark in real time too."""
import bpy
import numpy as np

NAME = 'occlusion'


def bake(parts, samples=64, distance=0.7):
    """Adds 'occlusion' (v,) to each group, 0 = buried, 1 = free; distance: how far things shade each other, metres."""
    groups = list(parts.values())
    counts = [len(g['position']) for g in groups]
    starts = np.cumsum([0, *counts[:-1]])
    points = np.concatenate([g['position'] for g in groups])
    faces = np.concatenate([g['index'] + s for g, s in zip(groups, starts)])
    values = vertex_occlusion(points, faces, samples, distance)
    values = calmed(points, faces, values)
    for group, start, count in zip(groups, starts, counts):
        group['occlusion'] = values[start:start + count]


def vertex_occlusion(points, faces, samples, distance):
    """points (v, 3) and faces (t, 3) -> (v,)."""
    data = bpy.data.meshes.new(NAME)
    data.from_pydata(points.tolist(), [], faces.tolist())
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    obj = bpy.data.objects.new(NAME, data)
    scene = bpy.context.scene
    scene.collection.objects.link(obj)
    hidden = [o for o in scene.objects if o is not obj and not o.hide_render]
    for other in hidden:
        other.hide_render = True
    scene.render.engine = 'CYCLES'
    scene.cycles.device, scene.cycles.samples, scene.cycles.seed = 'CPU', samples, 3
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.world = scene.world or bpy.data.worlds.new('sky')
    scene.world.light_settings.distance = distance
    data.materials.append(bpy.data.materials.new(NAME))
    data.color_attributes.active_color = data.color_attributes.new(NAME, 'FLOAT_COLOR', 'POINT')
    bpy.ops.object.select_all(action='DESELECT')
    obj.select_set(True)
    bpy.context.view_layer.objects.active = obj
    bpy.ops.object.bake(type='AO', target='VERTEX_COLORS')
    values = np.empty(len(points) * 4, np.float32)
    data.color_attributes[NAME].data.foreach_get('color', values)
    bpy.data.objects.remove(obj)
    for other in hidden:
        other.hide_render = False
    return values.reshape(-1, 4)[:, 0].astype(float)


def calmed(points, faces, values, rounds=2):
    """Evens out the grain of few samples over neighbours; vertices split at seams share their value."""
    _, seat = np.unique(np.round(points * 1e5).astype(np.int64), axis=0, return_inverse=True)
    seat = seat.ravel()
    a, b = seat[faces[:, [0, 1, 2]].ravel()], seat[faces[:, [1, 2, 0]].ravel()]
    size = seat.max() + 1
    level = np.bincount(seat, values, size) / np.bincount(seat, minlength=size)
    for _ in range(rounds):
        total = 2 * level + np.bincount(a, level[b], size) + np.bincount(b, level[a], size)
        level = total / (2 + np.bincount(a, minlength=size) + np.bincount(b, minlength=size))
    return level[seat]
