"""Upholstered seats: modern sofa 2.30 x 0.92 x 0.88 m, armchair 0.83 x 0.83 x 0.83 m (width, depth, height)."""
from math import radians
from kit.group import piece
from kit.shapes import cylinder
from kit.soft import cushion
from materials.cloth import linen
from materials.oak import oak


def _legs(name, half_x, half_y, height, radius=0.022):
    """Four turned legs, tapering down and splayed a little."""
    wood = oak('z')
    return [cylinder(f'{name}-leg', radius * 0.62, height, wood, (sx * half_x, sy * half_y, 0), top=radius,
                     rotation=(radians(4) * sy, radians(-4) * sx, 0))
            for sx in (-1, 1) for sy in (-1, 1)]


def modern_sofa(colour='sage', pillows=True):
    """Two seats, 2.30 m wide, seat height 0.43 m."""
    cloth = linen(colour)
    parts = _legs('sofa', 1.02, 0.34, 0.17)
    parts += cushion('sofa-base', (2.26, 0.88, 0.15), cloth, radius=0.03, puff=0, wrinkle=0.001, location=(0, 0, 0.225))
    parts += cushion('sofa-back', (2.02, 0.17, 0.44), cloth, radius=0.06, puff=0, wrinkle=0.002, piping=False,
                     location=(0, 0.36, 0.49), rotation=(radians(-7), 0, 0))
    for side in (-1, 1):
        parts += cushion('sofa-arm', (0.17, 0.90, 0.34), cloth, radius=0.055, puff=0.006, wrinkle=0.003, seed=3 + side,
                         location=(side * 1.065, 0, 0.44))
        parts += cushion('sofa-seat', (0.965, 0.70, 0.17), cloth, radius=0.05, puff=0.028, sag=0.018, wrinkle=0.005,
                         seed=11 + side, location=(side * 0.488, -0.09, 0.375), rotation=(radians(2), 0, radians(0.5 * side)))
        parts += cushion('sofa-back-cushion', (0.94, 0.46, 0.19), cloth, radius=0.075, puff=0.045, wrinkle=0.007,
                         seed=21 + side, location=(side * 0.486, 0.20, 0.645), rotation=(radians(78), 0, radians(-1.2 * side)))
    if pillows:
        for x, turn, tone, seed in ((-0.78, 14, 'oat', 31), (0.80, -12, 'clay', 33), (0.52, 9, 'cream', 35)):
            front = 0.0 if tone != 'cream' else -0.10
            parts += cushion('pillow', (0.46, 0.46, 0.17), linen(tone), radius=0.08, puff=0.02, pinch=0.72, wrinkle=0.006,
                             seed=seed, location=(x, 0.03 + front, 0.665), rotation=(radians(66), 0, radians(turn)))
    return piece('modern-sofa', parts)


def armchair(colour='orange'):
    """The accent: a rounded easy chair on oak legs, seat height 0.42 m."""
    cloth = linen(colour, heather=0.10)
    parts = _legs('armchair', 0.30, 0.30, 0.20, radius=0.02)
    parts += cushion('armchair-base', (0.78, 0.76, 0.13), cloth, radius=0.05, puff=0, wrinkle=0.001, location=(0, 0, 0.25))
    parts += cushion('armchair-seat', (0.54, 0.62, 0.16), cloth, radius=0.06, puff=0.03, sag=0.012, wrinkle=0.004, seed=5,
                     location=(0, -0.08, 0.375), rotation=(radians(3), 0, 0))
    parts += cushion('armchair-back', (0.66, 0.60, 0.17), cloth, radius=0.08, puff=0.035, wrinkle=0.005, seed=6,
                     location=(0, 0.30, 0.53), rotation=(radians(79), 0, 0))
    for side in (-1, 1):
        parts += cushion('armchair-arm', (0.14, 0.74, 0.33), cloth, radius=0.065, puff=0.004, wrinkle=0.003, seed=8 + side,
                         location=(side * 0.335, -0.01, 0.43), rotation=(radians(3), 0, radians(2 * side)))
    return piece('armchair', parts)
