"""Shots in the council room."""
from rooms.town_hall import town_hall
from .cameras import still

SHOTS = {
    'politics': (town_hall, lambda: still((1.3, -1.05, 1.5), (-.25, .12, .80), lens=29, level=False, focus=1.5, fstop=8)),
}
