"""Floors and walls besides oak and plaster: dark boards, carpet, concrete, brick, printed wallpaper."""
from functools import lru_cache
from kit.nodes import Graph, rgb, shade
from .oak import grain


def _boards(name, base, length, row, gap, rough):
    g = Graph(name)
    position = g.node('TexCoord').outputs['Object']
    brick = g.node('TexBrick', {'offset': 0.41, 'offset_frequency': 2}, Vector=position, Color1=(0, 0, 0, 1),
                   Color2=(1, 1, 1, 1), Mortar=(0.5, 0.5, 0.5, 1), Scale=1.0, Mortar_Size=0.0012,
                   Mortar_Smooth=0.3, Brick_Width=length, Row_Height=row, Bias=0.0)
    tint, joint = brick.outputs['Color'], brick.outputs['Fac']
    colour, pores = grain(g, g.coords((0.55, 8, 8), shift=g.math('MULTIPLY', tint, 31.0)), base)
    toned = g.mix(1.0, colour, g.ramp(tint, [(0, (0.82, 0.80, 0.78, 1)), (1, (1.08, 1.06, 1.05, 1))]), 'MULTIPLY')
    height = g.math('SUBTRACT', g.math('MULTIPLY', pores, 0.1), joint)
    return g.surface(shade(base, 0.85), Base_Color=g.mix(joint, toned, gap), Roughness=g.math('ADD', g.math('MULTIPLY', pores, 0.15), rough),
                     Specular=0.45, Normal=g.bump(height, 0.4, 0.001))


@lru_cache(None)
def walnut_floor():
    """Smoked boards 0.12 x 1.4 m along x, half gloss."""
    return _boards('walnut-floor', rgb('#5A3D2A'), 1.4, 0.12, rgb('#1C120B'), 0.26)


@lru_cache(None)
def carpet(colour='#9A9C96'):
    """Short loop pile: fine tufts in two tones."""
    g = Graph('carpet' + colour)
    base = rgb(colour)
    tuft, field = g.noise(g.coords(), 260.0, detail=2), g.noise(g.coords(), 1.6, detail=4)
    tone = g.ramp(tuft, [(0.32, shade(base, 0.62)), (0.66, shade(base, 1.1))])
    return g.surface(shade(base, 0.85), Base_Color=g.mix(g.math('MULTIPLY', field, 0.2), tone, shade(base, 0.8)),
                     Roughness=1.0, Specular=0.05, Sheen=0.15, Normal=g.bump(tuft, 0.7, 0.004))


@lru_cache(None)
def concrete(colour='#A9A49B'):
    """Ground and sealed screed: clouds, fine aggregate, a low sheen."""
    g = Graph('concrete' + colour)
    base = rgb(colour)
    cloud, fine = g.noise(g.coords(), 0.7, detail=7, distortion=0.8), g.noise(g.coords(), 90.0, detail=3)
    tone = g.ramp(cloud, [(0.32, shade(base, 0.72)), (0.68, shade(base, 1.12))])
    speckled = g.mix(0.18, tone, g.ramp(fine, [(0.35, shade(base, 0.55)), (0.6, shade(base, 1.15))]))
    return g.surface(base, Base_Color=speckled, Roughness=g.math('ADD', g.math('MULTIPLY', cloud, 0.2), 0.3), Specular=0.4,
                     Normal=g.bump(fine, 0.08, 0.001))


@lru_cache(None)
def brick(colour='#9C5B43'):
    """A wall of old facing bricks, 65 x 240 mm with lime joints; for walls along x or y."""
    g = Graph('brick' + colour)
    base = rgb(colour)
    split = g.node('SeparateXYZ', i0=g.node('TexCoord').outputs['Object'])
    along = g.math('ADD', split.outputs['X'], split.outputs['Y'])
    vector = g.node('CombineXYZ', i0=along, i1=split.outputs['Z']).outputs[0]
    laid = g.node('TexBrick', {'offset': 0.5, 'offset_frequency': 2}, Vector=vector, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                  Mortar=(0.5, 0.5, 0.5, 1), Scale=1.0, Mortar_Size=0.006, Mortar_Smooth=0.35, Brick_Width=0.25, Row_Height=0.077)
    rough = g.noise(g.coords(), 34.0, detail=5)
    stone = g.mix(1.0, g.ramp(laid.outputs['Color'], [(0, shade(base, 0.68)), (0.5, base), (1, rgb('#B98A6B'))]),
                  g.ramp(rough, [(0.3, (0.72, 0.7, 0.68, 1)), (0.7, (1.1, 1.1, 1.1, 1))]), 'MULTIPLY')
    height = g.math('SUBTRACT', g.math('MULTIPLY', rough, 0.35), laid.outputs['Fac'])
    return g.surface(shade(base, 0.9), Base_Color=g.mix(laid.outputs['Fac'], stone, rgb('#C9BCA8')), Roughness=0.9, Specular=0.2,
                     Normal=g.bump(height, 0.7, 0.006))


@lru_cache(None)
def wallpaper(ground='#D9CBB0', print_='#5F6F5A'):
    """A dense printed pattern, 26 cm repeat: rings in an offset grid with dots between; for walls along x or y."""
    g = Graph('wallpaper' + ground + print_)
    split = g.node('SeparateXYZ', i0=g.node('TexCoord').outputs['Object'])
    along = g.math('MULTIPLY', g.math('ADD', split.outputs['X'], split.outputs['Y']), 1 / 0.26)
    up = g.math('MULTIPLY', split.outputs['Z'], 1 / 0.26)

    def centred(value, shift):
        return g.math('SUBTRACT', g.math('FRACT', g.math('ADD', value, shift)), 0.5)

    def distance(shift):
        x, y = centred(along, shift), centred(up, shift)
        return g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))

    def band(value, radius, width):
        return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', value, radius)), width)

    first, second = distance(0.0), distance(0.5)
    inked = g.math('LESS_THAN', first, 0.07)
    for value, radius, width in ((first, 0.34, 0.022), (first, 0.24, 0.010), (second, 0.16, 0.016), (second, 0.0, 0.06)):
        inked = g.math('MAXIMUM', inked, band(value, radius, width))
    paper = g.noise(g.coords(), 1.2, detail=4)
    worn = g.ramp(paper, [(0.3, shade(rgb(ground), 0.97)), (0.7, shade(rgb(ground), 1.02))])
    return g.surface(shade(rgb(ground), 0.85), Base_Color=g.mix(inked, worn, rgb(print_)), Roughness=0.85, Specular=0.2)
