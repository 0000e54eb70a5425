"""Removes grain and keeps wood, cloth and edges sharp.

The recipe: light = Combined / (DiffCol + 0.02); blur the light where normal, depth and brightness agree;
multiply by (DiffCol + 0.02) again. The blur is an a-trous wavelet (Dammertz et al. 2010), written on arrays
rather than in the compositor because a panorama must wrap round at its left and right edge.
"""
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
PAD = 32


def padded(image, wrap):
    """Adds PAD pixels on every side: mirrored, or from the opposite side where a panorama closes."""
    rest = ((0, 0),) * (image.ndim - 2)
    image = np.pad(image, ((PAD, PAD), (0, 0), *rest), 'reflect')
    return np.pad(image, ((0, 0), (PAD, PAD), *rest), 'wrap' if wrap else 'reflect')


def denoise(combined, albedo, normal, depth, wrap=False, levels=4, tone=0.5):
    """(h, w, 3) float32 linear, (h, w, 3) 0..1, (h, w, 3) unit, (h, w) metres -> (h, w, 3).
    tone: how much two neighbours may differ in log brightness and still be mixed."""
    ground = albedo + 0.02
    light = combined / ground
    h, w = depth.shape
    normal_p, depth_p = padded(normal, wrap), padded(np.minimum(depth, 500), wrap)
    trust = None
    for level in range(levels):
        step, log = 1 << level, np.log(light + 0.05)
        guide = _box3(padded(log.mean(2), wrap))
        light_p = padded(light, wrap)
        total, weight_sum = np.zeros_like(light), np.zeros((h, w), np.float32)
        here = (slice(PAD, PAD + h), slice(PAD, PAD + w))
        for j in range(-2, 3):
            for i in range(-2, 3):
                there = (slice(PAD + j * step, PAD + j * step + h), slice(PAD + i * step, PAD + i * step + w))
                turn = ((normal_p[here] - normal_p[there]) ** 2).sum(2) * 9.0
                far = np.abs(depth_p[here] - depth_p[there]) / (depth_p[here] * 0.012 * step + 1e-3)
                tint = ((guide[here] - guide[there]) * 1.7 ** level / tone) ** 2
                weight = np.exp(-(turn + np.minimum(far, 9) + tint)) * (KERNEL[j + 2] * KERNEL[i + 2])
                total += light_p[there] * weight[..., None]
                weight_sum += weight
        light = total / weight_sum[..., None]
        trust = weight_sum if trust is None else np.maximum(trust, weight_sum)
    return _soften(np.maximum(light, 0) * ground, trust, wrap)


def _soften(image, trust, wrap):
    """Pixels on an edge found few like them and kept their grain, which reads as jagged: give them their
    neighbours' mean. trust is the largest weight sum, 0.14 (alone) to 1."""
    soft = sum(np.roll(padded(image, wrap), (j, i), (0, 1)) * (KERNEL[j + 2] * KERNEL[i + 2]) for j in range(-1, 2) for i in range(-1, 2))
    soft = soft[PAD:-PAD, PAD:-PAD] / float(KERNEL[1:4].sum() ** 2)
    alone = np.clip((0.55 - trust) / 0.25, 0, 1)[..., None]
    return image + (soft - image) * alone


def _box3(image):
    """3 x 3 mean: a calmer guide than the grain itself."""
    out = sum(np.roll(image, s, 0) for s in (-1, 0, 1)) / 3
    return sum(np.roll(out, s, 1) for s in (-1, 0, 1)) / 3
