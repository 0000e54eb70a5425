"""Upholstery: rounded boxes that puff, sag and wrinkle, with piping along the seams."""
import numpy as np
import bpy
import bmesh
from .shapes import link, tube


def ripple(points, seed, frequency=9.0):
    """Smooth pseudo-noise in -1..1 for an (n, 3) array of metres: six crossed sines."""
    rng = np.random.default_rng(seed)
    total = np.zeros(len(points))
    for octave in range(6):
        direction = rng.normal(size=3)
        direction *= frequency * (1.0 + 0.55 * octave) / np.linalg.norm(direction)
        total += np.sin(points @ direction + rng.uniform(0, 6.28)) / (1.0 + 0.55 * octave)
    return total / 2.6


def unit_grid(cuts):
    """A cube -1..1 with `cuts` cuts a side, denser towards its edges."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=cuts, use_grid_fill=True)
    data = bpy.data.meshes.new('soft')
    work.to_mesh(data)
    work.free()
    points = np.array([v.co for v in data.vertices])
    return data, np.sin(points * np.pi / 2)


def rounded(points, half, radius):
    """Points of the unit cube -> points of a box of half size `half` with rounded edges."""
    raw = points * half
    core = np.clip(raw, -(half - radius), half - radius)
    away = raw - core
    length = np.linalg.norm(away, axis=1, keepdims=True)
    return core + np.where(length > 1e-9, away / np.maximum(length, 1e-9) * radius, 0)


def cushion(name, size, material, radius=0.05, puff=0.03, sag=0.0, wrinkle=0.004, seed=1,
            piping=True, pinch=0.0, cuts=22, location=(0, 0, 0), rotation=(0, 0, 0)):
    """size (x, y, z) metres. puff: crown of the broad faces; sag: sinking of the top's middle;
    pinch 0..1: how far the rim thins out, as a scatter cushion's does. Returns a list of parts."""
    half = np.array(size) / 2
    radius = min(radius, half.min() * 0.98)

    def deform(points):
        u, v, w = (points / half).T
        crown = np.clip(1 - u ** 2, 0, 1) * np.clip(1 - v ** 2, 0, 1)
        result = points.copy()
        if pinch:
            rim = np.sqrt(np.clip(1 - np.abs(u) ** 3.2, 0, 1) * np.clip(1 - np.abs(v) ** 3.2, 0, 1))
            result[:, 2] *= (1 - pinch) + pinch * rim
            result[:, 0] *= 1 - 0.10 * pinch * (1 - np.clip(v, -1, 1) ** 2)
            result[:, 1] *= 1 - 0.10 * pinch * (1 - np.clip(u, -1, 1) ** 2)
        result[:, 2] += w * puff * crown - np.clip(w, 0, 1) * sag * crown ** 0.7
        wave = ripple(points + seed * 3.7, seed)
        outward = points / np.maximum(np.linalg.norm(points, axis=1, keepdims=True), 1e-6)
        return result + outward * (wave * wrinkle)[:, None]

    data, unit = unit_grid(cuts)
    data.vertices.foreach_set('co', deform(rounded(unit, half, radius)).ravel())
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    body = link(name, data, material, location, rotation)
    body.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    parts = [body]
    for side in ((1, -1) if piping and not pinch else (0,) if piping else ()):
        angle = np.linspace(0, 2 * np.pi, 200, endpoint=False)
        square = np.stack([np.cos(angle), np.sin(angle)], 1)
        square /= np.abs(square).max(1, keepdims=True)
        height = np.full(200, side * (half[2] - radius * 0.29) / half[2])
        outline = rounded(np.column_stack([square, height]), half, radius)
        cord = tube(name + '-piping', deform(outline * [1.002, 1.002, 1.0]), 0.0042, material, closed=True)
        cord.location, cord.rotation_euler = location, rotation
        parts.append(cord)
    return parts
