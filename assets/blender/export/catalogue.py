"""Every piece that is published as a model: how it is built for pictures, and how for real time where that differs."""
from typing import Callable, NamedTuple
from pieces.bedroom import bed_frame, bedside, wardrobe
from pieces.chairs import dining_chair
from pieces.decor import art_pair, book_stack, bowl, framed_art, mirror, vase
from pieces.lamps import desk_lamp, floor_lamp, pendant, table_lamp
from pieces.office import office_chair
from pieces.plants import fig_tree, tuft
from pieces.seating import armchair, modern_sofa
from pieces.shelves import bookshelf
from pieces.small_tables import bench, side_table, stool, tv_bench
from pieces.tables import coffee_table, dining_table, sideboard, study_table
from pieces.textiles import curtain_pair, cushion_pair, flat_rug, folded_throw, round_rug, rug
from .arrays import descendants


class Entry(NamedTuple):
    """build: for pictures; live: for real time; mount: floor, wall, ceiling or surface (stands on other pieces)."""
    build: Callable
    live: Callable
    mount: str


def entry(build, live=None, mount='floor'):
    return Entry(build, live or build, mount)


def thin(build):
    """The same plant with leaves as single sheets, seen from both sides."""
    def made():
        root = build()
        for obj in descendants(root):
            if any(slot and slot.name.startswith('leaf') for slot in obj.data.materials):
                obj.modifiers.clear()
        return root
    return made


def plant():
    return tuft(.34, 40, 2, '#5E7A3C', (.085, .14))


def shelf():
    return bookshelf(1.62, 2.1)


PIECES = {
    'modern-sofa': entry(modern_sofa),
    'coffee-table': entry(coffee_table),
    'armchair': entry(armchair),
    'dining-table': entry(dining_table),
    'dining-chair': entry(dining_chair),
    'office-chair': entry(office_chair),
    'study-table': entry(study_table),
    'bed-frame': entry(bed_frame),
    'wardrobe': entry(wardrobe),
    'art-pair': entry(art_pair, mount='wall'),
    'bedside-table': entry(lambda: bedside(lamp=False)),
    'bench': entry(bench),
    'book-stack': entry(book_stack, mount='surface'),
    'bookshelf': entry(shelf, thin(shelf)),
    'bowl': entry(bowl, mount='surface'),
    'curtains': entry(curtain_pair, mount='wall'),
    'cushion-pair': entry(cushion_pair, mount='surface'),
    'desk-lamp': entry(desk_lamp, mount='surface'),
    'fig-tree': entry(fig_tree, thin(fig_tree)),
    'floor-lamp': entry(floor_lamp),
    'framed-art': entry(lambda: framed_art(.62, .84, 'blocks', 'oak'), mount='wall'),
    'mirror': entry(mirror, mount='wall'),
    'pendant': entry(pendant, mount='ceiling'),
    'potted-plant': entry(plant, thin(plant), mount='surface'),
    'round-rug': entry(round_rug, lambda: flat_rug(2.0, colour='oat', round=True)),
    'rug': entry(rug, flat_rug),
    'side-table': entry(side_table),
    'sideboard': entry(sideboard),
    'stool': entry(stool),
    'table-lamp': entry(table_lamp, mount='surface'),
    'throw': entry(folded_throw, mount='surface'),
    'tv-bench': entry(tv_bench),
    'vase': entry(vase, mount='surface'),
}
