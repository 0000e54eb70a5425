"""What gives a scale: a tape measure with its tape drawn out, a sheet of A4 (0.297 x 0.210 m)."""
from math import pi
from kit.group import piece
from kit.shapes import box, cylinder
from materials.plain import metal, paint


def tape_measure(out=.24):
    """Case 0.068 m wide on z = 0; the tape runs `out` metres towards +x with a mark each centimetre."""
    case = box('tape-case', (.068, .032, .064), paint('#C23E12', .5), (0, 0, .032), edge=.013)
    plate = cylinder('tape-plate', .021, .003, paint('#EFE8DA', .6), (0, -.0148, .034), rotation=(pi / 2, 0, 0), edge=.001)
    lock = box('tape-lock', (.014, .016, .010), paint('#23252A', .5), (.020, 0, .064), edge=.003)
    blade = box('tape', (out, .019, .0007), paint('#F3EDE0', .5), (.030 + out / 2, 0, .0042), edge=.0002)
    marks = [box('tape-mark', (.0007, .010 if n % 5 == 0 else .006, .0002), paint('#23252A', .8), (.034 + .01 * n, .0095 - (.005 if n % 5 == 0 else .003), .0047), edge=0)
             for n in range(1, int(out / .01))]
    hook = box('tape-hook', (.0012, .019, .010), metal('#B8B2A6', .35), (.030 + out, 0, .0050), edge=.0004)
    return piece('tape-measure', [case, plate, lock, blade, hook, *marks])


def a4_sheet():
    """Lies on z = 0, long side along x."""
    return piece('a4-sheet', [box('a4', (.297, .210, .0006), paint('#F4F0E7', .9), (0, 0, .0004), edge=0)])
