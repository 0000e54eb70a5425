"""Builds the whole home: skin, trim, doors, windows, furniture, gardens, light."""
from kit.group import place, twin
from . import decor
from .catalogue import BUILD, HANGS
from .doors import doors
from .layout import LAYOUT
from .outside import daylight, gardens, warm_fill
from .shell import shell
from .trim import trim
from .windows import windows


def furnish(room):
    """Things that occur twice share their meshes."""
    first = {}
    for name, x, y, turn in LAYOUT[room]:
        root = twin(first[name]) if name in first else BUILD[name]()
        first.setdefault(name, root)
        place(root, x, y, turn, z=HANGS.get(name, 0))
    decor.ROOMS[room]()


def house():
    """Everything within the walls, without light or gardens."""
    shell(); trim(); doors(); windows()
    for room in LAYOUT:
        furnish(room)


def home():
    house(); gardens(); daylight(); warm_fill()
