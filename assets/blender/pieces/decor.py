"""Small things that make a room lived in: books, vases, bowls, framed art, a tablet."""
import numpy as np
from kit.group import piece, place
from kit.shapes import box, cylinder, disc, lathe
from materials.oak import oak
from materials.plain import ceramic, metal, paint
from .profiles import flowing

SPINES = ['#6F7B66', '#C7B79B', '#A4512C', '#E3D9C6', '#38424F', '#8C6A4A', '#B98F5E', '#56624F', '#D8CDB8', '#7A3B22']


def book(width, height, depth, colour):
    """Stands on z=0, spine to -y: two boards, a rounded spine and a block of pages set back."""
    cover = paint(colour, 0.65)
    parts = [box('board', (0.0025, depth, height), cover, (s * (width / 2 - 0.00125), 0, height / 2), edge=0.001) for s in (-1, 1)]
    parts.append(box('spine', (width, 0.004, height), cover, (0, -depth / 2 + 0.002, height / 2), edge=0.0018))
    parts.append(box('pages', (width - 0.005, depth - 0.010, height - 0.008), paint('#E9E1D0', 0.9), (0, -0.001, height / 2), edge=0))
    return piece('book', parts)


def book_row(length, seed, tallest=0.27):
    """Books side by side along x from 0, the last leaning."""
    rng, x, books = np.random.default_rng(seed), 0.0, []
    while True:
        width, height = rng.uniform(.014, .042), rng.uniform(.68, 1) * tallest
        if x + width > length - 0.06:
            break
        books.append(place(book(width, height, rng.uniform(.13, .18), SPINES[rng.integers(len(SPINES))]), x + width / 2, rng.uniform(-.008, .008)))
        x += width + 0.001
    if books:
        last = place(book(.022, tallest * .9, .15, SPINES[seed % len(SPINES)]), x + 0.045, 0)
        last.rotation_euler = (0, -0.2, 0)
        books.append(last)
    return piece('book-row', books)


def book_stack(count=3, seed=1, size=(0.27, 0.20)):
    """Lying books, each turned a little."""
    rng, z, books = np.random.default_rng(seed), 0.0, []
    for n in range(count):
        width, shrink = rng.uniform(.018, .034), 1 - 0.07 * n
        one = book(width, size[0] * shrink, size[1] * shrink, SPINES[(seed * 3 + n * 2) % len(SPINES)])
        one.rotation_euler = (np.pi / 2, np.pi / 2, rng.uniform(-.15, .15))
        one.location = (0, size[0] * shrink / 2, z + width / 2)
        books.append(one)
        z += width
    return piece('book-stack', books)


def vase(height=0.28, colour='#E4DACA', belly=0.085):
    h, b = height, belly
    outside = flowing([(b * .55, .001), (b * .75, h * .08), (b, h * .35), (b * .92, h * .55), (b * .45, h * .80), (b * .36, h * .92), (b * .46, h)])
    wall = [(0, 0), (b * .52, 0), *outside, (b * .42, h), (b * .31, h * .92), (b * .40, h * .78), (0, h * .7)]
    return piece('vase', [lathe('vase', wall, ceramic(colour), segments=64)])


def bowl(radius=0.15, colour='#B98F5E'):
    r = radius
    wall = [(0, 0), (r * .4, 0), (r * .45, .008), (r * .8, r * .28), (r, r * .55), (r * .985, r * .565), (r * .95, r * .55), (r * .76, r * .31), (r * .4, r * .09), (0, r * .07)]
    return piece('bowl', [lathe('bowl', wall, ceramic(colour), segments=64)])


def framed_art(width=0.6, height=0.8, kind='sun', frame='black'):
    """Hangs with its back on y=0, facing -y, centre at the origin. Shapes are cut paper, 1.5 mm thick."""
    wood = metal('#1F1B18', 0.6, 0.0) if frame == 'black' else oak('x')
    b, parts = 0.022, []
    parts += [box('frame', (width, 0.03, b), wood, (0, -0.016, s * (height - b) / 2), edge=0.003) for s in (-1, 1)]
    parts += [box('frame', (b, 0.03, height - 2 * b), wood, (s * (width - b) / 2, -0.016, 0), edge=0.003) for s in (-1, 1)]
    parts.append(box('mat', (width - b, 0.008, height - b), paint('#EDE5D7', 0.9), (0, -0.006, 0), edge=0))
    w, h, flat, y = width * .56, height * .56, (np.pi / 2, 0, 0), -0.0105
    def sheet(sw, sh, x, z, colour, lift=0): parts.append(box('paper', (sw, 0.0016, sh), paint(colour, .9), (x, y - lift, z), edge=0.0006))
    def dot(r, x, z, colour, lift=0): parts.append(disc('paper', r, paint(colour, .9), (x, y - lift + 0.0008, z), .0016, flat))
    if kind == 'sun':
        dot(w * .36, 0, h * .16, '#C4541F'); sheet(w * 1.02, h * .20, 0, -h * .24, '#8E9A82', .001); sheet(w * .72, h * .13, w * .10, -h * .40, '#3C4638', .002)
    elif kind == 'circle':
        dot(w * .44, 0, 0, '#8E9A82'); dot(w * .2, w * .2, -h * .17, '#D9B489', .0016)
    elif kind == 'blocks':
        sheet(w * .5, h * .46, -w * .18, -h * .12, '#C98D4E'); sheet(w * .5, h * .3, w * .18, h * .2, '#5C6B57', .0016); dot(w * .12, w * .24, -h * .24, '#A4421A', .0016)
    else:
        for n, tone in enumerate(('#3F4A3C', '#8E9A82', '#D8C4A0', '#C4541F')):
            dot(w * (.5 - .11 * n), 0, -h * .12, tone, .0016 * n)
        sheet(w * 1.04, w * .56, 0, -h * .12 - w * .28, '#EDE5D7', .0064)
    return piece('framed-art', parts)


def plate_setting():
    """Plate, bowl and glassless cup for one place at table."""
    p = [(0, 0), (.07, 0), (.08, .004), (.135, .016), (.137, .019), (.08, .009), (0, .007)]
    cup = [(0, 0), (.028, 0), (.036, .02), (.038, .085), (.035, .085), (.033, .02), (0, .012)]
    return piece('plate-setting', [lathe('plate', p, ceramic('#DDD2C0'), segments=64), lathe('cup', cup, ceramic('#8E9A82'), location=(.19, .12, 0))])


def tablet(size=(0.248, 0.179, 0.006), picture='#2B3B4A'):
    """Lies on z=0, screen up."""
    w, d, t = size
    return piece('tablet', [box('tablet-body', size, metal('#2A2B2E', .35), (0, 0, t / 2), edge=0.0028),
                            box('tablet-screen', (w - .016, d - .016, .0006), paint(picture, .12), (0, 0, t + .0001), edge=0)])


def mirror(diameter=.80):
    """Hangs with its back on y=0, facing -y, centre at the origin: silvered glass in a turned oak ring."""
    r, flat = diameter / 2, (np.pi / 2, 0, 0)
    ring = lathe('mirror-ring', [(r - .020, 0), (r, 0), (r, .022), (r - .004, .028), (r - .014, .028), (r - .020, .020), (r - .020, 0)], oak('x'), segments=128)
    glass = cylinder('mirror-glass', r - .018, .004, metal('#E9ECEC', .02), (0, -.010, 0), edge=.0015, segments=128, rotation=flat)
    ring.rotation_euler = flat
    return piece('mirror', [ring, glass, disc('mirror-back', r - .019, paint('#CDBFA8', .8), (0, 0, 0), .008, flat)])


def art_pair(gap=.12):
    """Two pictures side by side, centre between them at the origin."""
    return piece('art-pair', [place(framed_art(.50, .70, kind), side * (.25 + gap / 2)) for side, kind in ((-1, 'sun'), (1, 'circle'))])
