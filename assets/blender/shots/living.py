"""Shots in the living and dining room."""
from rooms.living import living_room, sofa
from .cameras import panorama, still

SHOTS = {
    'sample-living-room': (living_room, lambda: panorama((-0.15, -0.08, 1.5))),
    'hero-living-room': (living_room, lambda: still((1.3, -0.55, 1.5), (-3.6, -0.62, 0.97), lens=26)),
    'hero-living-room-empty': (lambda: living_room(furnish=lambda: None), lambda: SHOTS['hero-living-room'][1]()),
    'hero-living-room-sofa': (lambda: living_room(furnish=sofa), lambda: SHOTS['hero-living-room'][1]()),
    'real-estate': (living_room, lambda: still((-0.75, -1.75, 1.5), (2.75, 1.15, 1.15), lens=23)),
    'property-tours': (living_room, lambda: still((3.55, 1.75, 1.5), (-1.0, -1.55, 1.15), lens=22)),
    'furniture-placement': (living_room, lambda: still((-0.62, -0.85, 1.4), (-2.3, 1.95, 0.74), lens=27)),
}
