"""The kitchen: tall units, a run with hob and hood, a sink under the window, an island with an overhang for stools."""
from math import pi
from kit.group import piece, place
from kit.shapes import box, cylinder, lathe, slab, tube
from materials.oak import oak
from materials.plain import ceramic, metal, paint
from pieces.decor import bowl, vase
from pieces.plants import tuft
from home.tiles import tile
from .cabinets import DEEP, TOP, base, carcass, shelf, stone, tall, worktop

LONG, SHORT = 4.40, 2.30


def oven(x0, x1, low, y):
    """A built-in oven 0.6 m high: black glass, steel rail."""
    glass = metal('#15161A', .12, 0.0)
    return [slab('oven', (x0 + .003, y - .001, low), (x1 - .003, y + .02, low + .59), glass, edge=.003),
            slab('oven-panel', (x0 + .003, y - .002, low + .49), (x1 - .003, y + .02, low + .588), metal('#2B2C30', .3), edge=.002),
            cylinder('oven-rail', .009, x1 - x0 - .14, metal('#B9B4A8', .3), (x0 + .07, y - .045, low + .44), rotation=(0, pi / 2, 0)),
            *[box('oven-post', (.014, .05, .014), metal('#B9B4A8', .3), (x, y - .02, low + .44), edge=.003) for x in (x0 + .10, x1 - .10)]]


def hob(x, y):
    """Four zones on black glass, 0.58 x 0.51 m, centred on (x, y)."""
    parts = [box('hob', (.58, .51, .006), metal('#15161A', .1, 0.0), (x, y, TOP + .0025), edge=.002)]
    ring = metal('#5C5B58', .4, 0.0)
    for dx, dy, r in ((-.15, .11, .09), (.15, .11, .075), (-.15, -.12, .075), (.15, -.12, .10)):
        parts.append(lathe('hob-zone', [(r - .003, TOP + .0058), (r, TOP + .0062), (r + .003, TOP + .0058)], ring, (x + dx, y + dy, 0), 64))
    return parts


def hood(x):
    """A plain box hood, its chimney to the ceiling."""
    steel = paint('#E4DCCD', .5)
    return [slab('hood', (x - .32, -.36, 1.62), (x + .32, -.002, 1.78), steel, edge=.006), slab('hood-filter', (x - .28, -.33, 1.612), (x + .28, -.04, 1.63), metal('#8E8B84', .45), edge=.002),
            slab('hood-shaft', (x - .15, -.26, 1.77), (x + .15, -.002, 2.599), steel, edge=.005)]


def pot(x, y):
    iron = paint('#A4512C', .3)
    body = lathe('pot', [(0, 0), (.10, 0), (.112, .012), (.115, .11), (.108, .11), (.105, .02), (0, .014)], iron, (x, y, TOP + .0065), 64)
    lid = lathe('pot-lid', [(.116, .108), (.114, .118), (.06, .138), (.015, .142), (.018, .165), (0, .168)], iron, (x, y, TOP + .0065), 64)
    ears = [tube('pot-ear', [(x + s * .112, y - .03, TOP + .085), (x + s * .14, y - .025, TOP + .09), (x + s * .14, y + .025, TOP + .09), (x + s * .112, y + .03, TOP + .085)], .006, iron) for s in (-1, 1)]
    return [body, lid, *ears]


def tap(x, y):
    """A high arched tap in brushed brass."""
    brass = metal('#B08D57', .3)
    arch = [(x, y, TOP), (x, y, TOP + .26), (x, y - .02, TOP + .315), (x, y - .07, TOP + .34), (x, y - .13, TOP + .325), (x, y - .155, TOP + .27), (x, y - .157, TOP + .24)]
    return [tube('tap', arch, .011, brass), cylinder('tap-base', .024, .03, brass, (x, y, TOP - .001)), cylinder('tap-lever', .006, .09, brass, (x + .02, y, TOP + .06), rotation=(0, pi / 2 - .3, 0))]


def sink_top(x0, x1, a, b, deep=DEEP + .02):
    """Worktop around a basin from a to b along x; the basin hangs below."""
    y0, y1, low = -.50, -.12, TOP - .03
    basin = ceramic('#D9D2C4', .1)
    parts = [slab('worktop', (x0, -deep, low), (a, -.001, TOP), stone(), edge=.003), slab('worktop', (b, -deep, low), (x1, -.001, TOP), stone(), edge=.003),
             slab('worktop', (a - .001, -deep, low), (b + .001, y0, TOP), stone(), edge=.003), slab('worktop', (a - .001, y1, low), (b + .001, -.001, TOP), stone(), edge=.003)]
    t, floor = .012, TOP - .20
    parts += [slab('basin', (a - t, y0 - t, floor), (a + .001, y1 + t, low + .012), basin, edge=.003), slab('basin', (b - .001, y0 - t, floor), (b + t, y1 + t, low + .012), basin, edge=.003),
              slab('basin', (a, y0 - t, floor), (b, y0 + .001, low + .012), basin, edge=.003), slab('basin', (a, y1 - .001, floor), (b, y1 + t, low + .012), basin, edge=.003),
              slab('basin', (a - t, y0 - t, floor - t), (b + t, y1 + t, floor + .001), basin, edge=.003), cylinder('drain', .04, .004, metal('#B9B4A8', .3), ((a + b) / 2, (y0 + y1) / 2, floor))]
    return parts


def east_run():
    """Along x from the north end (x = 0) to the corner, front to -y; turned onto the east wall by the caller."""
    parts = tall(0.01, .61, 2.30, [.74, 2.0], pull='right')
    parts += tall(.61, 1.21, 2.30, [.52, 1.62], pull='right')
    parts += oven(.61, 1.21, .90, -DEEP - .002)
    parts.append(slab('tall-filler', (0.01, -DEEP + .03, 2.30), (1.21, -.002, 2.599), paint('#E4DAC8', .8), edge=0))
    parts += base(1.21, 3.78, ['drawers', 'drawers', 'plain', 'door'])
    parts.append(worktop(1.212, LONG - .001))
    parts.append(slab('splash', (1.21, -.012, TOP - .01), (LONG - .001, -.001, 1.50), tile('splash'), edge=.002))
    x = 2.50
    parts += hob(x, -.32) + hood(x) + pot(x - .15, -.44)
    for a, b in ((1.26, 2.10), (2.90, LONG - .02)):
        parts += [shelf(a, b, z) for z in (1.50, 1.84)]
    return parts


def things_on_shelves():
    """Crockery in easy reach."""
    made = []
    for n, (x, z) in enumerate(((1.40, 1.53), (1.62, 1.53), (3.05, 1.53), (3.30, 1.53))):
        for k in range(3):
            made.append(place(bowl(.085, ('#E4DACA', '#A4603C', '#8E9A82', '#D8CDB8')[n]), x, -.12, z=z + k * .018))
    for n, x in enumerate((1.84, 1.94, 2.03, 3.52, 3.62, 3.72)):
        cup = [(0, 0), (.028, 0), (.036, .02), (.038, .085), (.035, .085), (.033, .02), (0, .012)]
        made.append(place(piece('cup', [lathe('cup', cup, ceramic('#8E9A82' if n < 3 else '#E4DACA'))]), x, -.11, z=1.53))
    for x, tone in ((1.36, '#C7B79B'), (1.52, '#C7B79B'), (1.68, '#B98F5E')):
        jar = [(0, 0), (.055, 0), (.06, .006), (.06, .13), (.05, .145), (0, .145)]
        made.append(place(piece('jar', [lathe('jar', jar, ceramic(tone)), cylinder('jar-lid', .052, .022, oak('z', 'light'), (0, 0, .143))]), x, -.12, z=1.87))
    made += [place(vase(.20, '#A4603C', .06), 1.93, -.12, z=1.87), place(tuft(.16, 30, 12), 3.22, -.15, z=1.87), place(vase(.16, '#E4DACA', .05), 3.70, -.12, z=1.87)]
    for n, (x, w, h) in enumerate(((1.42, .24, .34), (1.55, .20, .28))):
        made.append(place(piece('board', [box('chopping-board', (w, .018, h), oak('z', 'natural' if n else 'smoked'), (0, 0, h / 2), edge=.006)]), x, -.055 - .022 * n, z=TOP + .002))
        made[-1].rotation_euler = (-.13, 0, 0)
        made[-1].location.y -= .02
    return made


def kitchen_run():
    """Origin in the room's north-east corner: the long run goes south, the short one west along the south wall."""
    root = piece('kitchen-run', [])
    east = piece('kitchen-east', [*east_run(), *things_on_shelves()])
    east.parent, east.rotation_euler = root, (0, 0, -pi / 2)
    south_parts = base(.62, SHORT, ['plain', 'door', 'door-l', 'drawers']) + sink_top(.622, SHORT + .015, 1.02, 1.62) + tap(1.32, -.075)
    south_parts.append(carcass(.0, .62, .1, TOP - .034))
    south_parts.append(slab('side-panel', (SHORT - .001, -DEEP - .001, 0), (SHORT + .014, -.002, TOP - .031), paint('#7F8A73', .55), edge=.002))
    # The wall under the window sill, and beside the window.
    south_parts.append(slab('splash', (.013, -.012, TOP - .01), (SHORT, -.001, 1.07), tile('splash'), edge=.002))
    south_parts += [place(piece('bottle', [cylinder('soap', .032, .13, ceramic('#A4603C'), (0, 0, 0)), cylinder('soap-neck', .009, .05, metal('#B08D57', .3), (0, 0, .13))]), 1.74, -.10, z=TOP),
                    place(tuft(.22, 34, 21), 2.08, -.20, z=TOP)]
    south = piece('kitchen-south', south_parts)
    south.parent, south.location, south.rotation_euler = root, (0, -LONG, 0), (0, 0, pi)
    return root


def island():
    """1.80 x 0.78 m: drawers to -y, where the cook stands; the top hangs over by 0.26 m to +y, for stools."""
    body = base(-.89, .89, ['drawers', 'drawers', 'drawers'], .50)
    for part in body:
        part.location.y += .11
    panel = slab('island-back', (-.895, .108, 0), (.895, .126, TOP - .031), oak('x', 'natural'), edge=.003)
    ends = [slab('island-end', (s * .888, -.39, 0), (s * .905, .1065, TOP - .031), oak('z', 'natural'), edge=.003) for s in (-1, 1)]
    top = slab('island-top', (-.91, -.41, TOP - .03), (.91, .385, TOP), oak('x', 'light'), edge=.005)
    return piece('island', [*body, panel, *ends, top])
