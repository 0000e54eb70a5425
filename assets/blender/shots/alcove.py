"""Shots in the alcove."""
from pieces.reticle import framed
from rooms.alcove import alcove
from .cameras import still

SHOTS = {
    'gamification': (alcove, lambda: framed(still((1.15, -1.35, 1.5), (-1.62, .30, 1.16), lens=27), .535, .30, .677, .575)),
}
