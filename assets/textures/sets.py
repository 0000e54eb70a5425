"""The texture sets. Each function returns a dictionary: tile in metres (u, v), detail = linear albedo, normal,
and where they differ or matter normal_tile and roughness (factor).

The albedo detail is what the base colour is multiplied by; the packer divides its mean out again, so that a material
keeps the mean colour that it has in the pictures.
"""
import numpy as np
from fields import noise, normals, ramp, reduced, warped


def oak(n=512):
    """Grain along u: broad rings that wander, fine dark pores, a few medullary flecks."""
    rng, tile = np.random.default_rng(11), (2.4, 0.6)
    drift = noise(rng, n, 3, 3, 1.0)
    rings = warped(noise(rng, n, 5, 110, 0.62), 0, drift * 9)
    bands = warped(noise(rng, n, 2, 9, 0.4), 0, drift * 9)
    pores = noise(rng, n, 70, 250, 0.1)
    figure = np.clip(0.5 + 0.10 * rings + 0.05 * bands, 0, 1)
    colour = ramp(figure, [(0.24, (.62, .58, .53)), (0.5, (1, 1, 1)), (0.76, (1.17, 1.18, 1.18))])
    dark = np.clip((pores - 0.75) / 2.0, 0, 1)[..., None]
    detail = colour * (1 - dark * np.array([.26, .30, .34]))
    height = -0.00022 * dark[..., 0] + 0.00003 * rings
    rough = np.clip(1 + 0.30 * dark[..., 0] - 0.05 * bands, 0.8, 1.5)
    return {'tile': tile, 'detail': detail, 'normal': normals(height, tile), 'roughness': rough}


def weave(rng, n, yarns, fine):
    """Plain weave on a tile of n x n pixels, drawn `fine` times as large: height of the upper yarn (yarn radii), fibre tone."""
    big = n * fine
    grown = lambda field: field.repeat(fine, 0).repeat(fine, 1)
    v, u = np.mgrid[0:big, 0:big] / big
    a, b = u * yarns + .10 * grown(noise(rng, n, 10, 10, 1)), v * yarns + .10 * grown(noise(rng, n, 10, 10, 1))
    slub_a, slub_b = grown(noise(rng, n, 1.4 * yarns, yarns / 9, .2)), grown(noise(rng, n, yarns / 9, 1.4 * yarns, .2))
    over = np.where((np.floor(a) + np.floor(b)) % 2 == 0, 1.0, -1.0)
    yarn_a = np.sqrt(np.clip(1 - ((a % 1 - .5) * (2.15 - .22 * slub_a)) ** 2, 0, 1)) + .85 * over * np.sin(np.pi * (b % 1))
    yarn_b = np.sqrt(np.clip(1 - ((b % 1 - .5) * (2.15 - .22 * slub_b)) ** 2, 0, 1)) - .85 * over * np.sin(np.pi * (a % 1))
    return np.maximum(yarn_a, yarn_b), np.where(yarn_a > yarn_b, slub_a, slub_b)


def linen(n=512):
    """Plain weave of slubby yarns 1.7 mm apart, spun of lighter and darker fibres. The relief repeats after fewer yarns
    than the tones, so that each yarn has pixels enough."""
    rng, tile, close = np.random.default_rng(23), (0.5, 0.5), (0.125, 0.125)
    top, fibre = weave(rng, n, 288, 4)
    heather = noise(rng, n, 40, 40, .8).repeat(4, 0).repeat(4, 1)
    tone = (0.62 + 0.22 * np.clip(top / 1.7, 0, 1)) * (1 + 0.085 * fibre + 0.024 * heather)
    detail = reduced(np.clip(tone, .2, 1.3), 4)[..., None] * np.ones(3)
    relief, _ = weave(rng, n, 72, 2)
    flat = reduced(normals(0.00032 * relief, close), 2)
    return {'tile': tile, 'detail': detail, 'normal_tile': close, 'normal': flat / np.linalg.norm(flat, axis=2, keepdims=True)}


def pile(n=512, loops=40, ribs=5):
    """Wool loops in ribs 52 mm wide."""
    rng, tile = np.random.default_rng(37), (0.26, 0.26)
    seats = (np.stack(np.meshgrid(np.arange(loops), np.arange(loops)), 2) + .5 + rng.normal(0, .2, (loops, loops, 2))) / loops
    rise, tone = rng.uniform(.45, 1, (loops, loops)), rng.uniform(.72, 1.08, (loops, loops))
    v, u = np.mgrid[0:n, 0:n] / n
    cell_u, cell_v = (u * loops).astype(int), (v * loops).astype(int)
    best, seen = np.full((n, n), -1.0), np.ones((n, n))
    for dv in (-1, 0, 1):
        for du in (-1, 0, 1):
            iu, iv = (cell_u + du) % loops, (cell_v + dv) % loops
            away_u = (u - seats[iv, iu, 0] + .5) % 1 - .5
            away_v = (v - seats[iv, iu, 1] + .5) % 1 - .5
            dome = rise[iv, iu] * np.sqrt(np.clip(1 - (away_u ** 2 + away_v ** 2) * (loops / .86) ** 2, 0, 1))
            seen = np.where(dome > best, tone[iv, iu], seen)
            best = np.maximum(best, dome)
    rib = np.cos(2 * np.pi * v * ribs)
    best = np.clip(best, 0, None)
    detail = seen * (.40 + .60 * best ** .7) * (1 + .10 * rib) * (1 + .05 * noise(rng, n, 8, 8, 1))
    return {'tile': tile, 'detail': detail[..., None] * np.ones(3), 'normal': normals(.0042 * best + .0016 * rib, tile)}


def ceramic(n=256):
    """Iron speckles in a half-matt glaze."""
    rng, tile = np.random.default_rng(41), (0.25, 0.25)
    dots = noise(rng, n, 52, 52, 0)
    dark = np.clip((dots - 1.9) / .5, 0, 1)
    cloud = noise(rng, n, 4, 4, 1)
    detail = (1 - .45 * dark) * (1 + .012 * cloud)
    return {'tile': tile, 'detail': detail[..., None] * np.ones(3), 'normal': normals(.00006 * noise(rng, n, 14, 14, 1), tile)}


SETS = {'oak': oak, 'linen': linen, 'pile': pile, 'ceramic': ceramic}
