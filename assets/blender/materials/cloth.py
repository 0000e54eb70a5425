"""Woven cloth, sheer curtains, rug pile and lamp shades."""
from functools import lru_cache
from kit.nodes import Graph, rgb, shade

COLOURS = {'sage': '#A3A997', 'linen': '#CFC3AE', 'orange': '#C4561F', 'oat': '#B9A88C', 'ink': '#2E3440',
           'clay': '#A4603C', 'cream': '#DDD3C2', 'forest': '#4E5C49', 'chalk': '#EAE6DE', 'mist': '#C2C4C1',
           'stone': '#9D9B96', 'graphite': '#3A3B3D', 'dusk': '#8896A2', 'mustard': '#A8823E', 'petrol': '#34494C',
           'burgundy': '#5C2E2D', 'plum': '#54394A', 'rust': '#8A4E38'}


@lru_cache(None)
def linen(colour='linen', heather=0.16):
    """Slubby weave: two crossed stretched noises give threads, a broad one the wear."""
    g = Graph('linen-' + colour)
    base = rgb(COLOURS[colour])
    warp = g.noise(g.coords((900, 90, 260)), 1.0, detail=2)
    weft = g.noise(g.coords((90, 900, 420)), 1.0, detail=2)
    thread = g.math('MULTIPLY', g.math('ADD', warp, weft), 0.5)
    wear = g.noise(g.coords(), 3.0, detail=3)
    cloth = g.ramp(thread, [(0.36, shade(base, 1 - 2.2 * heather)), (0.62, shade(base, 1 + heather))])
    worn = g.mix(g.math('MULTIPLY', wear, 0.28), cloth, shade(base, 0.82))
    return g.surface(shade(base, 0.9), Base_Color=worn, Roughness=0.92, Specular=0.15, Sheen=0.25, Normal=g.bump(thread, 0.55, 0.0016))


@lru_cache(None)
def hide(colour):
    """Oiled leather of a free colour: fine pores, a worn tone where one sits, a soft gloss."""
    g = Graph('hide' + colour)
    base = rgb(colour)
    pores, wear = g.noise(g.coords(), 260.0, detail=3), g.noise(g.coords(), 2.6, detail=5)
    tone = g.ramp(wear, [(0.32, shade(base, 0.72)), (0.5, base), (0.72, shade(base, 1.25))])
    return g.surface(shade(base, 0.95), Base_Color=tone, Roughness=g.math('ADD', g.math('MULTIPLY', wear, 0.2), 0.34),
                     Specular=0.4, Normal=g.bump(pores, 0.22, 0.0012))


@lru_cache(None)
def sheer():
    """Curtain linen: half of the light comes through."""
    g = Graph('sheer')
    weave = g.noise(g.coords((500, 500, 60)), 1.0, detail=2)
    tone = g.ramp(weave, [(0.3, rgb('#D9CFBE')), (0.7, rgb('#EDE6DA'))])
    front = g.node('BsdfDiffuse', Color=tone).outputs[0]
    through = g.node('BsdfTranslucent', Color=tone).outputs[0]
    return g.finish(g.node('MixShader', i0=0.42, i1=front, i2=through).outputs[0])


@lru_cache(None)
def pile(colour='cream'):
    """Wool loops: the shape is in the mesh, the tone changes from tuft to tuft."""
    g = Graph('pile-' + colour)
    base = rgb(COLOURS[colour])
    tuft = g.noise(g.coords(), 120.0, detail=2)
    field = g.noise(g.coords(), 2.2, detail=3)
    tone = g.ramp(tuft, [(0.3, shade(base, 0.66)), (0.65, shade(base, 0.98))])
    return g.surface(shade(base, 0.8), Base_Color=g.mix(g.math('MULTIPLY', field, 0.25), tone, shade(base, 0.74)),
                     Roughness=1.0, Specular=0.05, Sheen=0.2)


@lru_cache(None)
def lampshade(glow=0.0):
    """Paper-backed linen; glow is the light it gives off itself, W/m2."""
    g = Graph('lampshade')
    weave = g.noise(g.coords((300, 300, 40)), 1.0, detail=2)
    tone = g.ramp(weave, [(0.3, rgb('#D8C9AE')), (0.7, rgb('#E8DCC6'))])
    front = g.node('BsdfDiffuse', Color=tone).outputs[0]
    through = g.node('BsdfTranslucent', Color=tone).outputs[0]
    paper = g.node('MixShader', i0=0.4, i1=front, i2=through).outputs[0]
    light = g.node('Emission', Color=rgb('#FFD7A1'), Strength=glow).outputs[0]
    # Too faint to light the room: hunting for it with shadow rays would only add grain.
    g.material.cycles.sample_as_light = False
    return g.finish(g.node('AddShader', i0=paper, i1=light).outputs[0])
