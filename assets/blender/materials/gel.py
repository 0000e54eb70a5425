"""See-through skins for models shown in AR: clear in the middle, tinted towards the rim. No refraction, little noise."""
from functools import lru_cache
from kit.nodes import Graph, rgb


@lru_cache(None)
def gel(colour, body=0.18, rim=0.75, shine=0.25):
    """body, rim: opacity seen face on and at grazing angles, 0..1; shine: weight of the gloss."""
    g = Graph(f'gel{colour}{body}{rim}')
    facing = g.node('LayerWeight', Blend=0.35).outputs['Facing']
    opacity = g.math('ADD', g.math('MULTIPLY', g.math('POWER', facing, 1.6), rim - body), body)
    skin = g.node('BsdfDiffuse', Color=rgb(colour)).outputs[0]
    through = g.node('BsdfTranslucent', Color=rgb(colour)).outputs[0]
    solid = g.node('MixShader', i0=0.45, i1=skin, i2=through).outputs[0]
    clear = g.node('BsdfTransparent').outputs[0]
    veil = g.node('MixShader', i0=opacity, i1=clear, i2=solid).outputs[0]
    gloss = g.node('BsdfGlossy', Roughness=0.12).outputs[0]
    fresnel = g.math('MULTIPLY', g.node('Fresnel', IOR=1.35).outputs[0], shine * 2)
    return g.finish(g.node('MixShader', i0=fresnel, i1=veil, i2=gloss).outputs[0])


@lru_cache(None)
def flesh(colour, roughness=0.38, through=0.3):
    """Organelles: satin, letting a little light through."""
    g = Graph(f'flesh{colour}')
    mottle = g.noise(g.coords(), 40.0, detail=3)
    skin = g.node('BsdfPrincipled', Base_Color=rgb(colour), Roughness=roughness, Specular=0.45,
                  Normal=g.bump(mottle, 0.25, 0.003)).outputs[0]
    inner = g.node('BsdfTranslucent', Color=rgb(colour)).outputs[0]
    return g.finish(g.node('MixShader', i0=through, i1=skin, i2=inner).outputs[0])
