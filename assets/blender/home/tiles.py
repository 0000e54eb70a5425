"""Ceramic tiles, laid in a plain grid with a narrow joint; the pattern follows the face, floor or wall."""
from functools import lru_cache
from kit.nodes import Graph, rgb, shade

# width, height, joint (metres), colour, joint colour, gloss
KINDS = {'floor': (.60, .60, .003, '#C9BDA9', '#A3988A', .45), 'wall': (.20, .20, .003, '#D8D9CC', '#C9C6BA', .16),
         'splash': (.20, .10, .003, '#DAD8CA', '#C6C2B6', .18)}


def _unfolded(g):
    """(along, up, 0) in metres on any face: x, y on floors, the horizontal run and z on walls."""
    position = g.node('SeparateXYZ', Vector=g.node('TexCoord').outputs['Object']).outputs
    normal = g.node('SeparateXYZ', Vector=g.node('NewGeometry').outputs['True Normal']).outputs
    def faces(axis): return g.math('GREATER_THAN', g.math('ABSOLUTE', normal[axis]), .7)
    def either(test, yes, no): return g.math('ADD', g.math('MULTIPLY', test, yes), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, test), no))
    along, up = either(faces(0), position[1], position[0]), either(faces(2), position[1], position[2])
    return g.node('CombineXYZ', X=along, Y=up).outputs[0]


@lru_cache(None)
def tile(kind):
    width, height, joint, colour, grout, rough = KINDS[kind]
    g = Graph('tile-' + kind)
    brick = g.node('TexBrick', {'offset': 0.0, 'squash': 1.0}, Vector=_unfolded(g), Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                   Mortar=(.5, .5, .5, 1), Scale=1.0, Mortar_Size=joint, Mortar_Smooth=.2, Brick_Width=width, Row_Height=height, Bias=0.0)
    tint, gap = brick.outputs['Color'], brick.outputs['Fac']
    base = rgb(colour)
    cloud = g.noise(g.coords(), 5.0, detail=5, distortion=.5)
    clay = g.ramp(cloud, [(.3, shade(base, .93)), (.7, shade(base, 1.05))])
    fired = g.mix(1.0, clay, g.ramp(tint, [(0, (.93, .93, .92, 1)), (1, (1.03, 1.03, 1.02, 1))]), 'MULTIPLY')
    wave = g.noise(g.coords(), 9.0, detail=2)
    height_map = g.math('SUBTRACT', g.math('MULTIPLY', wave, .25 if kind != 'floor' else .05), gap)
    return g.surface(shade(base, .97), Base_Color=g.mix(gap, fired, rgb(grout)), Roughness=rough, Specular=.45,
                     Normal=g.bump(height_map, .35, .0012))
