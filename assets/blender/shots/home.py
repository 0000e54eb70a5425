"""Shots in the sample home: a panorama from each standing point, still views for checking, and the gardens alone."""
from math import degrees
from home.home import home
from home.outside import outside
from home.plan import EYE, STANDING
from .cameras import panorama, still

VIEWS = {
    'living-west': ((-.4, -.6, 1.5), (-6, -2.4, .9), 18), 'living-east': ((-5.3, -.9, 1.5), (0, -2.0, 1.0), 18), 'kitchen-east': ((.5, -.5, 1.5), (6, -2.6, .9), 18),
    'kitchen-west': ((5.1, -3.2, 1.5), (0, -1.0, .9), 18), 'hall-north': ((-1.2, .6, 1.5), (-1.8, 4.1, 1.0), 16), 'hall-east': ((-2.5, 1.05, 1.5), (2.3, 1.1, 1.2), 20),
    'study-north': ((-3.15, 1.35, 1.5), (-5.0, 4.1, .85), 16), 'study-south': ((-5.2, 3.9, 1.5), (-3.6, .4, .9), 17), 'bath-east': ((.1, 2.0, 1.5), (2.3, 3.6, .7), 15), 'bath-west': ((2.0, 2.2, 1.5), (-.3, 3.0, .9), 15),
    'bedroom-east': ((2.7, 1.0, 1.5), (6, 2.9, .8), 16), 'bedroom-west': ((5.8, 3.7, 1.5), (2.4, 1.4, .9), 17),
}

SHOTS = {f'home-{name}': (home, lambda x=x, y=y, heading=heading: panorama((x, y, EYE), degrees(heading)))
         for name, (_, x, y, heading) in STANDING.items()}
SHOTS |= {f'home-view-{name}': (home, lambda a=a, b=b, lens=lens: still(a, b, lens=lens)) for name, (a, b, lens) in VIEWS.items()}
# What is behind the windows of the real-time home.
SHOTS['home-garden'] = (outside, lambda: panorama((0, 0, EYE)))
