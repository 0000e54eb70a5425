"""Dining chair 0.50 x 0.50 x 0.81 m: turned legs, padded seat, bent back rail."""
from math import radians
import numpy as np
from kit.group import piece
from kit.shapes import cylinder, mesh, grid_faces
from kit.soft import cushion
from materials.cloth import linen
from materials.oak import oak


def bent_panel(name, radius, spread, height, thickness, material, location):
    """A board steamed into an arc (centre of curvature in front), rounded in section; spread in radians."""
    steps, ring = 40, 20
    section = np.linspace(0, 2 * np.pi, ring, endpoint=False)
    across = np.sign(np.cos(section)) * np.abs(np.cos(section)) ** 0.6 * thickness / 2
    rise = np.sign(np.sin(section)) * np.abs(np.sin(section)) ** 0.45 * height / 2
    points = []
    for s in np.linspace(-1, 1, steps):
        angle, ease = s * spread / 2, max(0.05, (1 - abs(s) ** 8)) ** 0.5
        r = radius + across * ease
        points += list(zip(r * np.sin(angle), r * np.cos(angle) - radius, rise * ease))
    return mesh(name, points, grid_faces(ring, steps, wrap=True), material, location=location)


def dining_chair(colour='linen'):
    """Seat height 0.46 m; front looks to -y."""
    wood = oak('z')
    parts = []
    for sx in (-1, 1):
        parts.append(cylinder('chair-front-leg', 0.012, 0.44, wood, (sx * 0.215, -0.21, 0), top=0.018, rotation=(radians(-3), radians(-3) * sx, 0)))
        parts.append(cylinder('chair-rear-leg', 0.013, 0.78, wood, (sx * 0.215, 0.25, 0), top=0.014, rotation=(radians(3), radians(-2) * sx, 0)))
    for y in (-0.18, 0.20):
        parts.append(cylinder('chair-rail', 0.012, 0.38, oak('z'), (-0.19, y, 0.405), rotation=(0, radians(90), 0)))
    for sx in (-1, 1):
        parts.append(cylinder('chair-stretcher', 0.010, 0.42, oak('z'), (sx * 0.195, 0.215, 0.40), rotation=(radians(90), 0, 0)))
    parts += cushion('chair-seat', (0.47, 0.46, 0.055), linen(colour), radius=0.026, puff=0.012, sag=0.008, wrinkle=0.001, cuts=12, location=(0, -0.01, 0.445))
    parts.append(bent_panel('chair-back', 0.42, radians(72), 0.15, 0.019, oak('x'), (0, 0.245, 0.735)))
    return piece('dining-chair', parts)
