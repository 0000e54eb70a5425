"""A place's fence as a phone knows it: a ring on the ground with a low wall of light, and the pin that stands for the phone."""
from math import cos, pi, radians, sin
from kit.group import piece
from kit.nodes import Graph, rgb
from kit.shapes import box, cylinder, grid_faces, mesh
from materials.plain import metal, paint
from .reticle import DEPTH, SIGNAL, mark, ring, unseen_by_light


def veil(colour, least, most):
    """Light that fades from `most` at the foot of an object 1 high to `least` at its top (opacity 0..1); casts no shadow."""
    g = Graph(f'veil{colour}{least}{most}')
    height = g.node('SeparateXYZ', i0=g.node('TexCoord').outputs['Generated']).outputs['Z']
    share = g.math('ADD', g.math('MULTIPLY', g.math('POWER', g.math('SUBTRACT', 1.0, height), 2.2), most - least), least)
    light = g.node('Emission', Color=rgb(colour), Strength=1.0).outputs[0]
    g.material.cycles.sample_as_light = False
    return g.finish(g.node('MixShader', i0=share, i1=g.node('BsdfTransparent').outputs[0], i2=light).outputs[0])


def fence(radius, colour=DEPTH, high=.060):
    """Stands on z = 0; radius and height of the wall in metres."""
    around = [(cos(2 * pi * n / 128), sin(2 * pi * n / 128)) for n in range(128)]
    wall = mesh('fence-wall', [(radius * c, radius * s, z) for z in (.001, high) for c, s in around], grid_faces(128, 2, wrap=True), veil(colour, 0, .55))
    floor = cylinder('fence-floor', radius, .0006, veil(colour, .10, .10), (0, 0, .0012), edge=0, segments=128)
    parts = [unseen_by_light(wall), unseen_by_light(floor)]
    line = ring(radius, .0042, colour)
    line.location.z = .004
    return piece('fence', [*parts, line])


def phone_pin(high=.34, scale=1.0):
    """A phone, upright, on a stem over the spot where it is; origin on the ground, screen to -y."""
    w, h = .095 * scale, .19 * scale
    body = box('pin-phone', (w, .014 * scale, h), metal('#23252A', .35), (0, 0, high + h / 2), edge=.009 * scale)
    screen = box('pin-screen', (w - .010 * scale, .0008, h - .012 * scale), paint('#F1ECE2', .2), (0, -.0071 * scale, high + h / 2), edge=.0003)
    marks = []
    for n, reach in enumerate((.014, .026, .038)):
        circle = ring(reach * scale, .0016 * scale, SIGNAL)
        circle.location, circle.rotation_euler = (0, -.0085 * scale, high + h * .56), (radians(90), 0, 0)
        marks.append(circle)
    dot = cylinder('pin-dot', .007 * scale, .001, mark(SIGNAL), (0, -.0080 * scale, high + h * .56), rotation=(radians(90), 0, 0), edge=0)
    bar = box('pin-bar', (w * .55, .0006, .006 * scale), paint('#14171F', .6), (0, -.0078 * scale, high + h * .20), edge=.0002)
    stem = cylinder('pin-stem', .0042 * scale, high + .004, paint('#C23E12', .4), edge=0, segments=24)
    foot = cylinder('pin-foot', .020 * scale, .005, paint('#C23E12', .4), edge=.002)
    return piece('phone-pin', [body, screen, *marks, dot, bar, stem, foot])
