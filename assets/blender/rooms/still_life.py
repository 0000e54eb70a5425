"""The desk of the study as a still life: a tablet with the room's drawing, a tape measure, a sheet of A4 as the scale."""
from math import pi, radians
from kit.group import place, piece
from kit.shapes import tube
from pieces.decor import book_stack, vase
from pieces.devices import corners, on_stand, slate
from pieces.measures import a4_sheet, tape_measure
from pieces.plants import twigs
from pieces.reticle import mark, unseen_by_light
from pieces.room_drawing import room_lines, sofa_lines
from pieces.samples import pencil_cup
from pieces.tables import study_table
from .workplace import DESK, HIGH, study_corner


def locked_sheet():
    """The sheet with its four corners found."""
    lines = corners(-.012, -.016, 1.012, 1.016, (.13, .18))
    marks = [unseen_by_light(tube('sheet-corner', [((u - .5) * .297, (v - .5) * .210, .003) for u, v in line], .0016, mark('#E4450F'))) for line in lines]
    return piece('locked-sheet', [a4_sheet(), *marks])


def still_life():
    study_corner()
    x, y = DESK
    place(study_table(1.60, .80, HIGH), x, y, pi / 2)
    tablet = slate(.300, .215, room_lines(), [*sofa_lines(), *corners(.315, .24, .665, .56, (.035, .05))], .00075, .009)
    place(on_stand(tablet, .215, 14, .12), x - .02, y + .02, radians(70), z=HIGH)
    place(locked_sheet(), x + .17, y + .40, radians(66), z=HIGH)
    place(tape_measure(.30), x + .24, y - .06, radians(74), z=HIGH)
    place(book_stack(3, 4, (.24, .17)), x - .10, y - .42, radians(80), z=HIGH)
    place(pencil_cup('#8E9A82'), x - .20, y + .34, z=HIGH)
    place(vase(.20, '#E4DACA', .065), x - .22, y - .20, z=HIGH)
    place(twigs(.36, z=.20), x - .22, y - .20, z=HIGH)
