"""Daylight: a warm sun, soft light at each window, and a sky for the camera."""
import math
import bpy
from kit.nodes import rgb
from mathutils import Vector


def sun(direction, strength=4.0, colour='#FFE0B8', angle=1.6):
    """direction: where the light travels to; strength W/m2; angle in degrees (wider = softer edges)."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, rgb(colour)[:3], math.radians(angle)
    obj = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return obj


def panel(location, direction, width, height, power, colour='#E9F0FF', camera=False):
    """An area light (W), e.g. the sky seen through one window; not seen by the camera itself."""
    lamp = bpy.data.lights.new('panel', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', width, height, power, rgb(colour)[:3]
    obj = bpy.data.objects.new('panel', lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler = Vector(direction).to_track_quat('-Z', 'Z' if abs(direction[2]) < .9 else 'Y').to_euler()
    obj.visible_camera = camera
    return obj


def sky(seen=1.0, light=0.7):
    """A vertical gradient: `seen` is its radiance for camera and mirror rays, `light` for diffuse ones."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new, connect = tree.nodes.new, tree.links.new
    coords, split, ramp = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeValToRGB')
    for element, (position, colour) in zip([*ramp.color_ramp.elements], ((0.0, '#F3E7D3'), (0.55, '#8FB4D9'))):
        element.position, element.color = position, rgb(colour)
    middle = ramp.color_ramp.elements.new(0.14)
    middle.color = rgb('#CFDDE6')
    path, strength, back, out = new('ShaderNodeLightPath'), new('ShaderNodeMapRange'), new('ShaderNodeBackground'), new('ShaderNodeOutputWorld')
    strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = seen, light
    connect(coords.outputs['Generated'], split.inputs[0])
    connect(split.outputs['Z'], ramp.inputs[0])
    connect(ramp.outputs[0], back.inputs['Color'])
    connect(path.outputs['Is Diffuse Ray'], strength.inputs['Value'])
    connect(strength.outputs[0], back.inputs['Strength'])
    connect(back.outputs[0], out.inputs[0])
    # The window panels carry the light; sampling the sky as well would only spread the samples thinner.
    world.cycles.sampling_method = 'NONE'
