"""Screens that show line drawings: phone and tablet on their stands, a laptop. Drawings are polylines in 0..1."""
from math import radians
from kit.group import piece
from kit.shapes import box, cylinder, tube
from materials.oak import oak
from materials.plain import metal, paint
from .reticle import SIGNAL, mark

GLASS, INK = '#10141B', '#E9E4D8'


def drawing(lines, width, height, weight, colour=INK, y=0.0):
    """Polylines [(u, v)] with u to the right and v up, both 0..1, on an upright sheet width x height round the origin, facing -y."""
    return [tube('drawn', [((u - .5) * width, y, (v - .5) * height) for u, v in line], weight, mark(colour, .95), resolution=1) for line in lines]


def corners(left, low, right, high, arm):
    """Bracket corners as polylines for `drawing`; arm (along u, along v)."""
    return [[(x - sx * arm[0], z), (x, z), (x, z - sz * arm[1])] for x, sx in ((left, -1), (right, 1)) for z, sz in ((low, -1), (high, 1))]


def slate(width, height, lines=(), accents=(), weight=.0005, rim=.004, thick=.008, ground=GLASS):
    """An upright phone or tablet round the origin, screen to -y, lying in landscape; lines in paper white, accents in orange."""
    inner = (width - 2 * rim, height - 2 * rim)
    screen = box('screen', (inner[0], .0006, inner[1]), paint(ground, .10), (0, -thick / 2 - .0001, 0), edge=0)
    body = box('slate', (width, thick, height), metal('#2A2B2E', .35), edge=.0035)
    y = -thick / 2 - .0006
    return [body, screen, *drawing(lines, *inner, weight, y=y), *drawing(accents, *inner, weight * 1.5, SIGNAL, y - .0003)]


def on_stand(parts, height, lean=16, depth=.09):
    """Leans a slate back by `lean` degrees in the groove of a small oak block; origin on the table."""
    body = piece('slate', parts)
    body.location, body.rotation_euler = (0, 0, height / 2 + .012), (radians(-lean), 0, 0)
    width = .075
    block = box('stand', (width, depth, .018), oak('x'), (0, .012, .009), edge=.004)
    prop = box('stand-back', (width, .010, height * .62), oak('z'), (0, .030, height * .33 + .012), (radians(-lean), 0, 0), edge=.003)
    return piece('device', [body, block, prop])


def laptop(lines=(), accents=(), open_by=104):
    """0.32 x 0.22 m, front to -y; open_by: degrees between the halves."""
    grey = metal('#B9B6AF', .38)
    base = box('laptop-base', (.320, .222, .012), grey, (0, 0, .008), edge=.004)
    keys = [box('key', (.0165, .0145, .0016), paint('#26282B', .5), (-.133 + .019 * c, .070 - .0185 * r, .0146), edge=.0005) for r in range(5) for c in range(15)]
    pad = box('trackpad', (.105, .066, .0006), metal('#A9A69F', .3), (0, -.066, .0141), edge=0)
    lid = piece('laptop-lid', slate(.320, .212, lines, accents, .0006, .007, .006))
    for part in lid.children:
        part.location.z += .106
    lid.location, lid.rotation_euler = (0, .108, .015), (radians(90 - open_by), 0, 0)
    hinge = cylinder('hinge', .0055, .26, metal('#55534F', .4), (-.13, .109, .0125), rotation=(0, radians(90), 0))
    return piece('laptop', [base, *keys, pad, lid, hinge])
