"""What a material looks like in real time, and how it stands in for itself while light is baked."""
import re
import bpy
from export.surfaces import linear, surface
from home.tiles import KINDS

TEXTURED = {'oak': 'oak', 'linen': 'linen', 'pile': 'pile'}


def appearance(material):
    """(linear colour, light it gives off, name of its detail texture or None, seen from both sides)."""
    name = re.sub(r'\.\d{3}$', '', material.name)
    if name.startswith('tile-'):
        return linear(KINDS[name[5:]][3], .95), (0, 0, 0), None, False
    if name.startswith('glow'):
        strength = float(name[11:])
        return (0, 0, 0), tuple(c * strength for c in linear(name[4:11])), None, False
    if name.startswith('lampshade'):
        strength = next((n.inputs['Strength'].default_value for n in material.node_tree.nodes if n.type == 'EMISSION'), 0)
        return linear('#E2D4BC'), tuple(c * strength * .9 for c in linear('#FFD7A1')), None, True
    found = surface(material.name)
    return tuple(found['colour']), (0, 0, 0), TEXTURED.get(found['family']), found['family'] in {'sheer', 'leaf'}


def matt():
    """Metals have no diffuse side: while baking they are dull paint of their colour."""
    for material in bpy.data.materials:
        if material.use_nodes:
            for node in material.node_tree.nodes:
                if node.type == 'BSDF_PRINCIPLED':
                    node.inputs['Metallic'].default_value = 0
