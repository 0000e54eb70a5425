"""Where each style's designer puts the pieces: {piece: [(x, y, turn in degrees, z)]} in metres, fronts to -y at turn 0.

Read from assets/styles/arrangements.json, which the live room of the site is made from too. The sofa's back is 4 cm off
the west wall, its front at x = -1.64; 0.43 m of air to the table; rugs reach under its front legs; pictures hang with
their middle about 1.5 m high. `others` is the colour of the walls that the kit leaves plain.
"""
import json
import os
from .kits import ASSETS

with open(os.path.join(ASSETS, 'styles', 'arrangements.json'), encoding='utf8') as file:
    ARRANGEMENTS = json.load(file)
