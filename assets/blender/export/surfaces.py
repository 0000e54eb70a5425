"""What a Cycles material is in real time: one base colour, roughness, metallic, and the name of a tileable texture."""
import re
import bpy
from kit.nodes import rgb, shade
from materials.cloth import COLOURS
from materials.oak import TONES

# Tone of each family's textures against the named colour: the mean of the procedural material (linear factor).
MEAN = {'linen': 0.90, 'oak': 0.88, 'pile': 0.80, 'ceramic': 0.97, 'earth': 0.72}


def linear(hex_colour, factor=1.0):
    return [round(c, 5) for c in shade(rgb(hex_colour), factor)[:3]]


def principled(material, socket, default):
    """An unlinked value of the material's Principled shader."""
    for node in material.node_tree.nodes:
        if node.type == 'BSDF_PRINCIPLED' and not node.inputs[socket].is_linked:
            return round(node.inputs[socket].default_value, 3)
    return default


def palette():
    """Every colour that a variant may ask for: {'linen-sage': [r, g, b], 'oak-walnut': …}, mean linear colours."""
    cloths = {f'{family}-{name}': linear(tone, MEAN[family]) for family in ('linen', 'pile') for name, tone in COLOURS.items()}
    return {**cloths, **{f'oak-{name}': linear(tone, MEAN['oak']) for name, tone in TONES.items()}}


def surface(name):
    """Description of the material of that name: {'family', 'colour' (linear mean), 'roughness', 'metallic', …}."""
    material = bpy.data.materials[name]
    plain = re.sub(r'\.\d{3}$', '', name)
    found = {'roughness': principled(material, 'Roughness', 0.9), 'metallic': principled(material, 'Metallic', 0.0)}
    tone = re.search(r'#[0-9A-Fa-f]{6}', plain)
    if plain.startswith('oak-'):
        return {**found, 'family': 'oak', 'colour': palette()['oak-' + plain.split('-')[2]]}
    if plain.startswith(('linen-', 'pile-')):
        return {**found, 'family': plain.split('-')[0], 'colour': palette()[plain]}
    if plain == 'sheer':
        return {**found, 'family': 'sheer', 'colour': linear('#E6DDD0'), 'double': True}
    if plain.startswith('lampshade'):
        return {**found, 'family': 'lampshade', 'colour': linear('#E2D4BC'), 'double': True, 'glow': linear('#FFD7A1', 0.30)}
    if plain.startswith('leaf'):
        return {**found, 'family': 'leaf', 'colour': linear(tone.group(), 1.05), 'roughness': 0.5, 'double': True}
    family = re.match(r'[a-z]+', plain).group()
    return {**found, 'family': family, 'colour': linear(tone.group(), MEAN.get(family, 1.0))}
