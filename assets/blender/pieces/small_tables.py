"""Side table, bench, stool and TV bench."""
from math import cos, pi, radians, sin
from kit.group import piece
from kit.shapes import box, cylinder, lathe, tube
from materials.oak import oak
from materials.plain import metal


def side_table(diameter=.44, height=.52):
    """A tray of oak on a slim black stem."""
    r, h, black = diameter / 2, height, metal('#1D1B1A', .5)
    tray = lathe('side-tray', [(0, h - .030), (r - .03, h - .030), (r - .010, h - .024), (r, h - .006), (r - .003, h), (r - .010, h - .002), (r - .020, h - .016), (0, h - .016)],
                 oak('x'), segments=96)
    foot = lathe('side-foot', [(0, 0), (.135, 0), (.140, .004), (.137, .010), (.030, .016), (.014, .026), (0, .026)], black, segments=64)
    return piece('side-table', [tray, foot, cylinder('side-stem', .011, h - .045, black, (0, 0, .015)),
                                cylinder('side-collar', .040, .012, black, (0, 0, h - .042))])


def bench(length=1.20, depth=.36, height=.45):
    """Solid oak: a thick seat on two slightly splayed frames."""
    parts = [box('bench-seat', (length, depth, .036), oak('x'), (0, 0, height - .018), edge=.010)]
    for sx in (-1, 1):
        x = sx * (length / 2 - .14)
        parts.append(box('bench-bearer', (.05, depth - .06, .04), oak('y'), (x, 0, height - .056), edge=.006))
        parts += [cylinder('bench-leg', .015, height - .05, oak('z'), (x + sx * .03, sy * (depth / 2 - .035), 0), top=.022, rotation=(radians(4) * sy, radians(-4) * sx, 0))
                  for sy in (-1, 1)]
    return piece('bench', parts)


def stool(height=.45):
    """Dished round seat on three turned legs with stretchers."""
    seat = lathe('stool-seat', [(0, height - .034), (.13, height - .034), (.165, height - .022), (.172, height - .010), (.166, height - .001), (.155, height), (.08, height - .006), (0, height - .008)],
                 oak('x'), segments=96)
    parts, ring = [seat], []
    for n in range(3):
        a = radians(90 + 120 * n)
        parts.append(cylinder('stool-leg', .013, height - .02, oak('z'), (.160 * cos(a), .160 * sin(a), 0), top=.019, rotation=(radians(7) * sin(a), -radians(7) * cos(a), 0)))
        ring.append((.140 * cos(a), .140 * sin(a), .17))
    for n in range(3):
        bar = tube('stool-stretcher', [ring[n], ring[(n + 1) % 3]], .008, oak('x'))
        parts.append(bar)
    return piece('stool', parts)


def tv_bench(length=1.60, depth=.40, height=.46):
    """Low cabinet: two doors of upright slats, an open shelf between them, on turned legs."""
    low, t, door = .15, .024, .50
    parts = [box('tv-top', (length, depth, t), oak('x'), (0, 0, height - t / 2), edge=.004),
             box('tv-bottom', (length, depth, t), oak('x'), (0, 0, low + t / 2), edge=.004),
             box('tv-back', (length - .01, .010, height - low - t), oak('x', 'smoked'), (0, depth / 2 - .012, (height + low) / 2), edge=0)]
    inner = height - low - 2 * t
    middle = (height + low) / 2
    for x in (-length / 2 + t / 2, -length / 2 + door, length / 2 - door, length / 2 - t / 2):
        parts.append(box('tv-side', (t, depth - .006, inner + .002), oak('z'), (x, 0, middle), edge=.002))
    parts.append(box('tv-shelf', (length - 2 * door - t, depth - .05, .018), oak('x'), (0, .01, middle), edge=.003))
    for side in (-1, 1):
        left = side * (length / 2 - door / 2 - t / 4)
        width = door - 1.5 * t - .008
        parts.append(box('tv-door', (width, .010, inner - .006), oak('z', 'smoked'), (left, -depth / 2 + .022, middle), edge=0))
        count = 13
        for n in range(count):
            x = left - width / 2 + (n + .5) * width / count
            parts.append(box('tv-slat', (width / count - .012, .014, inner - .006), oak('z'), (x, -depth / 2 + .011, middle), edge=.003))
    parts += [cylinder('tv-leg', .014, low + .002, oak('z'), (sx * (length / 2 - .13), sy * .13, 0), top=.021, rotation=(radians(4) * sy, radians(-4) * sx, 0))
              for sx in (-1, 1) for sy in (-1, 1)]
    return piece('tv-bench', parts)
