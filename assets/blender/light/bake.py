"""Bakes diffuse light onto vertices with Cycles."""
import bpy
import numpy as np
from .settings import bake_settings

LIGHT = 'light'


def bake_vertices(obj, samples, bounces, passes=frozenset({'INDIRECT'})):
    """Diffuse light at each vertex of one mesh, (n, 3) linear: what a white surface there would show."""
    bake_settings(samples, bounces, seed=5)
    attribute = obj.data.color_attributes.new(LIGHT, 'FLOAT_COLOR', 'POINT')
    obj.data.color_attributes.active_color = attribute
    bpy.ops.object.select_all(action='DESELECT')
    obj.select_set(True)
    bpy.context.view_layer.objects.active = obj
    bpy.ops.object.bake(type='DIFFUSE', pass_filter=set(passes), target='VERTEX_COLORS')
    values = np.empty(len(obj.data.vertices) * 4, np.float32)
    obj.data.color_attributes[LIGHT].data.foreach_get('color', values)
    return values.reshape(-1, 4)[:, :3].copy()
