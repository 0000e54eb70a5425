"""Shots in the studio."""
from rooms.studio import studio
from .cameras import still

SHOTS = {
    'about': (studio, lambda: still((.86, -1.36, 1.42), (-.28, .06, .90), lens=25.5, focus=1.4, fstop=9)),
}
