"""Rooms as people photograph them before they furnish: empty or half empty, each with its own floor, walls and light.

Each is centred on the origin with its windows to the north (+y), and is a dict: `size` (x, y, z) metres, `openings` of
the north wall [(from, to, sill, head)], `build` (makes all but the light), `sun` (direction the light travels, strength).
"""
from math import pi, radians
from kit.group import place
from materials.grounds import brick, carpet, concrete, wallpaper, walnut_floor
from materials.oak import oak_floor
from pieces.decor import book_stack, framed_art, vase
from pieces.lamps import floor_lamp
from pieces.plants import fig_tree
from pieces.seating import armchair, modern_sofa
from pieces.tables import coffee_table, dining_table, sideboard
from pieces.textiles import curtain, curtain_rod, rug
from .shell import doorway, floor_and_ceiling, wall, window

WHITE, OATMEAL, SAGE = '#E4DED2', '#E2D4BD', '#B4B7A2'


def _shell(size, openings, door=None, colours=(OATMEAL,) * 4, surfaces=(None,) * 4, floor=None, ceiling='#E6E0D4', beams=(), panes=2):
    """Walls n, e, s, w in that order."""
    for side, colour, surface in zip('nesw', colours, surfaces):
        here = openings if side == 'n' else [door] if side == 's' and door else ()
        wall(side, size, here, colour, surface)
    for opening in openings:
        window('n', size, opening, panes=panes)
    if door:
        doorway('s', size, door)
    floor_and_ceiling(size, ceiling, beams, floor)


def _draped(size, opening, seeds=(3, 6)):
    a, b, _, head = opening
    place(curtain_rod(b - a + .9, head + .13), (a + b) / 2, size[1] / 2 - .11)
    for x, seed in zip((a - .16, b + .16), seeds):
        place(curtain(.5, head + .11, seed), x, size[1] / 2 - .11)


def living():
    size, openings = (5.4, 4.4, 2.7), [(-1.9, -.3, .45, 2.3), (.6, 2.0, .0, 2.25)]
    return {'size': size, 'openings': openings, 'sun': ((-.42, -1, -.62), 5.0),
            'build': lambda: _shell(size, openings, (-2.1, -1.2, 0, 2.05))}


def living_half():
    room = living()

    def build():
        room['build']()
        place(modern_sofa(), -1.35, -.1, pi / 2)
        place(rug(2.0, 2.8), -.25, -.05)
        place(fig_tree(1.6, seed=8), -2.2, 1.7, .4)
        place(floor_lamp(), -2.2, -1.6)
        _draped(room['size'], room['openings'][0])
    return {**room, 'build': build}


def bedroom():
    size, openings = (3.6, 3.9, 2.6), [(-.8, .8, .7, 2.2)]
    return {'size': size, 'openings': openings, 'sun': ((.25, -1, -.75), 4.2),
            'build': lambda: _shell(size, openings, (.5, 1.38, 0, 2.05), (WHITE, WHITE, WHITE, SAGE), floor=carpet('#B3ADA0'))}


def dark_floor():
    size, openings = (4.8, 4.6, 2.9), [(-1.7, -.5, .35, 2.5), (.5, 1.7, .35, 2.5)]
    return {'size': size, 'openings': openings, 'sun': ((-.15, -1, -.7), 5.0),
            'build': lambda: _shell(size, openings, (-2.0, -1.1, 0, 2.1), (WHITE,) * 4, floor=walnut_floor())}


def papered():
    size, openings = (4.2, 3.8, 2.75), [(-1.0, .9, .5, 2.35)]
    paper = wallpaper()

    def build():
        _shell(size, openings, (.9, 1.75, 0, 2.05), (WHITE,) * 4, (None, paper, None, paper), oak_floor())
        place(sideboard(1.3, .40, .72), -2.1 + .22, -.3, pi / 2)
        place(vase(.28, '#A4603C'), -1.88, -.6, z=.72)
    return {'size': size, 'openings': openings, 'sun': ((.3, -1, -.6), 4.6), 'build': build}


def loft():
    size, openings = (7.0, 5.2, 3.3), [(-3.0, -1.0, .4, 2.95), (-.6, 1.2, .4, 2.95), (1.6, 3.2, .4, 2.95)]
    return {'size': size, 'openings': openings, 'sun': ((-.5, -1, -.6), 5.0),
            'build': lambda: _shell(size, openings, None, (WHITE,) * 4, (None, None, None, brick()), concrete(), beams=(-2.2, 0, 2.2), panes=3)}


def narrow():
    size, openings = (2.7, 5.6, 2.6), [(-.75, .75, .0, 2.2)]
    return {'size': size, 'openings': openings, 'sun': ((.1, -1, -.5), 4.6),
            'build': lambda: _shell(size, openings, (-1.0, -.12, 0, 2.05), (OATMEAL,) * 4)}


def office():
    size, openings = (4.4, 4.0, 2.7), [(-1.7, .3, .8, 2.3)]

    def build():
        _shell(size, openings, (.8, 1.68, 0, 2.05), (WHITE, WHITE, WHITE, '#93A0A3'), floor=carpet('#7E8380'))
        place(framed_art(.62, .84, 'blocks', 'oak'), -2.2, .3, pi / 2, z=1.5)
        place(book_stack(4, 2), 1.9, 1.7, .3)
    return {'size': size, 'openings': openings, 'sun': ((-.2, -1, -.7), 4.4), 'build': build}


def dining_half():
    size, openings = (4.6, 4.2, 2.7), [(-1.6, 1.6, .0, 2.3)]

    def build():
        _shell(size, openings, (-1.9, -1.0, 0, 2.05), (OATMEAL, SAGE, OATMEAL, OATMEAL), panes=3)
        place(dining_table(1.8, .9), .2, .1)
        place(framed_art(.8, .8, 'arches', 'oak'), 2.3, .1, -pi / 2, z=1.5)
        place(fig_tree(1.5, seed=12), 1.9, 1.75, 1.0)
    return {'size': size, 'openings': openings, 'sun': ((-.35, -1, -.66), 5.0), 'build': build}


def reading_half():
    room = living()

    def build():
        room['build']()
        place(armchair('sage'), 1.7, .9, radians(-24))
        place(coffee_table(.8, .42), .8, .2)
        place(book_stack(3, 4), .75, .15, .5, z=.42)
    return {**room, 'build': build}
