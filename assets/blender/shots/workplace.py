"""Shots of the workplace."""
from rooms.still_life import still_life
from rooms.workplace import workplace
from .cameras import still

SHOTS = {
    'dashboard': (workplace, lambda: still((.42, -1.16, 1.46), (-1.75, .17, .86), lens=28, focus=2.3, fstop=9)),
    'whats-new': (still_life, lambda: still((-.80, -.62, 1.30), (-1.95, .10, .84), lens=30, focus=1.25, fstop=9)),
}
