"""Tables in oak: coffee table, dining table, study table, sideboard."""
from math import cos, sin, pi, radians
from kit.group import piece
from kit.shapes import box, cylinder, lathe
from materials.oak import oak
from materials.plain import metal


def coffee_table(diameter=1.05, height=0.40):
    """Round top with a softened rim on three turned legs."""
    r, h = diameter / 2, height
    top = lathe('coffee-top', [(0, h - 0.036), (r - 0.05, h - 0.036), (r - 0.008, h - 0.020), (r, h - 0.010),
                               (r - 0.004, h - 0.002), (r - 0.012, h), (0, h)], oak('x'), segments=128)
    legs = [cylinder('coffee-leg', 0.018, h - 0.03, oak('z'), (0.66 * r * cos(a), 0.66 * r * sin(a), 0), top=0.027,
                     rotation=(radians(5) * sin(a), -radians(5) * cos(a), 0)) for a in (pi / 6, 5 * pi / 6, 1.5 * pi)]
    return piece('coffee-table', [top, *legs])


def dining_table(length=2.0, width=0.95, height=0.75):
    """Solid top on a slim apron and four legs at the corners."""
    parts = [box('dining-top', (length, width, 0.032), oak('x'), (0, 0, height - 0.016), edge=0.009)]
    parts += [box('dining-apron', (length - 0.26, 0.022, 0.07), oak('x'), (0, s * (width / 2 - 0.10), height - 0.067)) for s in (-1, 1)]
    parts += [box('dining-apron', (0.022, width - 0.22, 0.07), oak('y'), (s * (length / 2 - 0.12), 0, height - 0.067)) for s in (-1, 1)]
    parts += [cylinder('dining-leg', 0.022, height - 0.03, oak('z'), (sx * (length / 2 - 0.12), sy * (width / 2 - 0.11), 0), top=0.036)
              for sx in (-1, 1) for sy in (-1, 1)]
    return piece('dining-table', parts)


def round_table(diameter=1.60, height=0.74):
    """A round top with a softened rim on a drum of upright slats."""
    r, h = diameter / 2, height
    top = lathe('round-top', [(0, h - 0.034), (r - 0.05, h - 0.034), (r - 0.008, h - 0.020), (r, h - 0.010),
                              (r - 0.004, h - 0.002), (r - 0.012, h), (0, h)], oak('x'), segments=160)
    drum = r * 0.42
    parts = [top, cylinder('round-core', drum - 0.012, h - 0.05, oak('z', 'smoked'), (0, 0, 0.02), edge=0),
             cylinder('round-foot', drum + 0.02, 0.03, oak('x'), edge=0.006, segments=96)]
    parts += [box('round-slat', (0.020, 0.034, h - 0.062), oak('z'), (drum * cos(a), drum * sin(a), h / 2 - 0.002), (0, 0, a), edge=0.004)
              for a in (2 * pi * n / 40 for n in range(40))]
    return piece('round-table', parts)


def study_table(length=1.40, width=0.70, height=0.74):
    """A desk for home or school: oak top, black steel trestles."""
    steel = metal('#1D1B1A', 0.45)
    parts = [box('study-top', (length, width, 0.028), oak('x', 'light'), (0, 0, height - 0.014), edge=0.008)]
    for side in (-1, 1):
        x = side * (length / 2 - 0.11)
        parts += [box('study-leg', (0.03, 0.03, height - 0.028), steel, (x, s * (width / 2 - 0.07), (height - 0.028) / 2)) for s in (-1, 1)]
        parts += [box('study-rail', (0.03, width - 0.14, 0.03), steel, (x, 0, z)) for z in (0.04, height - 0.05)]
    return piece('study-table', parts)


def sideboard(length=1.80, depth=0.42, height=0.72):
    """Three doors with shadow gaps on a recessed plinth frame."""
    body_low = 0.16
    parts = [box('sideboard-body', (length, depth, height - body_low), oak('x'), (0, 0, (height + body_low) / 2), edge=0.006)]
    door = (length - 0.05) / 3
    for i in (-1, 0, 1):
        parts.append(box('sideboard-door', (door - 0.006, 0.02, height - body_low - 0.05), oak('x', 'light'),
                         (i * door, -depth / 2 - 0.006, (height + body_low) / 2), edge=0.003))
        parts.append(box('sideboard-pull', (0.014, 0.018, 0.14), metal('#1D1B1A'), (i * door + door * 0.42, -depth / 2 - 0.024, 0.5), edge=0.004))
    parts += [cylinder('sideboard-leg', 0.014, body_low, oak('z'), (sx * (length / 2 - 0.12), sy * 0.14, 0), top=0.02) for sx in (-1, 1) for sy in (-1, 1)]
    return piece('sideboard', parts)
