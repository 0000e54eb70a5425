"""A citizens' counter in oak and stone with two heights, its number on a hanging disc, and the ribs of a guided way on the floor."""
from math import cos, pi, sin
import numpy as np
from kit.group import piece
from kit.shapes import box, boxes, cylinder, tube
from materials.grounds import concrete
from materials.oak import oak
from materials.plain import metal, paint


def counter(width=1.70, high=1.08, low=.76):
    """Front to -y; two thirds at standing height, one third at sitting height; depth 0.62 m."""
    tall = width * .62
    split = -width / 2 + tall
    parts = []
    for left, right, top in ((-width / 2, split, high), (split, width / 2, low)):
        middle, wide = (left + right) / 2, right - left
        parts.append(box('counter-top', (wide + .002, .66, .040), concrete('#E4DDCF'), (middle, 0, top - .020), edge=.005))
        parts.append(box('counter-body', (wide - .004, .54, top - .120), paint('#4A3826', .8), (middle, .03, top / 2 + .020), edge=0))
        count = round(wide / .058)
        parts += [box('counter-slat', (.040, .024, top - .130), oak('z', 'light'), (left + (n + .5) * wide / count, -.250, top / 2 + .022), edge=.004) for n in range(count)]
    parts += [box('counter-foot', (width - .10, .50, .070), metal('#3A3835', .5), (0, .03, .035), edge=.003),
              *[box('counter-end', (.030, .62, top - .042), oak('z', 'light'), (s * (width / 2 - .006), 0, (top - .042) / 2), edge=.004) for s, top in ((-1, high), (1, low))],
              box('counter-cheek', (.036, .64, high - .040), oak('z'), (split, 0, (high - .040) / 2), edge=.005)]
    return piece('counter', parts)


def digit(number, height, line, material):
    """1, 2 or 3 drawn with a round pen, upright, facing -y, centre at the origin."""
    def arc(cx, cz, r, start, stop): return [(cx + r * cos(a), 0, cz + r * sin(a)) for a in np.linspace(start, stop, 24)]
    strokes = {1: [(-.17, 0, .30), (.04, 0, .5), (.04, 0, -.5)],
               2: [*arc(0, .24, .26, .95 * pi, -.22 * pi), (-.27, 0, -.5), (.29, 0, -.5)],
               3: [*arc(-.01, .245, .235, .88 * pi, -.48 * pi), *arc(-.01, -.235, .265, .48 * pi, -.90 * pi)]}[number]
    return tube('digit', [(x * height, y, z * height) for x, y, z in strokes], line, material)


def number_sign(number, drop, called=False):
    """Hangs from z = 0 by two rods; its disc is 0.42 m wide. The counter that calls the next visitor is orange."""
    face, ink = (paint('#C23E12', .5), paint('#F5EFE3', .6)) if called else (paint('#EFE8DA', .6), paint('#2B2F36', .6))
    disc = cylinder('sign', .21, .030, face, (0, .015, -drop), rotation=(pi / 2, 0, 0), edge=.004, segments=96)
    mark = digit(number, .20, .0125, ink)
    mark.location = (0, -.017, -drop)
    rods = [cylinder('sign-rod', .004, drop - .14, metal('#2B2A29', .5), (s * .12, 0, -drop + .14), edge=0, segments=12) for s in (-1, 1)]
    return piece('number-sign', [disc, mark, *rods])


def guide_ribs(points, material, wide=.30, ribs=5):
    """Raised ribs of a guided way along straight runs between (x, y) points, as feet and canes find them, with studs where it turns."""
    runs, studs = [], []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        gap = .20
        for n in range(ribs):
            off = (n - (ribs - 1) / 2) * wide / ribs
            low, high = (min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by))
            if ay == by:
                runs.append(((low[0] + gap, ay + off - .011, .0005), (high[0] - gap, ay + off + .011, .006)))
            else:
                runs.append(((ax + off - .011, low[1] + gap, .0005), (ax + off + .011, high[1] - gap, .006)))
    for x, y in points:
        studs += [cylinder('stud', .0135, .006, material, (x + .062 * i, y + .062 * j, 0), top=.0095, edge=0, segments=16) for i in (-2, -1, 0, 1, 2) for j in (-2, -1, 0, 1, 2)]
    return piece('guide-ribs', [boxes('ribs', runs, material), *studs])
