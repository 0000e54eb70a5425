"""Shots of the district model, seen obliquely from above."""
from pieces.reticle import framed
from rooms.district import district
from .cameras import still

SHOTS = {
    'location-services': (district, lambda: framed(still((.46, -1.50, 1.42), (.0, .10, .06), lens=33, level=False), .325, .33, .635, .80)),
}
