"""Photographs of rooms with known cameras: samples of the furniture and staging tools, and the truth of their tests.

Each: the room, where the camera stands (x, y, z metres), the point it looks at, focal length in mm on a 36 mm wide
sensor (24 mm high in landscape), roll in degrees, portrait or landscape. No lens shift: the optical axis goes through the middle of the picture.
"""
import json
import math
from functools import partial
import bpy
from rooms import photographed
from rooms.daylight import panel, sky, sun
from rooms.garden import garden
from rooms.shell import THICK
from .cameras import still
from .known import known_camera, known_room

PHOTOGRAPHS = {
    'living-corner': (photographed.living, (2.3, -1.85, 1.5), (-1.3, 1.2, 1.05), 22, 0.0, False),
    'living-frontal': (photographed.living, (.1, -2.05, 1.45), (.1, 2.2, 1.2), 20, 0.0, False),
    'living-half': (photographed.living_half, (2.3, -1.7, 1.5), (-1.4, .6, .85), 22, 0.0, False),
    'bedroom-portrait': (photographed.bedroom, (1.45, -1.6, 1.5), (-.8, 1.2, 1.1), 22, 0.0, True),
    'bedroom-corner': (photographed.bedroom, (-1.5, -1.6, 1.55), (1.0, 1.1, .95), 20, 0.0, False),
    'dark-floor': (photographed.dark_floor, (2.1, -2.0, 1.5), (-1.0, 1.4, 1.0), 22, 0.0, False),
    'wallpaper': (photographed.papered, (1.6, -1.6, 1.5), (-1.4, .5, 1.0), 22, 0.0, False),
    'loft': (photographed.loft, (3.0, -2.2, 1.6), (-2.2, 1.3, 1.2), 22, 0.0, False),
    'narrow': (photographed.narrow, (.35, -2.5, 1.5), (.0, 2.6, 1.1), 22, 0.0, True),
    'office-tilted': (photographed.office, (1.8, -1.6, 1.75), (-1.2, .9, .55), 21, 3.5, False),
    'dining-half': (photographed.dining_half, (2.0, -1.85, 1.5), (-.9, 1.0, .9), 21, 0.0, False),
    'reading-half': (photographed.reading_half, (-2.2, -1.8, 1.5), (1.6, .9, .8), 23, 0.0, False),
}


def _lit(room):
    made = room()
    made['build']()
    size, openings = made['size'], made['openings']
    garden(size[1] / 2 + THICK)
    sky()
    sun(*made['sun'])
    for a, b, low, high in openings:
        panel(((a + b) / 2, size[1] / 2 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, 26 * (b - a) * (high - low))
    # What comes in by the open door behind the photographer.
    back = panel((0, -size[1] / 2 + .1, 1.5), (0, 1, .1), size[0] * .8, 1.9, 4.2 * size[0], '#FFE9CF')
    back.visible_glossy = False
    bpy.context.scene['known'] = json.dumps(known_room(made))


def _taken(position, target, lens, roll, portrait):
    camera = still(position, target, lens, level=False)
    camera.rotation_euler.rotate_axis('Z', math.radians(roll))
    scene = bpy.context.scene
    scene['format'] = (3, 4) if portrait else (4, 3)
    bpy.context.view_layer.update()
    scene['known'] = json.dumps({**known_camera(camera, (1500, 2000) if portrait else (2000, 1500)), **json.loads(scene['known'])})
    return camera


SHOTS = {f'room-{name}': (partial(_lit, room), partial(_taken, position, target, lens, roll, portrait))
         for name, (room, position, target, lens, roll, portrait) in PHOTOGRAPHS.items()}
