"""A standing person as a scan shows one: level contours in light from the feet up, no face. The same figure as in the loops."""
from math import cos, pi, sin
import numpy as np
from kit.group import piece
from kit.shapes import tube
from .reticle import mark, unseen_by_light

# (share of the height, half width, half depth), shares of the whole height, from the hips up.
BODY = np.array([(.46, .098, .066), (.52, .100, .068), (.60, .084, .058), (.70, .112, .070), (.77, .132, .066), (.805, .122, .056), (.83, .060, .044),
                 (.85, .036, .040), (.87, .038, .044), (.89, .054, .062), (.93, .064, .074), (.97, .052, .062), (.995, .018, .022)])
ARM = ((.130, 0, .780), (.170, -.020, .620), (.135, -.120, .640))


def _contour(x, y, z, rx, ry, strong):
    points = [(x + rx * cos(2 * pi * n / 40), y + ry * sin(2 * pi * n / 40), z) for n in range(40)]
    return unseen_by_light(tube('contour', points, .0042 if strong else .0026, mark('#C9D5FF' if strong else '#5C7BFF', 1.7 if strong else 1.25), closed=True, resolution=1))


def scanned_figure(height=1.72, layers=88):
    """Stands on z = 0, faces -y; height in metres."""
    parts, h = [], height
    for n in range(1, layers):
        share, strong = n / layers, n % 8 == 0
        if share < .47:
            wide = (.034 + .016 * share / .47) * h
            parts += [_contour(s * .050 * h, 0, share * h, wide, wide, strong) for s in (-1, 1)]
            continue
        rx, ry = (np.interp(share, BODY[:, 0], BODY[:, i]) * h for i in (1, 2))
        parts.append(_contour(0, 0, share * h, rx, ry, strong))
    for side in (-1, 1):
        for k, (a, b) in enumerate(zip(ARM, ARM[1:])):
            for n in range(11):
                x, y, z = (p + (q - p) * n / 11 for p, q in zip(a, b))
                thick = (.030 - .008 * (k + n / 11)) * h
                parts.append(_contour(side * x * h, y * h, z * h, thick, thick, False))
    return piece('scanned-figure', parts)
