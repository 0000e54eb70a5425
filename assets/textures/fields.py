"""Tileable fields on an n x n torus, as float arrays."""
import numpy as np


def noise(rng, n, along, across, falloff=1.0):
    """Smooth noise, mean 0, deviation 1. along, across: waves over the tile in u and v where its spectrum ends."""
    fu, fv = np.meshgrid(np.fft.fftfreq(n, 1 / n), np.fft.fftfreq(n, 1 / n))
    reach = np.hypot(fu / along, fv / across)
    weight = np.where(reach < 1, 1 / np.maximum(reach, 1 / max(along, across)) ** falloff * (1 - reach), 0)
    weight[0, 0] = 0
    field = np.fft.ifft2(np.fft.fft2(rng.normal(size=(n, n))) * weight).real
    return field / field.std()


def warped(field, shift_u, shift_v):
    """The field read at shifted places (pixels, wrapping round), linearly between pixels."""
    n = len(field)
    v, u = np.mgrid[0:n, 0:n].astype(float)
    u, v = (u + shift_u) % n, (v + shift_v) % n
    iu, iv = u.astype(int), v.astype(int)
    fu, fv = u - iu, v - iv
    ju, jv = (iu + 1) % n, (iv + 1) % n
    return (field[iv % n, iu % n] * (1 - fu) * (1 - fv) + field[iv % n, ju] * fu * (1 - fv)
            + field[jv, iu % n] * (1 - fu) * fv + field[jv, ju] * fu * fv)


def reduced(field, factor):
    """Mean of factor x factor blocks."""
    n = len(field) // factor
    return field.reshape(n, factor, n, factor, *field.shape[2:]).mean((1, 3))


def normals(height, tile):
    """Tangent-space normals (n, n, 3) in -1..1, green up the picture; height in metres, tile = (u, v) metres."""
    n = len(height)
    du = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * n / (2 * tile[0])
    dv = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * n / (2 * tile[1])
    vectors = np.stack([-du, dv, np.ones_like(du)], 2)
    return vectors / np.linalg.norm(vectors, axis=2, keepdims=True)


def ramp(values, stops):
    """Piecewise linear colours: stops [(position, (r, g, b))]."""
    places = [p for p, _ in stops]
    return np.stack([np.interp(values, places, [c[i] for _, c in stops]) for i in range(3)], 2)
