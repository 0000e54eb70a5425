"""Shots in the citizens' hall."""
from pieces.reticle import framed
from rooms.citizens_hall import citizens_hall
from .cameras import still

SHOTS = {
    'government-services': (citizens_hall, lambda: framed(still((2.35, -2.05, 1.5), (-2.4, .55, 1.10), lens=24), .325, .12, .585, .77)),
}
