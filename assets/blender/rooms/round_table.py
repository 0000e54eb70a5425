"""The council room with a round table in place of the long one: a model of the blocks where the tram would run."""
from math import cos, pi, radians, sin
from kit.group import place, twin
from pieces.block_model import block_model
from pieces.chairs import dining_chair
from pieces.decor import tablet
from pieces.lamps import pendant
from pieces.reticle import ring
from pieces.tables import round_table
from .town_hall import SIZE as ROOM, council_room

TABLE = .74


def round_table_room():
    council_room()
    place(round_table(1.76, TABLE), 0, 0)
    place(block_model(), 0, .04, radians(112), z=TABLE)
    place(ring(.70, .0022), 0, .04, z=TABLE + .003)
    chair = dining_chair('sage')
    for n, degrees in enumerate((-175, 172 - 40, 92, 50, 8)):
        a = radians(degrees)
        place(chair if n == 0 else twin(chair), 1.22 * cos(a), 1.22 * sin(a), a - pi / 2)
    place(tablet(), -.40, -.66, radians(-28), z=TABLE)
    place(pendant(1.45, ROOM[2], '#2F3A33'), -.1, .3)
