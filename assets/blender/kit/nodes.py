"""A thin writer for shader node trees, so that a material reads as a recipe."""
import bpy


def rgb(hex_colour):
    """'#RRGGBB' (sRGB) -> linear (r, g, b, 1), which is what Cycles expects."""
    parts = [int(hex_colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def shade(colour, factor):
    """The same linear colour, lighter (>1) or darker (<1)."""
    return tuple(min(1.0, c * factor) for c in colour[:3]) + (1.0,)


class Graph:
    """One material under construction. `node` returns the node, links are made by passing sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, props=None, **inputs):
        """Input names use _ for a space; `i0`, `i1` address inputs by index."""
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (props or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            index = key[1:]
            socket = made.inputs[int(index)] if key[0] == 'i' and index.isdigit() else made.inputs[key.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return made

    def math(self, operation, a, b=0.0):
        return self.node('Math', {'operation': operation}, i0=a, i1=b).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self.node('MixRGB', {'blend_type': blend}, i0=fac, i1=a, i2=b).outputs[0]

    def ramp(self, fac, stops):
        """stops: [(position 0..1, linear rgba)]"""
        ramp = self.node('ValToRGB', i0=fac)
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour
        return ramp.outputs[0]

    def coords(self, scale=(1, 1, 1), shift=None):
        """Object coordinates in metres, optionally stretched; each object gets its own random offset."""
        base = self.node('TexCoord').outputs['Object']
        random = self.node('ObjectInfo').outputs['Random']
        offset = self.math('MULTIPLY', random, 37.0)
        moved = self.node('VectorMath', {'operation': 'ADD'}, i0=base, i1=shift or offset).outputs[0]
        return self.node('Mapping', Vector=moved, Scale=scale).outputs[0]

    def noise(self, vector, scale, detail=4.0, distortion=0.0, roughness=0.5):
        return self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail,
                         Distortion=distortion, Roughness=roughness).outputs[0]

    def bump(self, height, strength, distance=0.002):
        return self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def surface(self, average=None, **inputs):
        """Ends the graph with a Principled shader and returns the material. With `average` (linear rgba) the
        bounced rays meet that plain tone and skip all textures: a quarter of the time, no visible change."""
        full = self.node('BsdfPrincipled', **inputs).outputs[0]
        if average is None:
            return self.finish(full)
        plain = self.node('BsdfDiffuse', Color=average).outputs[0]
        seen = self.node('LightPath').outputs['Is Camera Ray']
        return self.finish(self.node('MixShader', i0=seen, i1=plain, i2=full).outputs[0])

    def finish(self, shader):
        self.node('OutputMaterial', Surface=shader)
        return self.material
