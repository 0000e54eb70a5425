"""An architect's model of the sample home, cut open 1.3 m above its floor, 1:12: about 1.12 x 0.81 m on an oak base."""
from math import cos, sin
import numpy as np
from home import plan
from home.layout import FREE, LAYOUT, ROUND, rectangles
from kit.group import piece
from kit.shapes import bevel, box, cylinder, mesh
from materials.oak import oak
from materials.plain import paint

SCALE, CUT, BASE = 1 / 12, 1.30, .034
CARD, SHEET, SIGNAL = '#E9E3D7', '#D9D1C1', '#C23E12'

# Heights in metres of what stands in the rooms; each may carry a back (share of the depth, height).
HEIGHTS = {'modern-sofa': (.42, .28, .80), 'armchair': (.40, .28, .78), 'reading-chair': (.40, .28, .78), 'bed-frame': (.46, .06, .95),
           'dining-chair': (.45, .12, .78), 'office-chair': (.47, .16, .95), 'wardrobe': (1.28, 0, 0), 'bookshelf': (1.28, 0, 0),
           'bath-tub': (.55, 0, 0), 'toilet': (.42, .30, .80), 'kitchen-run': (.90, 0, 0), 'island': (.92, 0, 0), 'stool': (.65, 0, 0), 'coffee-table': (.40, 0, 0)}
TABLES = {'dining-table', 'study-table'}
LEFT_OUT = {'pendant', 'ceiling-lamp', 'coat-rail', 'mirror', 'towel-rail', 'bedroom-mirror', 'floor-lamp', 'study-lamp', 'fig-tree', 'kitchen-plant', 'study-plant', 'bath-plant'}


def _lines():
    """Coordinates along x, y, z at which a wall or an opening begins or ends, metres of the home."""
    west, south, east, north = plan.bounds()
    found = [{west - plan.OUTER, east + plan.OUTER}, {south - plan.OUTER, north + plan.OUTER}, {0, CUT}]
    for corners in [box for box, _ in plan.holes().values()]:
        for axis in range(3):
            found[axis] |= {corner[axis] for corner in corners if axis < 2 or 0 < corner[2] < CUT}
    for polygon in plan.ROOMS.values():
        for x, y in polygon:
            found[0].add(x); found[1].add(y)
    return [np.array(sorted({round(v, 4) for v in f})) for f in found]


def _solid(lines):
    """True where a cell of the grid is wall."""
    x, y, z = np.meshgrid(*[(a[:-1] + a[1:]) / 2 for a in lines], indexing='ij')
    solid = np.ones(x.shape, bool)
    for polygon in plan.ROOMS.values():
        for x0, y0, x1, y1 in plan.rectangles(polygon):
            solid &= ~((x > x0) & (x < x1) & (y > y0) & (y < y1))
    for low, high in [box for box, _ in plan.holes().values()]:
        solid &= ~((x > low[0]) & (x < high[0]) & (y > low[1]) & (y < high[1]) & (z > low[2]) & (z < high[2]))
    return solid


def walls():
    """One closed skin round all walls, so that no two faces lie in one another."""
    lines = _lines()
    grid = np.pad(_solid(lines), 1)
    points, faces = {}, []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for cell in np.argwhere(grid):
            for step in (0, 1):
                beside = cell.copy()
                beside[axis] += 2 * step - 1
                if grid[tuple(beside)]:
                    continue
                square = []
                for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
                    corner = cell - 1
                    corner[axis] += step; corner[u] += du; corner[v] += dv
                    square.append(points.setdefault(tuple(corner), len(points)))
                faces.append(square if step else square[::-1])
    made = mesh('model-walls', [[lines[a][i] * SCALE + (BASE if a == 2 else 0) for a, i in enumerate(p)] for p in points], faces, paint(CARD, .85), smooth=False)
    return bevel(made, .0006, 2)


def _block(name, rectangle, at, turn, low, high, material, edge=.0012):
    """A block over a rectangle of a piece's own frame; at: the piece's place in the home, heights in metres."""
    x0, y0, x1, y1 = rectangle
    cx, cy, c, s = (x0 + x1) / 2, (y0 + y1) / 2, cos(turn), sin(turn)
    place = ((at[0] + c * cx - s * cy) * SCALE, (at[1] + s * cx + c * cy) * SCALE, BASE + (low + high) / 2 * SCALE)
    return box(name, ((x1 - x0) * SCALE, (y1 - y0) * SCALE, (high - low) * SCALE), material, place, (0, 0, turn), edge)


def _thing(name, x, y, turn, wood):
    """One piece of furniture as a model maker cuts it: seat and back, or top and legs, or one block."""
    tone = paint(SIGNAL, .6) if name == 'armchair' else wood
    if name in FREE:
        return [_block('model-rug', r, (x, y), turn, .02, .07, paint(SHEET, .95), .0006) for r in rectangles(name)]
    high, share, back = HEIGHTS.get(name, (.70, 0, 0))
    if name in ROUND:
        return [cylinder('model-round', rectangles(name)[0][2] * SCALE, high * SCALE, tone, (x * SCALE, y * SCALE, BASE + .001), edge=.001)]
    parts = []
    for rectangle in rectangles(name):
        x0, y0, x1, y1 = rectangle
        if name in TABLES:
            parts.append(_block('model-top', rectangle, (x, y), turn, .68, .75, tone, .0008))
            parts += [_block('model-leg', (a, b, a + .08, b + .08), (x, y), turn, .02, .69, tone, 0) for a in (x0 + .05, x1 - .13) for b in (y0 + .05, y1 - .13)]
            continue
        deep = (y1 - y0) * share
        parts.append(_block('model-seat', (x0, y0, x1, y1 - deep), (x, y), turn, .02, high, tone))
        if share:
            parts.append(_block('model-back', (x0, y1 - deep, x1, y1), (x, y), turn, .02, back, tone))
    return parts


def apartment_model():
    """Stands on z = 0, its south side to -y; the armchair alone is in signal orange."""
    west, south, east, north = plan.bounds()
    wide, deep = (east - west + .6) * SCALE, (north - south + .6) * SCALE
    parts = [box('model-base', (wide + .07, deep + .07, BASE - .004), oak('x'), (0, 0, (BASE - .004) / 2), edge=.003),
             box('model-floor', (wide + .004, deep + .004, .006), paint('#E0D7C6', .85), (0, 0, BASE - .0025), edge=.001), walls()]
    for things in LAYOUT.values():
        for name, x, y, turn in things:
            if name not in LEFT_OUT:
                parts += _thing(name, x, y, turn, oak('x', 'light'))
    return piece('apartment-model', parts)
