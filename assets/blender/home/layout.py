"""Where everything that stands on a floor or hangs on a wall is. No Blender here: home.json and the drawing read it too.

room -> [(id, x, y, turn)]; turn in radians anticlockwise seen from above, 0 = front to the south (-y).
"""
from math import cos, pi, sin

E, N, W = pi / 2, pi, -pi / 2

LAYOUT = {
    'living': [
        ('living-rug', -4.22, -2.0, 0), ('modern-sofa', -5.50, -2.0, E), ('coffee-table', -4.05, -1.98, 0),
        ('armchair', -2.95, -1.22, W + .35), ('floor-lamp', -5.62, -.46, 0), ('fig-tree', -.59, -.28, .6),
        ('side-table', -5.62, -3.42, 0), ('media-board', -4.25, .07, 0),
    ],
    'kitchen': [
        ('dining-table', 1.75, -2.0, E), ('dining-chair', 1.06, -2.46, E - .05), ('dining-chair', 1.08, -1.54, E + .06),
        ('dining-chair', 2.44, -2.46, W + .04), ('dining-chair', 2.42, -1.54, W - .05), ('dining-chair', 1.75, -.68, .05),
        ('dining-chair', 1.75, -3.32, N - .06), ('kitchen-run', 6.0, 0.3, 0), ('island', 3.94, -1.75, E),
        ('stool', 3.46, -2.30, E), ('stool', 3.44, -1.73, E + .1), ('stool', 3.46, -1.17, E),
        ('pendant', 1.75, -2.42, 0), ('pendant', 1.75, -1.58, 0), ('kitchen-plant', .70, -3.42, 1.0),
    ],
    'hall': [
        ('bench', -2.78 + .22, 3.05, E), ('coat-rail', -2.78, 3.05, E), ('console', -.4 - .19, 2.85, W), ('mirror', -.4, 2.85, W),
        ('runner', -1.59, 2.2, 0), ('ceiling-lamp', -1.59, 2.55, 0), ('ceiling-lamp', .95, 1.02, 0),
    ],
    'study': [
        ('study-rug', -4.42, 2.25, 0), ('study-table', -4.4, 3.58, 0), ('office-chair', -4.36, 2.88, N - .35),
        ('bookshelf', -5.81, 2.72, E), ('reading-chair', -5.28, 1.06, .75 * pi), ('study-plant', -3.42, 3.40, .4),
        ('study-lamp', -5.72, 1.72, 0),
    ],
    'bath': [
        ('bath-tub', 1.44, 3.715, 0), ('vanity', -.28 + .23, 3.10, E), ('toilet', 2.3, 2.26, W), ('towel-rail', 2.3, 3.0, W),
        ('bath-mat', 1.15, 2.98, 0), ('bath-plant', .13, 3.80, .3), ('ceiling-lamp', .95, 2.45, 0),
    ],
    'bedroom': [
        ('bedroom-rug', 4.35, 2.4, 0), ('bed-frame', 4.84, 2.4, W), ('bedside-table', 5.70, 3.56, W), ('bedside-table', 5.70, 1.24, W),
        ('wardrobe', 2.42 + .32, 2.62, E), ('dresser', 4.55, .42 + .22, N),
        ('bedroom-mirror', 5.62, .42, N),
    ],
}

# Footprints in the piece's own frame: (width, depth) about its origin, or a list of rectangles (x0, y0, x1, y1).
SIZES = {
    'living-rug': (2.4, 3.2), 'modern-sofa': (2.30, .92), 'coffee-table': (1.05, 1.05), 'armchair': (.83, .83), 'floor-lamp': (.43, .43),
    'fig-tree': (.38, .38), 'side-table': (.44, .44), 'media-board': (1.80, .44), 'dining-table': (2.0, .95),
    'dining-chair': (.50, .50), 'kitchen-run': [(-.60, -4.40, 0, 0), (-2.30, -4.40, -.60, -3.80)], 'island': (1.82, .80), 'stool': (.35, .35),
    'pendant': (.48, .48), 'kitchen-plant': (.38, .38), 'bench': (1.2, .36), 'coat-rail': [(-.55, -.20, .55, 0)], 'console': (1.1, .36),
    'mirror': [(-.37, -.03, .37, 0)], 'runner': (.8, 2.6), 'ceiling-lamp': (.36, .36), 'study-rug': (1.7, 2.3), 'study-table': (1.40, .70),
    'office-chair': (.66, .60), 'bookshelf': (1.62, .34), 'reading-chair': (.83, .83), 'study-plant': (.28, .28), 'bath-plant': (.22, .22), 'study-lamp': (.30, .30),
    'bath-tub': (1.70, .75), 'vanity': (.90, .45), 'toilet': [(-.42, -.16, .42, 0), (-.19, -.70, .19, -.16)], 'towel-rail': [(-.28, -.09, .28, 0)],
    'bath-mat': (.8, .5), 'bedroom-rug': (2.4, 3.0), 'bed-frame': (1.81, 2.19), 'bedside-table': (.44, .44), 'wardrobe': (1.5, .64),
    'dresser': (1.3, .42), 'bedroom-mirror': [(-.25, -.03, .25, 0)],
}
ROUND = {'coffee-table', 'floor-lamp', 'fig-tree', 'side-table', 'stool', 'pendant', 'kitchen-plant', 'ceiling-lamp', 'study-plant', 'bath-plant', 'study-lamp', 'bedside-table'}
# Lies flat or hangs overhead: one walks over or under it.
FREE = {'living-rug', 'study-rug', 'bedroom-rug', 'runner', 'bath-mat', 'pendant', 'ceiling-lamp'}


def rectangles(name):
    """The footprint in the piece's own frame."""
    size = SIZES[name]
    return size if isinstance(size, list) else [(-size[0] / 2, -size[1] / 2, size[0] / 2, size[1] / 2)]


def footprint(name, x, y, turn):
    """Corners of each rectangle on the plan."""
    c, s = cos(turn), sin(turn)
    return [[(x + c * u - s * v, y + s * u + c * v) for u, v in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))] for x0, y0, x1, y1 in rectangles(name)]
