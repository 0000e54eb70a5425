"""Shots in the council room."""
from rooms.chair_circle import chair_circle
from rooms.round_table import round_table_room
from rooms.town_hall import town_hall
from pieces.reticle import framed
from .cameras import still

SHOTS = {
    'politics': (town_hall, lambda: still((1.3, -1.05, 1.5), (-.25, .12, .80), lens=29, level=False, focus=1.5, fstop=8)),
    'policy-visualization': (round_table_room, lambda: framed(still((1.12, -1.44, 1.5), (-.10, .12, .90), lens=27, focus=1.8, fstop=16), .215, .395, .80, .93)),
    'communication-features': (chair_circle, lambda: framed(still((1.75, -2.35, 1.5), (-1.45, .60, 1.05), lens=25), .350, .27, .476, .77)),
}
