"""Materials of a described room."""
import bpy
from kit.nodes import Graph, rgb


def make_material(index, described):
    """`picture` and `relief` are PNG files that repeat every `tile` meters of the texture coordinates."""
    g = Graph(f'material-{index}')
    colour = rgb(described['color'])
    inputs = {'Roughness': described['roughness'], 'Specular': 0.4}
    if 'picture' in described:
        place = g.node('UVMap').outputs[0]
        tile = 1 / described['tile']
        where = g.node('Mapping', Vector=place, Scale=(tile, tile, 1)).outputs[0]
        picture = g.node('TexImage', {'image': _image(described['picture'], 'sRGB')}, Vector=where).outputs[0]
        colour = g.mix(1.0, picture, colour, 'MULTIPLY')
        if described.get('relief', 0) > 0:
            height = g.node('TexImage', {'image': _image(described['reliefPicture'], 'Non-Color')}, Vector=where).outputs[0]
            inputs['Normal'] = g.bump(height, 0.8, described['relief'])
    emission = described.get('emission', 0)
    if described.get('isBackdrop'):
        material = g.finish(g.node('Emission', Color=colour, Strength=emission).outputs[0])
    else:
        if emission > 0:
            inputs.update(Emission=colour, Emission_Strength=emission)
        if described.get('metallic'):
            inputs['Metallic'] = 1.0
        material = g.surface(Base_Color=colour, **inputs)
    # Lamps carry the light: to sample shining surfaces as well would only spread the samples thinner.
    material.cycles.sample_as_light = False
    return material


def label_material(byte):
    """Shines with its label, so that a picture of one sample is a label map."""
    g = Graph(f'label-{byte}')
    material = g.finish(g.node('Emission', Color=(byte, byte, byte, 1), Strength=1.0).outputs[0])
    material.cycles.sample_as_light = False
    return material


def _image(path, space):
    image = bpy.data.images.load(path, check_existing=True)
    image.colorspace_settings.name = space
    return image
