"""Random rooms drawn by casting rays, for training: fast and varied rather than beautiful.

A room is a closed polygon of walls along two axes with things on and before them; its picture is shaded, textured and
spoiled as photographs are. Truth: which face of the empty room each pixel shows (things standing about left out).
"""

import io
import math

import numpy as np
from PIL import Image, ImageFilter

FLOOR, WALL, CEILING, BEYOND = 0, 1, 2, 3
# What is seen of it: a wall's parts, and things before all.
NOTHING, WINDOW, DOOR, HEATER, THING = 0, 1, 2, 3, 4


def smooth_noise(rng, size, cells):
    """Tileable noise, mean 0, about -1 to 1."""
    grid = rng.standard_normal((cells, cells)).astype(np.float32)
    grid = np.pad(grid, ((0, 1), (0, 1)), mode="wrap")
    image = Image.fromarray(grid)
    return np.asarray(image.resize((size, size), Image.BICUBIC))


class Noise:
    """A stack of octaves that textures sample."""

    def __init__(self, rng):
        self.size = 256
        self.octaves = [smooth_noise(rng, self.size, cells) for cells in (4, 8, 16, 32, 64, 128)]
        self.octaves.append(rng.standard_normal((self.size, self.size)).astype(np.float32))

    def at(self, octave, u, v):
        """u, v in tiles of the noise."""
        x = (u * self.size).astype(np.int64) % self.size
        y = (v * self.size).astype(np.int64) % self.size
        return self.octaves[octave][y, x]


def color(rng, kind):
    if kind == "white":
        base = rng.uniform(0.72, 0.95)
        tint = rng.normal(0, 0.02, 3) + rng.uniform(0, 1) * np.array([0.02, 0.0, -0.05])
        return np.clip(base + tint, 0, 1)
    if kind == "pastel":
        gray = rng.uniform(0.45, 0.85)
        return np.clip(gray + rng.normal(0, 0.08, 3), 0.05, 1)
    if kind == "beige":
        base = np.array([0.68, 0.6, 0.5]) * rng.uniform(0.7, 1.25)
        return np.clip(base + rng.normal(0, 0.04, 3), 0, 1)
    if kind == "wood":
        base = np.array([0.55, 0.38, 0.24]) * rng.uniform(0.4, 1.6)
        gray = base.mean()
        return np.clip(gray + (base - gray) * rng.uniform(0.3, 1.2) + rng.normal(0, 0.03, 3), 0.03, 1)
    if kind == "gray":
        return np.clip(rng.uniform(0.2, 0.75) + rng.normal(0, 0.02, 3), 0, 1)
    if kind == "dark":
        return np.clip(rng.uniform(0.03, 0.25) + rng.normal(0, 0.03, 3), 0, 1)
    return rng.uniform(0.05, 0.95, 3)


def hashed(i, j, seed):
    """A number in 0 to 1 for each pair of integers."""
    n = (i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + seed * 69069) & 0x7FFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0x7FFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


class Floor:
    def __init__(self, rng, noise):
        self.noise = noise
        self.kind = rng.choice(["carpet", "carpet", "carpet", "boards", "boards", "boards", "tiles", "plain", "herringbone", "patterned"])
        self.seed = int(rng.integers(1 << 20))
        self.turn = rng.choice([0, 1]) * math.pi / 2
        if rng.random() < 0.15:
            self.turn = rng.uniform(0, math.pi)
        self.shift = rng.uniform(0, 5, 2)
        self.gloss = 0.0
        if self.kind in ("carpet", "patterned"):
            self.base = color(rng, rng.choice(["beige", "gray", "beige", "pastel", "any"], p=[0.45, 0.25, 0.15, 0.1, 0.05]))
            self.grain = rng.uniform(0.02, 0.12)
            self.patch = rng.uniform(0.0, 0.08)
            self.second = color(rng, rng.choice(["any", "pastel", "dark"]))
            self.period = rng.uniform(0.08, 0.5)
        elif self.kind in ("boards", "herringbone"):
            self.base = color(rng, rng.choice(["wood", "wood", "gray", "beige"]))
            self.width = rng.uniform(0.06, 0.22)
            self.length = rng.uniform(0.5, 2.0)
            self.contrast = rng.uniform(0.02, 0.3)
            self.gap = rng.uniform(0.0, 0.5)
            self.gloss = rng.uniform(0, 0.35)
        elif self.kind == "tiles":
            self.base = color(rng, rng.choice(["white", "gray", "beige", "pastel", "dark"]))
            self.size = rng.uniform(0.15, 0.8, 2)
            if rng.random() < 0.6:
                self.size[1] = self.size[0]
            self.contrast = rng.uniform(0.0, 0.12)
            self.grout = color(rng, rng.choice(["gray", "white", "dark"]))
            self.joint = rng.uniform(0.003, 0.01)
            self.checker = color(rng, "any") if rng.random() < 0.15 else None
            self.gloss = rng.uniform(0, 0.45)
        else:
            self.base = color(rng, rng.choice(["gray", "beige", "pastel"]))
            self.patch = rng.uniform(0.02, 0.12)
            self.gloss = rng.uniform(0, 0.4)

    def __call__(self, x, z):
        c, s = math.cos(self.turn), math.sin(self.turn)
        u = c * x + s * z + self.shift[0]
        v = -s * x + c * z + self.shift[1]
        n = self.noise
        out = np.empty((x.size, 3), np.float32)
        out[:] = self.base
        if self.kind in ("carpet", "patterned"):
            if self.kind == "patterned":
                pattern = (np.sin(2 * math.pi * u / self.period) * np.sin(2 * math.pi * v / self.period) + 0.6 * n.at(2, u / 3, v / 3)) > 0.35
                out[pattern] = self.second
            out *= (1 + self.grain * n.at(6, u / 0.9, v / 0.9) + self.patch * n.at(1, u / 4, v / 4) + self.patch * n.at(3, u / 3, v / 3))[:, None]
        elif self.kind in ("boards", "herringbone"):
            if self.kind == "herringbone":
                zig = np.abs(((u / (3 * self.width)) % 2) - 1) * 3 * self.width
                v = v + zig
            row = np.floor(v / self.width)
            offset = hashed(row, row * 0, self.seed) * self.length
            board = np.floor((u + offset) / self.length)
            tone = hashed(row, board, self.seed + 1) * 2 - 1
            grain = n.at(4, u / 6, v / 0.7) * 0.5 + n.at(2, u / 9, v / 1.1) * 0.5
            out *= (1 + self.contrast * tone + 0.5 * self.contrast * grain)[:, None]
            inside = (v / self.width) % 1
            ends = ((u + offset) / self.length) % 1
            gap = (inside < 0.04) | (ends < 0.006)
            out[gap] *= 1 - self.gap
        elif self.kind == "tiles":
            i, j = np.floor(u / self.size[0]), np.floor(v / self.size[1])
            tone = hashed(i, j, self.seed) * 2 - 1
            if self.checker is not None:
                out[(i + j) % 2 == 0] = self.checker
            out *= (1 + self.contrast * tone + 0.5 * self.contrast * n.at(3, u / 2, v / 2))[:, None]
            du, dv = (u % self.size[0]), (v % self.size[1])
            joint = (du < self.joint) | (dv < self.joint)
            out[joint] = self.grout
        else:
            out *= (1 + self.patch * n.at(1, u / 4, v / 4) + 0.6 * self.patch * n.at(3, u / 3, v / 3))[:, None]
        return out


class Paint:
    def __init__(self, rng, noise, base=None):
        self.noise = noise
        kind = rng.choice(["white", "white", "white", "pastel", "beige", "any"], p=[0.3, 0.2, 0.15, 0.17, 0.13, 0.05])
        self.base = color(rng, kind) if base is None else base
        self.rough = rng.uniform(0, 0.02)
        self.uneven = rng.uniform(0, 0.04)
        # Far more walls are papered or bare than in homes: what is rare is what is taken for something else.
        self.paper = rng.choice(
            ["none", "stripes", "dots", "brick", "tiles", "chevrons", "blotches", "plaster"],
            p=[0.55, 0.12, 0.06, 0.07, 0.05, 0.03, 0.06, 0.06],
        )
        self.period = rng.uniform(0.05, 0.4)
        self.turn = rng.choice([0, math.pi / 2, rng.uniform(0, math.pi)], p=[0.6, 0.25, 0.15])
        self.width = rng.uniform(0.05, 0.6)
        self.second = np.clip(self.base * rng.uniform(0.5, 1.25) + rng.normal(0, 0.08, 3), 0, 1)
        self.course = rng.uniform(0.06, 0.3)
        self.panel = rng.uniform(0.7, 1.3) if rng.random() < 0.1 else 0
        self.panel_color = color(rng, rng.choice(["white", "wood", "pastel"]))
        self.shift = rng.uniform(0, 9, 2)

    def __call__(self, u, v):
        out = np.empty((u.size, 3), np.float32)
        out[:] = self.base
        n = self.noise
        if self.paper == "stripes":
            across = u * math.cos(self.turn) + v * math.sin(self.turn)
            out[(across / self.period) % 1 < self.width] = self.second
        elif self.paper == "dots":
            out[np.sin(2 * math.pi * u / self.period) * np.sin(2 * math.pi * v / self.period) > 0.4] = self.second
        elif self.paper in ("brick", "tiles"):
            row = np.floor(v / self.course)
            across = u / (3 * self.course) + (0.5 * (row % 2) if self.paper == "brick" else 0)
            joint = ((v / self.course) % 1 < 0.14) | (across % 1 < 0.05)
            out *= (0.8 + 0.4 * hashed(row, np.floor(across), 7))[:, None]
            out[joint] = self.second
        elif self.paper == "chevrons":
            out[((v + np.abs((u / self.period) % 2 - 1) * self.period) / self.period) % 1 < self.width] = self.second
        elif self.paper == "blotches":
            out[n.at(2, u / (8 * self.period), v / (8 * self.period)) > 1.2 - 2 * self.width] = self.second
        elif self.paper == "plaster":
            share = np.clip(0.5 + 0.5 * n.at(1, u / 4, v / 4) + 0.3 * n.at(3, u / 3, v / 3), 0, 1)[:, None]
            out += share * (self.second - out)
        if self.panel:
            below = v < self.panel
            out[below] = self.panel_color
            slats = below & ((u / 0.12) % 1 < 0.06)
            out[slats] *= 0.8
            out[np.abs(v - self.panel) < 0.03] = self.panel_color * 0.85
        shade = 1 + self.uneven * n.at(1, (u + self.shift[0]) / 5, (v + self.shift[1]) / 5) + self.rough * n.at(6, u, v)
        return out * shade[:, None]


def polygon(rng):
    """Corners of a room along two axes, counterclockwise seen from above (x to the right, z to the back is negative)."""
    w, d = rng.uniform(2.3, 6.5), rng.uniform(2.5, 7.5)
    points = [(0.0, 0.0), (w, 0.0), (w, d), (0.0, d)]
    kind = rng.choice(["box", "L", "bumps"], p=[0.5, 0.2, 0.3])
    if kind == "L":
        cx, cz = rng.uniform(0.3, 0.65) * w, rng.uniform(0.3, 0.65) * d
        points = [(0, 0), (w, 0), (w, d - cz), (w - cx, d - cz), (w - cx, d), (0, d)]
    if kind == "bumps" or rng.random() < 0.15:
        out = []
        for (x1, z1), (x2, z2) in zip(points, points[1:] + points[:1]):
            out.append((x1, z1))
            length = abs(x2 - x1) + abs(z2 - z1)
            if length > 1.8 and rng.random() < 0.4:
                a = rng.uniform(0.0, 0.6) * length
                b = min(length, a + rng.uniform(0.5, 2.5))
                deep = rng.uniform(0.15, 1.2) * rng.choice([-1, 1])
                if deep < 0:
                    deep = max(deep, -0.7)
                ux, uz = (x2 - x1) / length, (z2 - z1) / length
                nx, nz = uz, -ux  # outward
                for at, far in ((a, 0), (a, deep), (b, deep), (b, 0)):
                    out.append((x1 + ux * at + nx * far, z1 + uz * at + nz * far))
        points = out
    flip = rng.random() < 0.5
    if flip:
        points = [(-x, z) for x, z in points][::-1]
    cleaned = []
    for p in points:
        if not cleaned or abs(p[0] - cleaned[-1][0]) + abs(p[1] - cleaned[-1][1]) > 1e-6:
            cleaned.append(p)
    if abs(cleaned[0][0] - cleaned[-1][0]) + abs(cleaned[0][1] - cleaned[-1][1]) < 1e-6:
        cleaned.pop()
    return cleaned


def inside(points, x, z):
    odd = False
    for (x1, z1), (x2, z2) in zip(points, points[1:] + points[:1]):
        if (z1 > z) != (z2 > z) and x < (x2 - x1) * (z - z1) / (z2 - z1) + x1:
            odd = not odd
    return odd


def clearance(points, x, z):
    best = 9e9
    for (x1, z1), (x2, z2) in zip(points, points[1:] + points[:1]):
        length2 = (x2 - x1) ** 2 + (z2 - z1) ** 2
        t = np.clip(((x - x1) * (x2 - x1) + (z - z1) * (z2 - z1)) / length2, 0, 1)
        best = min(best, math.hypot(x - x1 - t * (x2 - x1), z - z1 - t * (z2 - z1)))
    return best


def make(seed, long_side=256, scale=1.5):
    """One room. Returns picture (h, w, 3) uint8, labels (h, w) uint8, wall numbers (h, w) uint8, camera dict."""
    rng = np.random.default_rng(seed)
    noise = Noise(rng)
    portrait = rng.random() < 0.3
    ratio = rng.choice([4 / 3, 3 / 2, 16 / 9], p=[0.6, 0.3, 0.1])
    short = int(round(long_side / ratio / 32)) * 32
    w, h = (short, long_side) if portrait else (long_side, short)
    W, H = int(w * scale), int(h * scale)
    lens = rng.choice(["phone", "wide", "long"], p=[0.6, 0.3, 0.1])
    across = {"phone": rng.normal(69, 5), "wide": rng.uniform(78, 108), "long": rng.uniform(42, 60)}[lens]
    across = math.radians(float(np.clip(across, 40, 110)))
    focal = max(W, H) / 2 / math.tan(across / 2)
    tilt = math.radians(float(np.clip(rng.normal(-6, 7), -24, 12)))
    roll = math.radians(float(np.clip(rng.normal(0, 1), -4, 4)))
    eye = rng.uniform(0.8, 2.15)
    top = rng.uniform(2.25, 3.1)

    for _ in range(50):
        points = polygon(rng)
        xs, zs = [p[0] for p in points], [p[1] for p in points]
        for _ in range(40):
            x, z = rng.uniform(min(xs), max(xs)), rng.uniform(min(zs), max(zs))
            if inside(points, x, z) and clearance(points, x, z) > 0.25:
                break
        else:
            continue
        # Looks toward where there is room.
        best, yaw = 0, 0
        for _ in range(6):
            angle = rng.uniform(0, 2 * math.pi)
            far = 0
            while inside(points, x + math.sin(angle) * (far + 0.2), z - math.cos(angle) * (far + 0.2)) and far < 9:
                far += 0.2
            if far > best:
                best, yaw = far, angle
        if best > 1.6:
            break
    if rng.random() < 0.25:
        # Straight at a wall.
        yaw = round(yaw / (math.pi / 2)) * math.pi / 2 + rng.normal(0, 0.03)

    px, py = np.meshgrid(np.arange(W) + 0.5 - W / 2, np.arange(H) + 0.5 - H / 2)
    px, py = px.ravel() / focal, py.ravel() / focal
    barrel = rng.uniform(-0.06, 0.02) if rng.random() < 0.4 else 0
    r2 = px * px + py * py
    px, py = px * (1 - barrel * r2), py * (1 - barrel * r2)
    cr, sr = math.cos(roll), math.sin(roll)
    cx_, cy_ = px * cr - py * sr, px * sr + py * cr
    # Camera: x right, y up, looking to -z.
    dx, dy, dz = cx_, -cy_, -np.ones_like(px)
    ct, st = math.cos(tilt), math.sin(tilt)
    dy, dz = dy * ct - dz * st, dy * st + dz * ct
    cyaw, syaw = math.cos(yaw), math.sin(yaw)
    dx, dz = dx * cyaw - dz * syaw, dx * syaw + dz * cyaw
    size = np.sqrt(dx * dx + dy * dy + dz * dz)
    D = np.stack([dx / size, dy / size, dz / size], 1)

    walls = []
    for (x1, z1), (x2, z2) in zip(points, points[1:] + points[:1]):
        length = abs(x2 - x1) + abs(z2 - z1)
        if length > 1e-6:
            walls.append((x1, z1, x2, z2, length))

    # What is on the walls.
    accent = rng.integers(len(walls)) if rng.random() < 0.15 else -1
    paint = Paint(rng, noise)
    paints = [Paint(rng, noise) if k == accent else paint for k in range(len(walls))]
    ceiling_color = color(rng, "white") * rng.uniform(0.9, 1.05)
    floor = Floor(rng, noise)
    trim = color(rng, rng.choice(["white", "white", "white", "wood", "dark", "any"]))
    board = rng.uniform(0.05, 0.18) if rng.random() < 0.88 else 0
    if rng.random() < 0.12:
        board_color = paint.base * rng.uniform(0.9, 1.05)
    else:
        board_color = trim
    crown = rng.uniform(0.04, 0.14) if rng.random() < 0.3 else 0
    parts = []
    for k, (x1, z1, x2, z2, length) in enumerate(walls):
        own, at = [], rng.uniform(0.1, 1.2)
        while at < length - 0.5:
            kind = rng.choice(["window", "door", "opening", "mirror", "radiator", "picture", "outlet", "tv", "closet"], p=[0.25, 0.23, 0.09, 0.07, 0.08, 0.06, 0.08, 0.03, 0.11])
            wide = {"window": rng.uniform(0.6, 2.6), "door": rng.uniform(0.7, 0.95), "opening": rng.uniform(0.8, 2.2), "mirror": rng.uniform(1.2, 2.6), "radiator": rng.uniform(0.5, 1.4), "picture": rng.uniform(0.3, 1.0), "outlet": 0.08, "tv": rng.uniform(0.9, 1.4), "closet": rng.uniform(1.2, 2.6)}[kind]
            if at + wide > length - 0.08:
                break
            low, high = 0.0, rng.uniform(1.98, 2.15)
            if kind == "window":
                low = rng.choice([0.0, 0.02, rng.uniform(0.3, 1.1)], p=[0.17, 0.13, 0.7])
                high = min(top - 0.1, rng.uniform(1.9, 2.4))
            if kind == "radiator":
                low, high = rng.uniform(0.05, 0.15), rng.uniform(0.4, 0.95)
            if kind in ("picture", "tv"):
                low = rng.uniform(0.9, 1.5)
                high = low + wide * rng.uniform(0.5, 1.3)
            if kind == "outlet":
                low, high = 0.3, 0.42
            if kind in ("mirror", "closet"):
                high = min(top - 0.05, rng.uniform(2.0, 2.4))
            high = min(high, top - 0.03)
            painted = color(rng, rng.choice(["white", "white", "wood", "any", "dark"]))
            frame = rng.uniform(0.03, 0.11)
            if kind in ("door", "closet", "mirror"):
                # Many are painted as the wall is, and those that slide have little or no frame.
                if kind != "mirror" and rng.random() < 0.35:
                    painted = np.clip(paints[k].base * rng.uniform(0.93, 1.07), 0, 1)
                if rng.random() < (0.15 if kind == "door" else 0.5):
                    frame = rng.uniform(0, 0.025)
            own.append(
                dict(
                    kind=kind,
                    a=at,
                    b=at + wide,
                    low=low,
                    high=high,
                    color=painted,
                    frame=frame,
                    style=rng.integers(6),
                    seed=int(rng.integers(1 << 20)),
                    cover=rng.choice(["none", "blinds", "curtain", "slats"], p=[0.5, 0.22, 0.18, 0.1]),
                    relief=rng.uniform(0.06, 0.3),
                    gap=rng.uniform(0.004, 0.02),
                    glazed=kind == "door" and rng.random() < 0.15,
                    # Where a door is gripped: from its side, how high, how large; meters.
                    handle=(rng.choice([-1, 1]), rng.uniform(0.05, 0.1), rng.uniform(0.92, 1.08), rng.uniform(0.02, 0.07)),
                    metal=color(rng, rng.choice(["dark", "gray", "white"])),
                )
            )
            at += wide + rng.uniform(0.15, 2.0)
        parts.append(own)

    # Light.
    lamps = []
    for k, own in enumerate(parts):
        x1, z1, x2, z2, length = walls[k]
        for part in own:
            if part["kind"] == "window":
                m = (part["a"] + part["b"]) / 2 / length
                lamps.append((np.array([x1 + (x2 - x1) * m, (part["low"] + part["high"]) / 2, z1 + (z2 - z1) * m]), (part["b"] - part["a"]) * (part["high"] - part["low"]) * rng.uniform(0.3, 1.4), np.array([0.92, 0.98, 1.08])))
    warm = np.array([1.12, 1.0, rng.uniform(0.6, 0.95)])
    if rng.random() < 0.65 or not lamps:
        mid = np.mean([(p[0], p[1]) for p in points], 0)
        lamps.append((np.array([mid[0] + rng.normal(0, 0.4), top - 0.25, mid[1] + rng.normal(0, 0.4)]), rng.uniform(0.6, 2.2), warm))
    ambient = rng.uniform(0.25, 0.75)
    normal_shade = {n: rng.uniform(0.8, 1.1) for n in ("x+", "x-", "z+", "z-", "up", "down")}
    normal_shade["down"] *= rng.uniform(0.75, 1.1)
    ao_reach, ao_depth = rng.uniform(0.08, 0.5), rng.uniform(0.05, 0.45)
    sun = None
    if rng.random() < 0.4:
        a, e = rng.uniform(0, 2 * math.pi), rng.uniform(math.radians(15), math.radians(60))
        sun = np.array([math.cos(e) * math.sin(a), math.sin(e), math.cos(e) * math.cos(a)])
    sun_strength = rng.uniform(0.5, 2.5)

    origin = np.array([x, eye, z])

    # Things standing about.
    boxes = []
    if rng.random() < 0.45:
        for _ in range(rng.integers(1, 7)):
            bx, bz = rng.uniform(min(xs), max(xs)), rng.uniform(min(zs), max(zs))
            if not inside(points, bx, bz) or math.hypot(bx - x, bz - z) < 0.9:
                continue
            sx, sz, sy = rng.uniform(0.15, 1.4), rng.uniform(0.15, 1.0), rng.uniform(0.15, 1.5)
            base = color(rng, rng.choice(["any", "wood", "dark", "pastel", "white"]))
            turn = rng.choice([0.0, rng.uniform(0, math.pi)])
            style = rng.choice(["box", "table", "chair"])
            made = [(0, 0, sx, sz, 0, sy)]
            if style == "table":
                made = [(0, 0, sx, sz, sy * 0.9, sy)] + [(i * sx * 0.45, j * sz * 0.45, 0.05, 0.05, 0, sy) for i in (-1, 1) for j in (-1, 1)]
            if style == "chair":
                made = [(0, 0, 0.45, 0.45, 0.4, 0.48), (0, 0.2, 0.45, 0.05, 0.4, 0.95)] + [(i * 0.2, j * 0.2, 0.04, 0.04, 0, 0.45) for i in (-1, 1) for j in (-1, 1)]
            for ox, oz, wx, wz, low, high in made:
                boxes.append((bx, bz, turn, ox, oz, wx, wz, low, high, base))

    def cast(o, d):
        """Nearest wall along the ground: distance, number, place along it."""
        n = d.shape[0]
        best, which, along = np.full(n, 1e9), np.full(n, -1), np.zeros(n)
        ox, oz = o[..., 0], o[..., 2]
        for k, (x1, z1, x2, z2, length) in enumerate(walls):
            if abs(x1 - x2) < 1e-9:
                with np.errstate(divide="ignore", invalid="ignore"):
                    t = (x1 - ox) / d[:, 0]
                u = (oz + t * d[:, 2] - z1) / (z2 - z1) * length
            else:
                with np.errstate(divide="ignore", invalid="ignore"):
                    t = (z1 - oz) / d[:, 2]
                u = (ox + t * d[:, 0] - x1) / (x2 - x1) * length
            hit = (t > 1e-4) & (u >= 0) & (u <= length) & (t < best)
            best = np.where(hit, t, best)
            which = np.where(hit, k, which)
            along = np.where(hit, u, along)
        return best, which, along

    def shade(p, normal_key, normal, near_edge):
        light = np.full((p.shape[0], 3), ambient, np.float32)
        for at, power, tint in lamps:
            to = at - p
            dist2 = (to * to).sum(1) + 0.4
            cos = np.clip((to * normal).sum(1) / np.sqrt(dist2), 0.02, 1)
            light += (power * cos / dist2)[:, None] * tint
        light *= normal_shade[normal_key]
        light *= (1 - ao_depth * np.exp(-near_edge / ao_reach))[:, None]
        if sun is not None:
            facing = float(np.dot(sun, normal)) if np.ndim(normal) == 1 else None
            if facing is not None and facing > 0.02:
                lit = np.zeros(p.shape[0], bool)
                for k, own in enumerate(parts):
                    x1, z1, x2, z2, length = walls[k]
                    for part in own:
                        if part["kind"] != "window":
                            continue
                        if abs(x1 - x2) < 1e-9:
                            if abs(sun[0]) < 1e-6:
                                continue
                            t = (x1 - p[:, 0]) / sun[0]
                            u = (p[:, 2] + t * sun[2] - z1) / (z2 - z1) * length
                        else:
                            if abs(sun[2]) < 1e-6:
                                continue
                            t = (z1 - p[:, 2]) / sun[2]
                            u = (p[:, 0] + t * sun[0] - x1) / (x2 - x1) * length
                        v = p[:, 1] + t * sun[1]
                        inside_ = (t > 0.05) & (u > part["a"] + 0.05) & (u < part["b"] - 0.05) & (v > part["low"] + 0.05) & (v < part["high"] - 0.05)
                        mid = (part["a"] + part["b"]) / 2
                        if part["style"] % 2:
                            inside_ &= np.abs(u - mid) > 0.03
                        if part["cover"] in ("blinds", "slats"):
                            inside_ &= (v / 0.05) % 1 > 0.5
                        lit |= inside_
                light[lit] += sun_strength * facing * np.array([1.1, 1.0, 0.85])
        return light

    def wall_normal(k):
        x1, z1, x2, z2, _ = walls[k]
        if abs(x1 - x2) < 1e-9:
            n = np.array([1.0, 0, 0])
        else:
            n = np.array([0, 0, 1.0])
        m = np.array([(x1 + x2) / 2, 0, (z1 + z2) / 2])
        probe = m + n * 0.02
        return n if inside(points, probe[0], probe[2]) else -n

    normals = [wall_normal(k) for k in range(len(walls))]

    def edge_distance(p):
        best = np.full(p.shape[0], 9e9)
        for x1, z1, x2, z2, length in walls:
            t = np.clip(((p[:, 0] - x1) * (x2 - x1) + (p[:, 2] - z1) * (z2 - z1)) / (length * length), 0, 1)
            best = np.minimum(best, np.hypot(p[:, 0] - x1 - t * (x2 - x1), p[:, 2] - z1 - t * (z2 - z1)))
        return best

    def see(o, d, depth=0):
        """Colors, faces, wall numbers, distances."""
        n = d.shape[0]
        t_wall, which, along = cast(o, d)
        oy = o[..., 1]
        with np.errstate(divide="ignore", invalid="ignore"):
            t_floor = np.where(d[:, 1] < 0, -oy / d[:, 1], 1e9)
            t_top = np.where(d[:, 1] > 0, (top - oy) / d[:, 1], 1e9)
        t = np.minimum(np.minimum(t_wall, t_floor), t_top)
        p = o + t[:, None] * d
        face = np.where(t == t_floor, FLOOR, np.where(t == t_top, CEILING, WALL)).astype(np.uint8)
        rgb = np.zeros((n, 3), np.float32)
        seen = np.zeros(n, np.uint8)
        m = face == FLOOR
        if m.any():
            q = p[m]
            base = floor(q[:, 0], q[:, 2])
            near = edge_distance(q)
            for b in boxes:
                near = np.minimum(near, 0.02 + np.maximum(np.hypot(q[:, 0] - b[0], q[:, 2] - b[1]) - min(b[5], b[6]) / 2, 0))
            rgb[m] = base * shade(q, "up", np.array([0, 1.0, 0]), near)
            if floor.gloss and depth == 0:
                # What shines shows what lies behind, upside down.
                r = d[m].copy()
                r[:, 1] *= -1
                start = q + 1e-3 * r
                mirrored, *_ = see(start, r, depth=1)
                fresnel = floor.gloss * (0.15 + 0.85 * (1 - np.abs(d[m][:, 1])) ** 3)
                rgb[m] = rgb[m] * (1 - fresnel[:, None]) + mirrored * fresnel[:, None]
        m = face == CEILING
        if m.any():
            q = p[m]
            rgb[m] = ceiling_color * shade(q, "down", np.array([0, -1.0, 0]), edge_distance(q))
        for k in range(len(walls)):
            m = (face == WALL) & (which == k)
            if not m.any():
                continue
            q, u, v = p[m], along[m], p[m][:, 1]
            length = walls[k][4]
            base = paints[k](u, v)
            near = np.minimum(np.minimum(v, top - v), np.minimum(u, length - u))
            if board:
                low = v < board
                base[low] = board_color
                base[low & (v > board - 0.012)] *= 0.88
                base[v < 0.012] *= 0.6
            if crown:
                base[v > top - crown] = trim * 0.98
            normal = normals[k]
            key = ("x" if abs(normal[0]) > 0.5 else "z") + ("+" if normal.sum() > 0 else "-")
            light = shade(q, key, normal, np.maximum(near, 0))
            out = base * light
            label = face[m]
            kinds = seen[m]
            for part in parts[k]:
                inside_ = (u > part["a"]) & (u < part["b"]) & (v > part["low"]) & (v < part["high"])
                if not inside_.any():
                    continue
                su = (u - part["a"]) / (part["b"] - part["a"])
                sv = (v - part["low"]) / (part["high"] - part["low"])
                kind = part["kind"]
                edge = np.minimum(np.minimum(u - part["a"], part["b"] - u), part["high"] - v)
                framed = (edge < part["frame"]) & (edge > -part["frame"]) & (v < part["high"] + part["frame"]) & (v > part["low"] - (0 if part["low"] < 0.05 else part["frame"]))
                if kind in ("door", "opening", "window", "closet", "mirror"):
                    frame_color = trim if kind != "window" else np.clip(trim * 1.05, 0, 1)
                    out[framed] = frame_color * light[framed]
                core = inside_ & (edge >= part["frame"] * 0.8)
                code = {"window": WINDOW, "door": DOOR, "closet": DOOR, "mirror": DOOR, "opening": DOOR, "radiator": HEATER}.get(kind)
                if code:
                    kinds[inside_] = code
                if kind == "door" or kind == "closet":
                    c = part["color"]
                    panels = part["style"] % 3
                    tone = np.ones(u.size)
                    count = 1 if kind == "door" else 2 + part["style"] % 2
                    x_ = (su * count) % 1
                    dark = 1 - part["relief"]
                    if panels:
                        ring = ((np.abs(x_ - 0.5) > 0.3) & (np.abs(x_ - 0.5) < 0.33)) | (np.abs((sv * (1 + panels)) % 1 - 0.12) < 0.015)
                        tone = np.where(ring, dark, 1.0)
                    if kind == "closet" and part["style"] % 2 == 0:
                        # Leaves that slide behind each other.
                        tone = np.where(np.floor(su * count) % 2 == 1, tone * (1 - 0.3 * part["relief"]), tone)
                    wide_ = (part["b"] - part["a"]) / count
                    line = part["gap"] / wide_
                    tone = np.where((x_ < line) | (x_ > 1 - line), dark * 0.8, tone)
                    tone = np.where(v - part["low"] < part["gap"], 0.35, tone)
                    tone = np.where(part["high"] - v < part["gap"], dark * 0.8, tone)
                    leaf = c * tone[:, None] * light
                    if part["glazed"]:
                        pane = (np.abs(x_ - 0.5) < 0.36) & (sv > 0.12) & (sv < 0.94) & (((x_ - 0.14) / 0.24) % 1 > 0.1) & ((sv * (3 + panels)) % 1 > 0.06)
                        leaf = np.where(pane[:, None], np.random.default_rng(part["seed"]).uniform(0.5, 1.8) * np.array([0.8, 0.86, 0.9]), leaf)
                    side, off, up, large = part["handle"]
                    across_ = (x_ if side > 0 else 1 - x_) * wide_
                    grip = (np.abs(across_ - off) < large / 2) & (np.abs(v - up) < (large / 3 if kind == "door" else large))
                    leaf = np.where(grip[:, None], part["metal"] * light, leaf)
                    out[core] = leaf[core]
                elif kind == "window":
                    sky = np.clip(np.array([0.95, 1.0, 1.08]) * (0.9 + 1.6 * sv[:, None]), 0, 4)
                    ground = color(np.random.default_rng(part["seed"]), "any") * 0.9
                    view = np.where((sv < 0.45)[:, None], ground * (0.7 + 0.3 * noise.at(4, su, sv)[:, None]), sky)
                    view = view * np.random.default_rng(part["seed"] + 1).uniform(0.8, 2.4)
                    bars = 1 + part["style"] % 3
                    bar = np.abs((su * bars) % 1 - 0.0) < 0.02 * bars
                    if part["low"] < 0.05:
                        # A door to the outside: two leaves with frames of their own.
                        leaf = (part["b"] - part["a"]) / 2
                        within = (su * 2) % 1
                        bar = (np.minimum(within, 1 - within) * leaf < part["frame"]) | (np.minimum(v - part["low"], part["high"] - v) < part["frame"])
                    view = np.where(bar[:, None], trim * light, view)
                    if part["style"] % 2:
                        view = np.where((np.abs(sv - 0.5) < 0.012)[:, None], trim * light, view)
                    if part["cover"] == "blinds":
                        slat = ((v / 0.03) % 1)[:, None]
                        view = np.where(slat < 0.7, np.array([0.93, 0.92, 0.88]) * (0.7 + 0.5 * slat) * 1.1, view * 0.8)
                    elif part["cover"] == "slats":
                        slat = ((u / 0.09) % 1)[:, None]
                        view = np.where(slat < 0.8, np.array([0.93, 0.92, 0.9]) * (0.7 + 0.4 * slat), view * 0.9)
                    elif part["cover"] == "curtain":
                        drawn = np.abs(su - 0.5) > 0.25 + 0.03 * part["style"]
                        fold = (0.8 + 0.2 * np.sin(u * 70))[:, None]
                        view = np.where(drawn[:, None], part["color"] * fold * light, view)
                    out[core] = view[core]
                elif kind == "mirror" and depth == 0:
                    r = d[m][core].copy()
                    axis = 0 if abs(normal[0]) > 0.5 else 2
                    r[:, axis] *= -1
                    start = q[core] + 1e-3 * r
                    mirrored, *_ = see(start, r, depth=1)
                    leaves = 2 + part["style"] % 2
                    within = (su * leaves) % 1
                    strip = (np.minimum(within, 1 - within) * (part["b"] - part["a"]) / leaves < 0.01 + part["gap"])[core]
                    out[core] = np.where(strip[:, None], part["metal"] * light[core], mirrored * 0.92)
                elif kind == "opening" and depth == 0:
                    # The next room: its floor, a wall behind, and walls to the sides.
                    other = np.random.default_rng(part["seed"])
                    far = other.uniform(1.0, 4.5)
                    aside = other.uniform(0.0, 1.5)
                    dd, q0 = d[m][core], q[core]
                    going = np.abs(dd @ normal)
                    x1, z1, x2, z2, _ = walls[k]
                    tangent = np.array([(x2 - x1) / length, 0, (z2 - z1) / length])
                    across_ = dd @ tangent
                    uu = u[core]
                    with np.errstate(divide="ignore", invalid="ignore"):
                        tb = far / np.maximum(going, 1e-6)
                        ts = np.where(across_ > 0, (part["b"] + aside - uu) / across_, (part["a"] - aside - uu) / across_)
                        tf = np.where(dd[:, 1] < 0, -q0[:, 1] / dd[:, 1], 1e9)
                        tt = np.where(dd[:, 1] > 0, (top - q0[:, 1]) / dd[:, 1], 1e9)
                    tm = np.minimum(np.minimum(tb, ts), np.minimum(tf, tt))
                    pp = q0 + tm[:, None] * dd
                    own = np.empty((pp.shape[0], 3), np.float32)
                    own[:] = paint.base if part["style"] % 2 else color(other, "white")
                    bright = other.uniform(0.4, 1.2)
                    side_ = tm == ts
                    own[side_] *= 0.85
                    fl = tm == tf
                    if part["style"] % 3 == 0:
                        own[fl] = color(other, other.choice(["gray", "beige", "wood"]))
                    else:
                        own[fl] = floor(pp[fl][:, 0], pp[fl][:, 2])
                    own[tm == tt] = ceiling_color
                    skirting = ~fl & (pp[:, 1] < board)
                    own[skirting] = board_color
                    out[core] = own * bright * (0.75 + 0.25 * ambient)
                    lab = label.copy()
                    lab[core] = BEYOND
                    label = lab
                elif kind == "radiator":
                    fin = ((u / 0.05) % 1 < 0.6)
                    out[inside_] = (np.array([0.9, 0.9, 0.88]) * np.where(fin, 1, 0.75)[:, None] * light)[inside_]
                elif kind in ("picture", "tv"):
                    c = part["color"] if kind == "picture" else np.array([0.03, 0.03, 0.04])
                    body = np.where((edge < 0.03)[:, None], np.array([0.1, 0.1, 0.1]), c * (0.8 + 0.3 * noise.at(2, su, sv)[:, None]))
                    out[inside_] = (body * light)[inside_]
                elif kind == "outlet":
                    out[inside_] = (np.array([0.95, 0.95, 0.93]) * light)[inside_]
            rgb[m] = out
            face[m] = label
            seen[m] = kinds
        # Things before all that.
        for bx, bz, turn, ox, oz, wx, wz, low, high, base in boxes:
            c, s = math.cos(turn), math.sin(turn)
            rel = o - np.array([bx, 0, bz])
            rel = np.broadcast_to(rel, (n, 3))
            lx, lz = c * rel[:, 0] + s * rel[:, 2] - ox, -s * rel[:, 0] + c * rel[:, 2] - oz
            ex, ez = c * d[:, 0] + s * d[:, 2], -s * d[:, 0] + c * d[:, 2]
            with np.errstate(divide="ignore", invalid="ignore"):
                a1, a2 = (-wx / 2 - lx) / ex, (wx / 2 - lx) / ex
                b1, b2 = (-wz / 2 - lz) / ez, (wz / 2 - lz) / ez
                c1, c2 = (low - rel[:, 1]) / d[:, 1], (high - rel[:, 1]) / d[:, 1]
            near = np.maximum(np.maximum(np.minimum(a1, a2), np.minimum(b1, b2)), np.minimum(c1, c2))
            farther = np.minimum(np.minimum(np.maximum(a1, a2), np.maximum(b1, b2)), np.maximum(c1, c2))
            hit = (near < farther) & (near > 0.02) & (near < t)
            if hit.any():
                top_face = np.minimum(c1, c2)[hit] == near[hit]
                x_face = np.minimum(a1, a2)[hit] == near[hit]
                tone = np.where(top_face, 1.0, np.where(x_face, 0.65, 0.8))
                pp = o + near[:, None] * d if np.ndim(o) == 1 else o + near[:, None] * d
                pp = pp[hit]
                tex = 1 + 0.08 * noise.at(3, pp[:, 0] + pp[:, 1], pp[:, 2] + pp[:, 1])
                level = ambient + 0.4
                rgb[hit] = base * (tone * tex * level)[:, None]
                seen[hit] = THING
                t = np.where(hit, near, t)
        return rgb, face, which, seen

    rgb, face, which, seen = see(origin, D)
    shape = (H, W)
    rgb = rgb.reshape(H, W, 3)
    face = face.reshape(shape)
    seen = seen.reshape(shape)
    which = np.where(face == WALL, which.reshape(shape) % 255, 255).astype(np.uint8)

    # The camera.
    exposure = rng.uniform(0.75, 1.35) / max(0.05, np.percentile(rgb.mean(2), rng.uniform(60, 92)))
    rgb = rgb * exposure * rng.uniform(0.7, 0.95)
    balance = np.clip(rng.normal(1, 0.06, 3), 0.8, 1.25)
    rgb = rgb * balance
    yy, xx = np.mgrid[0:H, 0:W]
    edge = ((xx - W / 2) ** 2 + (yy - H / 2) ** 2) / ((W / 2) ** 2 + (H / 2) ** 2)
    rgb = rgb * (1 - rng.uniform(0, 0.3) * edge)[..., None]
    rgb = np.clip(rgb, 0, None)
    rgb = rgb / (1 + rng.uniform(0, 0.25) * rgb)
    rgb = np.clip(rgb, 0, 1) ** (1 / rng.uniform(1.6, 2.4))
    contrast = rng.uniform(0.85, 1.25)
    rgb = np.clip((rgb - 0.5) * contrast + 0.5 + rng.normal(0, 0.03), 0, 1)
    image = Image.fromarray((rgb * 255).astype(np.uint8))
    image = image.resize((w, h), Image.BOX if scale >= 2 else Image.BILINEAR)
    if rng.random() < 0.4:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 1.1)))
    if rng.random() < 0.3:
        image = image.filter(ImageFilter.UnsharpMask(1.2, int(rng.uniform(40, 160)), 0))
    out = np.asarray(image).astype(np.float32)
    out += rng.normal(0, rng.uniform(0, 7), out.shape)
    if rng.random() < 0.3:
        coarse = Image.fromarray(rng.normal(128, 40, (h // 3, w // 3)).clip(0, 255).astype(np.uint8)).resize((w, h), Image.BILINEAR)
        out += (np.asarray(coarse, np.float32)[..., None] - 128) / 128 * rng.uniform(0, 8)
    image = Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=int(rng.uniform(45, 95)))
    image = Image.open(io.BytesIO(buffer.getvalue())).convert("RGB")
    pick_y = (np.arange(h) * scale + scale / 2).astype(int)
    pick_x = (np.arange(w) * scale + scale / 2).astype(int)
    camera = dict(focal=focal / max(W, H), tilt=tilt, roll=roll, height=eye, yaw=yaw)
    return np.asarray(image), face[pick_y][:, pick_x], which[pick_y][:, pick_x], seen[pick_y][:, pick_x], camera


if __name__ == "__main__":
    import sys, time

    t0 = time.time()
    tiles = []
    for seed in range(int(sys.argv[1]), int(sys.argv[1]) + 24):
        image, face, which, seen, camera = make(seed)
        palette = np.array([[60, 160, 60], [170, 170, 190], [230, 230, 120], [200, 80, 200]], np.uint8)
        both = np.zeros((256, 512, 3), np.uint8)
        h, w = face.shape
        both[:h, :w] = image
        both[:h, 256 : 256 + w] = (palette[face] * 0.6 + image * 0.4).astype(np.uint8)
        over = np.array([[0, 0, 0], [60, 120, 255], [255, 140, 0], [0, 220, 220], [255, 0, 0]], np.uint8)[seen]
        part = both[:h, 256 : 256 + w]
        part[seen > 0] = part[seen > 0] // 2 + over[seen > 0] // 2
        tiles.append(both)
    print((time.time() - t0) / 24)
    rows = [np.concatenate(tiles[i : i + 4], 1) for i in range(0, 24, 4)]
    Image.fromarray(np.concatenate(rows, 0)).save(sys.argv[2])
