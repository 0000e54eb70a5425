"""The contact shadow of a thumbnail, calmed apart from the piece."""
import numpy as np


def blurred(field, radius):
    """Gaussian blur of (h, w) by radius pixels, by way of its spectrum on a canvas that does not wrap."""
    h, w = field.shape
    pad = 4 * radius
    wide = np.pad(field, pad)
    fy, fx = np.meshgrid(np.fft.fftfreq(wide.shape[0]), np.fft.fftfreq(wide.shape[1]), indexing='ij')
    soft = np.fft.ifft2(np.fft.fft2(wide) * np.exp(-2 * (np.pi * radius) ** 2 * (fx ** 2 + fy ** 2))).real
    return soft[pad:pad + h, pad:pad + w]


def contact_shadow(alpha, mask):
    """The shadow on the ground without grain: smooth, ends before the picture does, and leaves no veil. (h, w) each."""
    bare = (mask < .004).astype(float)
    near, far = (blurred(alpha * bare, r) / np.maximum(blurred(bare, r), 1e-3) for r in (2, 7))
    shadow = near + (far - near) * np.clip(1.6 - 2.5 * far, 0, 1)
    shadow = np.clip((shadow - .04) / .96, 0, 1) * .8
    h, w = alpha.shape
    y, x = np.mgrid[0:h, 0:w]
    rim = np.minimum(np.minimum(x, w - 1 - x) / w, np.minimum(y, h - 1 - y) / h)
    ease = np.clip(rim / .15, 0, 1)
    return shadow * ease * ease * (3 - 2 * ease)
