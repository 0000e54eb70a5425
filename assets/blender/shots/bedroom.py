"""Shots in the bedroom."""
from rooms.bedroom import bedroom
from .cameras import still

STAGING = lambda: still((2.2, -1.35, 1.45), (-1.9, .30, .90), lens=22)  # noqa: E731

SHOTS = {
    'virtual-staging': (bedroom, STAGING),
    'virtual-staging-empty': (lambda: bedroom(furnished=False), STAGING),
}
