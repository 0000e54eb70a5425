"""Meshes of a described room as objects. The description is y up, -z ahead; Blender is z up, y ahead."""
import bpy
import bmesh
import numpy as np


def to_blender(points):
    """(n, 3) y up -> z up."""
    points = np.asarray(points, np.float64).reshape(-1, 3)
    return np.stack([points[:, 0], -points[:, 2], points[:, 1]], 1)


def add_mesh(index, described, material):
    data = bpy.data.meshes.new(f'mesh-{index}')
    data.from_pydata(to_blender(described['vertices']).tolist(), [], described['faces'])
    uvs = np.asarray(described['uvs'], np.float32)
    corners = [corner for face in described['faces'] for corner in face]
    data.uv_layers.new(name='uv').data.foreach_set('uv', uvs[corners].ravel())
    data.materials.append(material)
    if described['smooth']:
        _smooth(data)
    made = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def _smooth(data):
    """Faces come with vertices of their own: they are merged first, so that light runs over the edges."""
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    work.to_mesh(data)
    work.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.8
