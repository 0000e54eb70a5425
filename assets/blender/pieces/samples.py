"""What lies on a design table: boards of wood, tiles, cloth swatches, a scale rule, a rolled drawing, pencils in a cup."""
from math import pi, radians
from kit.group import piece
from kit.shapes import box, cylinder, tube
from materials.cloth import linen
from materials.oak import oak
from materials.plain import ceramic, metal, paint


def sample_boards(spread=11):
    """Five thin boards fanned from one corner; spread: degrees from one to the next."""
    faces = (oak('y', 'light'), oak('y', 'smoked'), paint('#8E9A82', .6), paint('#C23E12', .6), oak('y', 'natural'))
    parts = []
    for n, face in enumerate(faces):
        board = box('sample', (.060, .17, .0042), face, (0, .065, 0), edge=.0012)
        fan = piece('sample-arm', [board])
        fan.location, fan.rotation_euler = (0, 0, .0024 + .0046 * n), (0, 0, radians(spread * (2 - n)))
        parts.append(fan)
    parts.append(cylinder('sample-pin', .004, .030, metal('#B08A4E', .35), (0, 0, 0), edge=.001, segments=24))
    return piece('sample-boards', parts)


def tiles():
    """Four glazed tiles, 80 mm, two of them stacked."""
    spots = ((0, 0, 0, '#DDD2C0', 4), (.09, .012, 0, '#8E9A82', -7), (.012, .092, 0, '#A4603C', 9), (.004, .004, .0105, '#6F7B66', 22))
    return piece('tiles', [box('tile', (.080, .080, .010), ceramic(tone, .25), (x, y, .005 + z), (0, 0, radians(turn)), edge=.0016)
                           for x, y, z, tone, turn in spots])


def swatches():
    """A small pile of cloth with soft edges."""
    parts = []
    for n, (tone, turn) in enumerate((('sage', 0), ('oat', 8), ('clay', -6), ('cream', 14), ('linen', -3))):
        parts.append(box('swatch', (.130 - .008 * n, .110 - .006 * n, .0045), linen(tone), (.004 * n, .003 * n, .0025 + .0047 * n), (0, 0, radians(turn)), edge=.002))
    return piece('swatches', parts)


def rolled_drawing(length=.62, radius=.026):
    """A roll of paper with a band round it, lying along x."""
    paper = cylinder('roll', radius, length, paint('#EDE6D8', .9), (-length / 2, 0, radius), rotation=(0, pi / 2, 0), edge=.001)
    core = cylinder('roll-core', radius * .62, length + .0006, paint('#B9AD98', .9), (-length / 2 - .0003, 0, radius), rotation=(0, pi / 2, 0), edge=0)
    band = cylinder('roll-band', radius + .0008, .014, paint('#C23E12', .6), (.05, 0, radius), rotation=(0, pi / 2, 0), edge=0)
    return piece('rolled-drawing', [paper, core, band])


def rule(length=.32):
    """A steel rule with marks every centimetre, along x."""
    steel = box('rule', (length, .030, .0012), metal('#BDB8AE', .3), (0, 0, .0008), edge=.0003)
    marks = [box('rule-mark', (.0006, .010 if n % 5 == 0 else .006, .0002), paint('#2A2A2A', .8), (-length / 2 + .01 * n, .015 - (.005 if n % 5 == 0 else .003), .0015), edge=0)
             for n in range(1, int(length / .01))]
    return piece('rule', [steel, *marks])


def pencil_cup(tone='#8E9A82'):
    """A lacquered cup with four pencils leaning in it."""
    cup = cylinder('cup', .036, .10, paint(tone, .5), edge=.004)
    pencils = [tube('pencil', [(.010 * (n % 2) - .004, .012 * (n // 2) - .006, .02), (.022 * (-1) ** n, .020 * (n - 1.5), .17 + .008 * n)], .0036, paint(colour), resolution=2)
               for n, colour in enumerate(('#C4541F', '#D8B070', '#38424F', '#A4512C'))]
    return piece('pencil-cup', [cup, *pencils])
