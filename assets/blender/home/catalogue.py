"""How each id of layout.py is built, and at what height it hangs. Pieces of the catalogue come from pieces/."""
from pieces.bedroom import bed_frame, bedside, wardrobe
from pieces.chairs import dining_chair
from pieces.decor import mirror
from pieces.lamps import floor_lamp, pendant
from pieces.office import office_chair
from pieces.plants import fig_tree, tuft
from pieces.seating import armchair, modern_sofa
from pieces.shelves import bookshelf
from pieces.small_tables import bench, side_table, stool
from pieces.tables import coffee_table, dining_table, sideboard, study_table
from pieces.textiles import rug
from .fittings.bath import bath_mat, bath_tub, toilet, towel_rail, vanity
from .fittings.hall import ceiling_lamp, coat_rail, runner, tall_mirror
from .fittings.kitchen import island, kitchen_run
from .plan import CEILING

BUILD = {
    'living-rug': lambda: rug(2.4, 3.2), 'modern-sofa': modern_sofa, 'coffee-table': coffee_table, 'armchair': armchair, 'floor-lamp': floor_lamp,
    'fig-tree': lambda: fig_tree(1.7), 'side-table': side_table, 'media-board': lambda: sideboard(1.80),
    'dining-table': dining_table, 'dining-chair': dining_chair, 'kitchen-run': kitchen_run, 'island': island, 'stool': lambda: stool(.65),
    'pendant': lambda: pendant(.80, CEILING), 'kitchen-plant': lambda: fig_tree(1.45, seed=21), 'bench': bench, 'coat-rail': coat_rail,
    'console': lambda: sideboard(1.1, .34, .80), 'mirror': lambda: mirror(.72), 'runner': runner, 'ceiling-lamp': ceiling_lamp,
    'study-rug': lambda: rug(1.7, 2.3, 'oat', 6), 'study-table': study_table, 'office-chair': office_chair, 'bookshelf': lambda: bookshelf(1.62, 2.14, columns=2),
    'reading-chair': lambda: armchair('sage'), 'study-plant': lambda: tuft(.42, 64, 8, '#5E7A3C', (.14, .26)), 'bath-plant': lambda: tuft(.28, 48, 19, '#5E7A3C', (.11, .20)), 'study-lamp': floor_lamp, 'bath-tub': bath_tub, 'vanity': vanity,
    'toilet': toilet, 'towel-rail': towel_rail, 'bath-mat': bath_mat, 'bedroom-rug': lambda: rug(2.4, 3.0, 'cream', 4), 'bed-frame': bed_frame,
    'bedside-table': bedside, 'wardrobe': wardrobe, 'dresser': lambda: sideboard(1.3, .40, .74),
    'bedroom-mirror': tall_mirror,
}

HANGS = {'mirror': 1.55}
