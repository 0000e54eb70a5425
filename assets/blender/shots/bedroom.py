"""Shots in the bedroom."""
from rooms.bedroom import bedroom
from .cameras import still

SHOTS = {
    'virtual-staging': (bedroom, lambda: still((2.2, -1.35, 1.45), (-1.9, .30, .90), lens=22)),
    'virtual-staging-empty': (lambda: bedroom(furnished=False), lambda: SHOTS['virtual-staging'][1]()),
}
