"""Plaster, paint, ceramic, metal, paper: surfaces without a direction."""
from functools import lru_cache
from kit.nodes import Graph, rgb, shade


@lru_cache(None)
def plaster(colour='#DCD0BD'):
    """Hand-trowelled wall: faint clouds and a shallow relief."""
    g = Graph('plaster' + colour)
    cloud = g.noise(g.coords(), 0.9, detail=5)
    trowel = g.noise(g.coords(), 7.0, detail=6, distortion=0.6)
    base = rgb(colour)
    tone = g.ramp(cloud, [(0.3, shade(base, 0.975)), (0.7, shade(base, 1.015))])
    return g.surface(base, Base_Color=tone, Roughness=0.88, Specular=0.2, Normal=g.bump(trowel, 0.22, 0.004))


@lru_cache(None)
def paint(colour, roughness=0.45):
    """Lacquer or matt paint in one even tone (books, frames, doors, trim)."""
    return Graph('paint' + colour).surface(Base_Color=rgb(colour), Roughness=roughness, Specular=0.35)


@lru_cache(None)
def ceramic(colour='#E4DACA', speckle=0.5):
    """Stoneware, half matt, lightly speckled."""
    g = Graph('ceramic' + colour)
    dots = g.noise(g.coords(), 210.0, detail=1)
    base = rgb(colour)
    tone = g.ramp(dots, [(0.30, shade(base, 1 - speckle)), (0.38, base)])
    return g.surface(base, Base_Color=tone, Roughness=0.38, Specular=0.45, Normal=g.bump(dots, 0.06, 0.001))


@lru_cache(None)
def metal(colour='#1D1B1A', roughness=0.4, metallic=1.0):
    return Graph('metal' + colour).surface(Base_Color=rgb(colour), Roughness=roughness, Metallic=metallic)


@lru_cache(None)
def leaf(colour='#3E5A2B'):
    """A leaf with lighter veins, light shining through it a little."""
    g = Graph('leaf' + colour)
    base = rgb(colour)
    mottle = g.noise(g.coords(), 14.0, detail=3)
    tone = g.ramp(mottle, [(0.3, shade(base, 0.7)), (0.7, shade(base, 1.35))])
    skin = g.node('BsdfPrincipled', Base_Color=tone, Roughness=0.42, Specular=0.4).outputs[0]
    through = g.node('BsdfTranslucent', Color=g.mix(0.5, tone, rgb('#8FA63A'))).outputs[0]
    return g.finish(g.node('MixShader', i0=0.25, i1=skin, i2=through).outputs[0])


@lru_cache(None)
def earth(colour='#3B2C20'):
    g = Graph('earth' + colour)
    lump = g.noise(g.coords(), 60.0, detail=5)
    return g.surface(Base_Color=g.ramp(lump, [(0.3, shade(rgb(colour), 0.5)), (0.7, rgb(colour))]),
                     Roughness=1.0, Specular=0.1, Normal=g.bump(lump, 1.0, 0.01))


@lru_cache(None)
def glow(colour, strength):
    """A surface that shines by itself, W/m2."""
    g = Graph(f'glow{colour}{strength}')
    return g.finish(g.node('Emission', Color=rgb(colour), Strength=strength).outputs[0])
