"""The marks of AR as thin things in the scene: corner brackets, the ring of an anchor, a line with a mark at each end."""
from math import cos, pi, sin
from kit.group import piece
from kit.shapes import tube
from materials.plain import glow

SIGNAL, DEPTH = '#F0571F', '#4A6BFF'
# Just bright enough to keep its colour in the shade; it must not light the room.
STRENGTH = 1.1


def mark(colour=SIGNAL, strength=STRENGTH):
    """What AR draws is light, but no lamp: shadow rays need not look for it."""
    material = glow(colour, strength)
    material.cycles.sample_as_light = False
    return material


def unseen_by_light(part):
    """Drawn things cast no shadow."""
    part.visible_shadow = False
    return part


def framed(camera, left, top, right, bottom, distance=.5, colour=SIGNAL):
    """Brackets as the viewer's screen shows them, in front of everything: a rectangle of the 16:9 picture, shares of its
    width and height from its upper left corner. distance: metres before the lens. Returns the camera."""
    data = camera.data
    wide = distance * data.sensor_width / data.lens
    def at(u, v): return (u - .5 + data.shift_x) * wide, (.5 - v) * wide * 9 / 16 + data.shift_y * wide, -distance
    arm = min(.022, (right - left) / 3)
    for u, inward in ((left, arm), (right, -arm)):
        for v, down in ((top, arm * 16 / 9), (bottom, -arm * 16 / 9)):
            part = unseen_by_light(tube('bracket', [at(u + inward, v), at(u, v), at(u, v + down)], wide * .0015, mark(colour)))
            part.parent = camera
    return camera


def ring(radius, line=.0022, colour=SIGNAL, dashes=0):
    """A circle lying at z = 0; dashes: 0 for a closed line, else how many."""
    if not dashes:
        points = [(radius * cos(2 * pi * n / 160), radius * sin(2 * pi * n / 160), 0) for n in range(160)]
        return piece('ring', [unseen_by_light(tube('ring', points, line, mark(colour), closed=True))])
    parts = []
    for dash in range(dashes):
        turns = [2 * pi * (dash + .62 * n / 8) / dashes for n in range(9)]
        parts.append(unseen_by_light(tube('dash', [(radius * cos(a), radius * sin(a), 0) for a in turns], line, mark(colour))))
    return piece('ring', parts)
