"""Oak in pieces and as floor boards. Grain runs along one axis of the object, in metres."""
from functools import lru_cache
from kit.nodes import Graph, rgb, shade

TONES = {'natural': '#B8946A', 'light': '#CBA677', 'smoked': '#6E4D31', 'floor': '#BD9C76',
         'walnut': '#7D5A3C', 'ebony': '#35302B'}


def grain(g, coords, base):
    """Colour and height of oak from stretched coordinates: broad rings, then fine pores."""
    rings = g.noise(coords, 1.6, detail=7, distortion=1.1, roughness=0.6)
    pores = g.noise(coords, 22.0, detail=2, roughness=0.7)
    colour = g.ramp(rings, [(0.28, shade(base, 0.60)), (0.5, base), (0.72, shade(base, 1.22))])
    dark = g.ramp(pores, [(0.36, (0.66, 0.62, 0.58, 1)), (0.5, (1, 1, 1, 1))])
    return g.mix(0.55, colour, g.mix(1.0, colour, dark, 'MULTIPLY')), pores


@lru_cache(None)
def oak(axis='x', tone='natural'):
    """Oiled oak; axis is the direction of the grain."""
    g = Graph(f'oak-{axis}-{tone}')
    stretch = {'x': (0.7, 9, 9), 'y': (9, 0.7, 9), 'z': (9, 9, 0.7)}[axis]
    colour, pores = grain(g, g.coords(stretch), rgb(TONES[tone]))
    return g.surface(shade(rgb(TONES[tone]), 0.88), Base_Color=colour, Roughness=0.42, Specular=0.35, Normal=g.bump(pores, 0.25, 0.0006))


@lru_cache(None)
def oak_floor():
    """Boards 0.16 x 1.9 m along x, each with its own tone and grain."""
    g = Graph('oak-floor')
    position = g.node('TexCoord').outputs['Object']
    brick = g.node('TexBrick', {'offset': 0.37, 'offset_frequency': 2}, Vector=position, Color1=(0, 0, 0, 1),
                   Color2=(1, 1, 1, 1), Mortar=(0.5, 0.5, 0.5, 1), Scale=1.0, Mortar_Size=0.0016,
                   Mortar_Smooth=0.3, Brick_Width=1.9, Row_Height=0.16, Bias=0.0)
    tint, gap = brick.outputs['Color'], brick.outputs['Fac']
    offset = g.math('MULTIPLY', tint, 23.0)
    colour, pores = grain(g, g.coords((0.55, 7, 7), shift=offset), rgb(TONES['floor']))
    toned = g.mix(1.0, colour, g.ramp(tint, [(0, (0.80, 0.79, 0.77, 1)), (1, (1.06, 1.05, 1.03, 1))]), 'MULTIPLY')
    joined = g.mix(gap, toned, rgb('#3A2817'))
    rough = g.math('ADD', g.math('MULTIPLY', pores, 0.18), 0.34)
    height = g.math('SUBTRACT', g.math('MULTIPLY', pores, 0.12), gap)
    return g.surface(shade(rgb(TONES['floor']), 0.8), Base_Color=joined, Roughness=rough, Specular=0.4, Normal=g.bump(height, 0.45, 0.0012))
