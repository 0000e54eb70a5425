"""Gardens before both facades, the sun, and soft sky light in every window."""
from math import pi
import bpy
from rooms.daylight import panel, sky, sun
from rooms.garden import garden
from . import plan

# From the south-east, low enough to reach the back of the living room.
SUN = (-.50, .85, -.64)
SKY_POWER = 26.0


def _turned(build):
    """Runs build() and turns all it made by half a turn about the home's middle."""
    before = set(bpy.context.scene.objects)
    build()
    pivot = bpy.data.objects.new('turned', None)
    bpy.context.scene.collection.objects.link(pivot)
    for obj in set(bpy.context.scene.objects) - before - {pivot}:
        if obj.parent is None:
            obj.parent = pivot
    pivot.rotation_euler = (0, 0, pi)


def gardens():
    _, outer = plan.facade('n')
    garden(outer, lamp=False)
    _turned(lambda: garden(outer, lamp=False))


def daylight():
    sky(light=1.0)
    sun(SUN, 5.0)
    for room, side, a, b, low, head, _, glass in plan.WINDOWS.values():
        inner, outer = plan.facade(side)
        out = 1 if outer > inner else -1
        y = inner + out * (.25 if glass == 'clear' else .14)
        made = panel(((a + b) / 2, y, (low + head) / 2), (0, -out, -.12), b - a - .1, head - low - .1, SKY_POWER * (b - a) * (head - low))
        # Mirrors and taps show the garden itself, not the panel before it.
        made.visible_glossy = False
        made['room'] = room


def outside():
    """The surroundings without the home."""
    gardens(); daylight()


def warm_fill():
    """What the lamps and the rest of the house give; soft, unseen, from just under the ceiling."""
    # The room it lights: a bake of one room can leave the others' lamps out.
    for room, x, y, wide, deep, power, tone in (
            ('hall', -1.59, 2.55, .5, .5, 22, '#FFE2BC'), ('hall', .95, 1.02, .5, .5, 14, '#FFE2BC'), ('bath', .95, 2.75, .5, .5, 15, '#FFE2BC'),
            ('living', -3.0, -.9, 3.0, 1.6, 17, '#FFE9CF'), ('kitchen', 3.0, -1.0, 3.0, 1.6, 15, '#FFE9CF'),
            ('study', -4.45, 2.0, 2.4, 2.4, 15, '#FFE9CF'), ('bedroom', 4.2, 2.0, 2.6, 2.4, 15, '#FFE9CF')):
        # Below the lamps' drums, which would shade it.
        made = panel((x, y, plan.CEILING - (.14 if wide < 1 else .06)), (0, 0, -1), wide, deep, power, tone)
        made.visible_glossy = False
        made['room'] = room
