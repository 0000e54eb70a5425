"""The photographer's studio for thumbnails: one lens, one light, whatever the size of the piece."""
from math import cos, radians, sin
import bpy
import numpy as np
from mathutils import Vector
from kit.nodes import rgb
from kit.shapes import box
from materials.plain import paint
from rooms.daylight import panel
from .arrays import descendants

AZIMUTH, ELEVATION, LENS, MARGIN = radians(28), radians(13), 85.0, 1.15


def corners(root):
    """All vertices of the piece in world space, (n, 3); every seventh of dense meshes is enough for the frame."""
    bpy.context.view_layer.update()
    graph, points = bpy.context.evaluated_depsgraph_get(), []
    for obj in descendants(root):
        mesh = obj.evaluated_get(graph).to_mesh()
        co = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', co)
        world = np.array(obj.matrix_world)
        points.append(co.reshape(-1, 3)[::7 if len(co) > 3000 else 1] @ world[:3, :3].T + world[:3, 3])
        obj.evaluated_get(graph).to_mesh_clear()
    return np.concatenate(points)


def camera(points):
    """Aims at the piece and backs off until all of it is in the picture."""
    data = bpy.data.cameras.new('thumbnail')
    data.lens, data.sensor_width, data.clip_start = LENS, 36.0, .01
    obj = bpy.data.objects.new('thumbnail', data)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    away = Vector((sin(AZIMUTH) * cos(ELEVATION), -cos(AZIMUTH) * cos(ELEVATION), sin(ELEVATION)))
    turn = away.to_track_quat('Z', 'Y')
    right, up = (np.array(turn @ Vector(v)) for v in ((1, 0, 0), (0, 1, 0)))
    back, slope = np.array(away), 36.0 / 2 / LENS / MARGIN
    target = (points.min(0) + points.max(0)) / 2
    for _ in range(12):
        x, y, z = (points - target) @ right, (points - target) @ up, (points - target) @ back
        distance = max((np.abs(x) / slope + z).max(), (np.abs(y) / slope + z).max())
        px, py = x / (distance - z), y / (distance - z)
        target = target + distance * ((px.max() + px.min()) / 2 * right + (py.max() + py.min()) / 2 * up)
    obj.location, obj.rotation_euler = target + back * distance, turn.to_euler()


def room():
    """A pale room, lighter above: what mirrors and lacquer have to show."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    coords, split, ramp = (tree.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    for element, (place, tone) in zip(ramp.color_ramp.elements, ((.0, '#C9BFAF'), (.55, '#F6F3EC'))):
        element.position, element.color = place, rgb(tone)
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = .44


def light(points, ground):
    """A broad window at the left, a softer one at the right, a pale room; strengths follow the piece's size.
    Returns the ground at that height, which only bounces light, or None."""
    reach = np.linalg.norm(points.max(0) - points.min(0))
    middle = Vector((points.min(0) + points.max(0)) / 2)
    for direction, width, power, tone in (((-.75, -.55, .75), 1.0, 54, '#FFF1DE'), ((.9, -.35, .45), 1.3, 5, '#EAF0FF'), ((.1, .8, .8), 1.0, 8, '#FFF4E6')):
        way = Vector(direction).normalized()
        panel(middle + way * 1.9 * reach, -way, width * reach, width * reach, power * reach ** 2, tone)
    room()
    if ground is not None:
        floor = box('ground', (reach * 8, reach * 8, .02), paint('#EFE9DF', .9), (middle.x, middle.y, ground - .0105), edge=0)
        # Seen by bounced rays only; the second rendering is for its shadow.
        floor.visible_camera = False
        return floor
