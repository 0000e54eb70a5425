"""Lets every material give back the bounced light that was baked onto its vertices."""
import bpy
from .bake import LIGHT


def light_materials():
    """To be called once, after `bake_room` and before rendering with no diffuse bounces."""
    for material in bpy.data.materials:
        if material.use_nodes and material.users:
            _light(material.node_tree)


def _light(tree):
    light = tree.nodes.new('ShaderNodeAttribute')
    light.attribute_name = LIGHT
    for node in list(tree.nodes):
        if node.type == 'BSDF_PRINCIPLED':
            _principled(tree, node, light)
        elif node.type in {'BSDF_DIFFUSE', 'BSDF_TRANSLUCENT'}:
            _plain(tree, node, light)


def _times(tree, socket, light, factor=1.0):
    """Colour of a socket, linked or not, times the baked light."""
    product = tree.nodes.new('ShaderNodeMixRGB')
    product.blend_type = 'MULTIPLY'
    product.inputs[0].default_value = 1.0
    if socket.is_linked:
        tree.links.new(socket.links[0].from_socket, product.inputs[1])
    else:
        product.inputs[1].default_value = tuple(c * factor for c in socket.default_value[:3]) + (1.0,)
    tree.links.new(light.outputs['Color'], product.inputs[2])
    return product.outputs[0]


def _principled(tree, node, light):
    if not node.inputs['Metallic'].is_linked and node.inputs['Metallic'].default_value > 0.5:
        return
    tree.links.new(_times(tree, node.inputs['Base Color'], light), node.inputs['Emission'])
    node.inputs['Emission Strength'].default_value = 1.0


def _plain(tree, node, light):
    emission, add = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeAddShader')
    tree.links.new(_times(tree, node.inputs['Color'], light), emission.inputs['Color'])
    for link in list(node.outputs[0].links):
        tree.links.new(add.outputs[0], link.to_socket)
    tree.links.new(node.outputs[0], add.inputs[0])
    tree.links.new(emission.outputs[0], add.inputs[1])
