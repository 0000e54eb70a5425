"""Outlines for turned things."""
import numpy as np


def flowing(points, steps=6):
    """A Catmull-Rom curve through [(radius, height)], `steps` points from one to the next."""
    p = np.array([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    curve = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
             for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    return [tuple(point) for point in np.concatenate([*curve, p[-1:]])]
