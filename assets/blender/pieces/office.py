"""Office chair 0.66 x 0.60 x 1.02 m: five-star foot on castors, gas spring, upholstered seat and curved back."""
from math import cos, pi, radians, sin
from kit.group import piece
from kit.shapes import box, cylinder, lathe, tube
from kit.soft import cushion
from materials.cloth import linen
from materials.plain import metal, paint


def curved(parts, radius):
    """Bends upholstery (meshes and piping) round an upright axis in front of it, `radius` metres away."""
    for part in parts:
        points = part.data.vertices if part.type == 'MESH' else part.data.splines[0].points
        for point in points:
            point.co[2] += point.co[0] ** 2 / (2 * radius)
    return parts


def castor(x, y, turn, dark, rim):
    """Twin wheels under a hood; turn: where they have rolled to, radians."""
    side, back = (sin(turn), -cos(turn)), (0.022 * cos(turn), 0.022 * sin(turn))
    parts = [cylinder('castor-stem', .006, .035, rim, (x, y, .045), edge=0, segments=16),
             cylinder('castor-hood', .020, .014, dark, (x + back[0] + side[0] * -.007, y + back[1] + side[1] * -.007, .034), rotation=(pi / 2, 0, turn), segments=24)]
    for s in (-.025, .008):
        parts.append(cylinder('castor-wheel', .027, .017, dark, (x + back[0] + side[0] * s, y + back[1] + side[1] * s, .027),
                              rotation=(pi / 2, 0, turn), edge=.005, segments=28))
    return parts


def foot(dark, steel):
    """Five tapered arms on castors and the gas spring."""
    parts = [lathe('foot-hub', [(0, .075), (.034, .075), (.040, .085), (.036, .118), (.028, .124), (0, .124)], steel, segments=40),
             cylinder('spring-sleeve', .025, .16, dark, (0, 0, .12), top=.023),
             cylinder('spring-rod', .013, .16, steel, (0, 0, .27), edge=.001, segments=24)]
    for n in range(5):
        a = radians(90 + 72 * n)
        tip = (.292 * cos(a), .292 * sin(a))
        parts.append(tube('foot-arm', [(.02 * cos(a), .02 * sin(a), .098), (tip[0] * .5, tip[1] * .5, .090), (tip[0] * .9, tip[1] * .9, .078), (*tip, .076)],
                          .021, steel, taper=[1, .86, .68, .6]))
        parts += castor(*tip, a + (.9, -.5, 2.2, 1.4, -1.1)[n], dark, steel)
    return parts


def arm(side, dark, steel):
    """A bracket from under the seat, a post, and a soft pad."""
    x = side * .292
    return [tube('arm-post', [(side * .15, .03, .425), (side * .24, .03, .425), (x - side * .012, .03, .432), (x, .03, .455), (x, .025, .60), (x, .02, .655)], .0125, steel),
            box('arm-pad', (.070, .25, .026), dark, (x, 0, .668), edge=.012)]


def office_chair(colour='forest'):
    """Seat height 0.49 m; front looks to -y."""
    dark, steel, cloth = paint('#23211F', .55), metal('#B9B4AB', .32), linen(colour)
    parts = foot(dark, steel)
    parts += [box('tilt', (.15, .24, .045), dark, (0, .01, .412), edge=.012),
              box('seat-shell', (.455, .445, .022), dark, (0, 0, .440), edge=.010),
              cylinder('tilt-knob', .014, .055, dark, (.075, -.06, .412), rotation=(0, pi / 2, 0))]
    parts += cushion('office-seat', (.50, .49, .075), cloth, radius=.034, puff=.012, sag=.010, wrinkle=.0015, seed=4, cuts=18, location=(0, -.005, .475))
    for side in (-1, 1):
        parts += arm(side, dark, steel)
        parts.append(tube('back-bar', [(side * .035, .06, .412), (side * .035, .20, .412), (side * .037, .262, .432), (side * .040, .287, .49), (side * .043, .300, .60), (side * .045, .318, .76)],
                          .0115, steel))
    parts.append(box('back-plate', (.15, .016, .16), dark, (0, .303, .70), rotation=(radians(-8), 0, 0), edge=.007))
    parts += curved(cushion('office-back', (.47, .53, .066), cloth, radius=.030, puff=.016, wrinkle=.0015, seed=8, cuts=18,
                            location=(0, .262, .755), rotation=(radians(82), 0, 0)), .62)
    return piece('office-chair', parts)
