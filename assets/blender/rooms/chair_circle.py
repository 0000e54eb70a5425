"""The council room cleared for a talk: a round of chairs on a rug, and in the one free place somebody who takes part from elsewhere."""
from math import cos, pi, radians, sin
from kit.group import place, twin
from pieces.chairs import dining_chair
from pieces.decor import book_stack
from pieces.figure import scanned_figure
from pieces.reticle import DEPTH, ring
from pieces.tables import coffee_table
from pieces.textiles import round_rug
from .town_hall import council_room

MIDDLE, RADIUS, GUEST = (-1.2, .35), 1.45, 163


def chair_circle():
    council_room()
    x, y = MIDDLE
    place(round_rug(3.3, 'cream'), x, y)
    place(coffee_table(.80, .40), x, y)
    place(book_stack(2, 5, (.24, .17)), x + .05, y - .04, .5, z=.40)
    chair = dining_chair('sage')
    for n, degrees in enumerate((GUEST + 58, GUEST + 112, GUEST + 208, GUEST + 257, GUEST + 305)):
        a = radians(degrees)
        place(chair if n == 0 else twin(chair), x + RADIUS * cos(a), y + RADIUS * sin(a), a - pi / 2 + .10 * (-1) ** n)
    a = radians(GUEST)
    at = x + RADIUS * cos(a), y + RADIUS * sin(a)
    place(scanned_figure(), *at, a - pi / 2)
    place(ring(.40, .008, DEPTH), *at, z=.032)
