"""Where each style's designer puts the pieces: {piece: [(x, y, turn in degrees, z)]} in metres, fronts to -y at turn 0.

The sofa's back is 4 cm off the west wall, its front at x = -1.64; 0.43 m of air to the table; rugs reach under its front
legs; pictures hang with their middle about 1.5 m high. `others` is the colour of the walls that the kit leaves plain.
"""
W = -2.6
SOFA, TABLE, RUG = -2.10, -.68, -.74
CURTAINS = [(-.30, 2.19)]

ARRANGEMENTS = {
    'modern-minimalist': {
        'others': '#E3E0DA',
        'pieces': {
            'modern-sofa': [(SOFA, .15, 90)],
            'coffee-table': [(TABLE, .15)],
            'rug': [(RUG, .15)],
            'framed-art': [(W, .72, 90, 1.52)],
            'floor-lamp': [(-2.28, -1.42)],
            'fig-tree': [(-2.12, 1.86, 40)],
            'bowl': [(-.60, .28, 0, .40)],
            'curtains': CURTAINS,
        },
    },
    'scandinavian': {
        'others': '#ECE8E0',
        'pieces': {
            'modern-sofa': [(SOFA, -.02, 90)],
            'coffee-table': [(TABLE, -.02)],
            'round-rug': [(-.92, -.02)],
            'armchair': [(-.02, 1.38, -38)],
            'art-pair': [(W, -.02, 90, 1.58)],
            'floor-lamp': [(-2.24, -1.52)],
            'side-table': [(-2.22, 1.46)],
            'potted-plant': [(-2.22, 1.46, 20, .506)],
            'stool': [(-.98, -1.26, 15)],
            'throw': [(-1.98, -.55, 84, .462)],
            'book-stack': [(-.56, -.22, 40, .40)],
            'vase': [(-.84, .16, 0, .40)],
            'curtains': CURTAINS,
        },
    },
    'industrial': {
        'others': '#CFC8BC',
        'pieces': {
            'modern-sofa': [(SOFA, .62, 90)],
            'coffee-table': [(TABLE, .62)],
            'rug': [(RUG, .45)],
            'bookshelf': [(-2.38, -1.42, 90)],
            'framed-art': [(W, .28, 90, 1.52), (W, 1.00, 90, 1.52)],
            'floor-lamp': [(-2.26, 2.0)],
            'armchair': [(.0, 1.50, -36)],
            'stool': [(-.55, -.72, 40)],
            'vase': [(-.86, .80, 0, .40)],
            'book-stack': [(-.52, .50, 25, .40)],
            'curtains': CURTAINS,
        },
    },
    'contemporary': {
        'others': '#CBC2B4',
        'pieces': {
            'modern-sofa': [(SOFA + .03, .12, 90)],
            'coffee-table': [(TABLE + .03, .12)],
            'rug': [(RUG, .12)],
            'armchair': [(.02, 1.42, -36)],
            'framed-art': [(W, .62, 90, 1.52)],
            'mirror': [(W, -.30, 90, 1.52)],
            'floor-lamp': [(-2.20, 1.60)],
            'side-table': [(-2.14, -1.36)],
            'vase': [(-2.14, -1.36, 0, .506)],
            'bowl': [(-.56, .02, 0, .40)],
            'book-stack': [(-.82, .26, 70, .40)],
            'fig-tree': [(-2.06, -2.02, 60)],
            'curtains': CURTAINS,
        },
    },
    'traditional': {
        'others': '#D9CFB9',
        'pieces': {
            'modern-sofa': [(SOFA + .02, .10, 90)],
            'coffee-table': [(TABLE + .02, .10)],
            'rug': [(RUG, .10)],
            'armchair': [(-.12, 1.50, -22), (-.72, -1.26, 172)],
            'art-pair': [(W, .10, 90, 1.60)],
            'side-table': [(-2.24, -1.32), (-2.24, 1.52)],
            'table-lamp': [(-2.24, -1.32, 0, .506), (-2.24, 1.52, 0, .506)],
            'vase': [(-.66, .10, 0, .40)],
            'book-stack': [(-.46, -.14, 30, .40)],
            'curtains': CURTAINS,
        },
    },
    'bohemian': {
        'others': '#E4D6BE',
        'pieces': {
            'modern-sofa': [(SOFA, .10, 90)],
            'coffee-table': [(TABLE, .10)],
            'rug': [(RUG, .10)],
            # On top of the other, which is 18 mm thick.
            'round-rug': [(.02, .98, 0, .017)],
            'mirror': [(W, .10, 90, 1.62)],
            'framed-art': [(W, -.68, 90, 1.47), (W, .88, 90, 1.47)],
            'fig-tree': [(-2.12, 1.78, 10), (-2.16, -1.60, 130)],
            'stool': [(-1.36, 1.78, 0), (-.50, 1.20, 20)],
            'potted-plant': [(-1.36, 1.78, 0, .44), (-.48, .34, 60, .40), (-.50, 1.20, 130, .44)],
            'cushion-pair': [(-.26, 2.06, 4)],
            'throw': [(-1.98, .66, 96, .462)],
            'bowl': [(-.84, -.04, 0, .40)],
            'pendant': [(-1.30, 1.78, 0, .05)],
            'curtains': CURTAINS,
        },
    },
}
