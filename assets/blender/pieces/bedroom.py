"""Bed frame 1.81 x 2.18 x 1.01 m, wardrobe 1.50 x 0.65 x 2.10 m (width, depth, height), bedside table with lamp."""
from math import radians
import numpy as np
from kit.group import piece
from kit.shapes import box, cylinder, lathe
from kit.soft import cushion
from materials.cloth import lampshade, linen
from materials.oak import oak
from materials.plain import ceramic, metal


def bed_frame():
    """Head at +y. Oak frame, padded headboard, mattress, duvet turned back, four pillows, a throw over the foot."""
    parts = [box('bed-rail', (.03, 2.06, .16), oak('y'), (s * .835, 0, .26), edge=.007) for s in (-1, 1)]
    parts += [box('bed-end', (1.70, .03, .16), oak('x'), (0, s * 1.03, .26), edge=.007) for s in (-1, 1)]
    parts += [cylinder('bed-leg', .022, .20, oak('z'), (sx * .78, sy * .96, 0), top=.03) for sx in (-1, 1) for sy in (-1, 1)]
    parts.append(box('bed-slats', (1.62, 2.0, .03), oak('x'), (0, 0, .23), edge=.004))
    for s in (-1, 1):
        parts += cushion('headboard', (.845, .62, .09), linen('sage'), radius=.04, puff=.018, wrinkle=.003, seed=3 + s,
                         location=(s * .428, 1.07, .70), rotation=(radians(86), 0, 0))
    parts += cushion('mattress', (1.62, 2.0, .22), linen('cream'), radius=.06, puff=.005, wrinkle=.001, location=(0, 0, .36))
    parts += cushion('duvet', (1.76, 1.42, .20), linen('linen'), radius=.085, puff=.035, wrinkle=.018, seed=14, piping=False, cuts=44, location=(0, -.31, .42))
    parts += cushion('duvet-fold', (1.77, .34, .09), linen('cream'), radius=.043, puff=.012, wrinkle=.010, seed=15, piping=False, cuts=36, location=(0, .36, .535))
    parts += cushion('throw', (1.80, .52, .235), linen('clay'), radius=.10, puff=.03, wrinkle=.012, seed=16, piping=False, cuts=40, location=(0, -.66, .43))
    for s in (-1, 1):
        parts += cushion('pillow', (.70, .46, .20), linen('cream'), radius=.09, puff=.03, pinch=.62, wrinkle=.010, seed=20 + s,
                         location=(s * .40, .86, .66), rotation=(radians(58), 0, radians(2 * s)))
        parts += cushion('pillow', (.64, .42, .18), linen('oat' if s > 0 else 'linen'), radius=.08, puff=.03, pinch=.66, wrinkle=.010, seed=30 + s,
                         location=(s * .37, .68, .62), rotation=(radians(50), 0, radians(-3 * s)))
    return piece('bed-frame', parts)


def wardrobe(length=1.5, depth=.6, height=2.1):
    """Three tall doors on a recessed plinth, turned oak knobs."""
    parts = [box('wardrobe-body', (length, depth, height - .08), oak('z'), (0, 0, height / 2 + .04), edge=.006),
             box('wardrobe-plinth', (length - .06, depth - .08, .09), metal('#1D1B1A', .6), (0, .02, .045), edge=.003)]
    width = (length - .04) / 3
    for n in (-1, 0, 1):
        parts.append(box('wardrobe-door', (width - .005, .022, height - .13), oak('z', 'light'), (n * width, -depth / 2 - .008, height / 2 + .04), edge=.003))
        parts.append(cylinder('wardrobe-knob', .014, .03, oak('y', 'smoked'), (n * width + width * .40, -depth / 2 - .018, 1.05), rotation=(np.pi / 2, 0, 0)))
    return piece('wardrobe', parts)


def bedside(lamp=True):
    """Round table, 0.44 m, with or without a stoneware lamp; 0.50 m high."""
    top = lathe('bedside-top', [(0, .47), (.20, .47), (.218, .485), (.22, .493), (.212, .50), (0, .50)], oak('x'), segments=96)
    legs = [cylinder('bedside-leg', .011, .47, oak('z'), (.15 * np.cos(a), .15 * np.sin(a), 0), top=.016) for a in (0.5, 2.6, 4.7)]
    if not lamp:
        return piece('bedside', [top, *legs])
    foot = lathe('lamp-foot', [(0, .5), (.06, .5), (.075, .53), (.08, .58), (.05, .65), (.014, .68), (.012, .76), (0, .76)], ceramic('#A4603C'), segments=64)
    shade = lathe('lamp-shade', [(.135, .73), (.133, .732), (.092, .90), (.090, .90), (.131, .73), (.135, .73)], lampshade(1.1), segments=64)
    return piece('bedside', [top, *legs, foot, shade])
