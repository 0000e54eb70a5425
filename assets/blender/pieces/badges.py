"""Badges for what one has learnt: a brass ring round a coloured disc with a small model of a cell in relief."""
from math import cos, pi, sin
from kit.group import piece
from kit.shapes import cylinder, lathe, tube
from materials.gel import flesh
from materials.plain import metal, paint
from .cell import ball
from .reticle import mark, unseen_by_light


def badge(radius=.15, field='#5F7A74', seed=1):
    """Upright round the origin, facing -y, 0.03 m thick at 0.15 m radius."""
    r, flat = radius, (pi / 2, 0, 0)
    brass = lathe('badge-rim', [(r * .84, -.10 * r), (r * .97, -.10 * r), (r, -.06 * r), (r, .06 * r), (r * .97, .10 * r), (r * .88, .10 * r), (r * .84, .05 * r), (r * .84, -.10 * r)],
                  metal('#C79A52', .28), segments=128)
    brass.rotation_euler = flat
    parts = [brass, cylinder('badge-field', r * .86, .12 * r, paint(field, .45), (0, .06 * r, 0), rotation=flat, edge=0, segments=96)]
    y = -.05 * r
    outline = [(.62 * r * (1 + .05 * sin(3 * a + seed)) * cos(a), y - .01 * r, .56 * r * (1 + .05 * sin(2 * a)) * sin(a)) for a in (2 * pi * n / 90 for n in range(90))]
    parts += [tube('badge-membrane', outline, .034 * r, paint('#EFE6D4', .4), closed=True),
              ball('badge-nucleus', .22 * r, flesh('#5B4A8C', .3, .1), (-.06 * r, y, .06 * r), (1, .55, 1), .02, seed, rings=32),
              ball('badge-nucleolus', .085 * r, flesh('#C8433A', .3, .1), (-.02 * r, y - .12 * r, .08 * r), (1, .6, 1), rings=20)]
    for n, tone in enumerate(('#D2561E', '#E0A63C', '#7FA64A', '#D2561E', '#3E7FA6')):
        a = seed + 2 * pi * n / 5
        parts.append(ball('badge-organelle', .075 * r, flesh(tone, .3, .1), (.40 * r * cos(a), y, .37 * r * sin(a)), (1.5, .7, .9), rings=20))
    return piece('badge', parts)


def badge_to_come(radius=.15):
    """The outline of one that is not yet won."""
    turns = [[2 * pi * (n + .6 * k / 6) / 18 for k in range(7)] for n in range(18)]
    return piece('badge-to-come', [unseen_by_light(tube('outline', [(.94 * radius * cos(a), 0, .94 * radius * sin(a)) for a in turn], .0040, mark('#E9E2D2', .9))) for turn in turns])
