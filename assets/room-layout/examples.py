"""Training examples: made by other processes while training runs, kept on the device, and varied there: mirrored, cut, with other colors, with parts hidden."""

import multiprocessing
import os

import numpy as np
import torch
import torch.nn.functional as F

from cast_rooms import FLOOR, WALL, make
from real_rooms import LONG_SIDE


def corners_of(face, wall):
    """Where two walls meet: the pixel on each side."""
    meets = (wall[:, 1:] != wall[:, :-1]) & (face[:, 1:] == WALL) & (face[:, :-1] == WALL)
    out = np.zeros(face.shape, bool)
    out[:, 1:] |= meets
    out[:, :-1] |= meets
    return out


def packed(example):
    """(6, h, w) bytes: red, green, blue, face, seen, corner; (3,) log focal length, tilt, roll."""
    picture, face, wall, seen, camera = example
    maps = np.stack([*picture.transpose(2, 0, 1), face, seen, corners_of(face, wall)]).astype(np.uint8)
    return maps, np.array([np.log(camera["focal"]), camera["tilt"], camera["roll"]], np.float32)


def cast(seed):
    """A cast room, or None for most of those that show little floor."""
    example = make(seed, LONG_SIDE)
    if (example[1] == FLOOR).mean() < 0.08 and np.random.default_rng(seed).random() > 0.08:
        return None
    return packed(example)


def keep_casting(first, step, rooms):
    # Training goes first, and only takes what there is.
    os.nice(19)
    seed = first
    while True:
        room = cast(seed)
        if room:
            rooms.put(room)
        seed += step


def start_casting(workers, first=1_000_000):
    """A queue that fills with rooms of ever new seeds."""
    context = multiprocessing.get_context("fork")
    rooms = context.Queue(64 * workers)
    for worker in range(workers):
        context.Process(target=keep_casting, args=(first + worker, workers, rooms), daemon=True).start()
    return rooms


class Pool:
    """Examples of each shape on the device."""

    def __init__(self, device):
        self.device = device
        self.by_shape = {}

    def __len__(self):
        return sum(len(maps) for maps, _ in self.by_shape.values())

    def add(self, room):
        maps, angles = room
        own = self.by_shape.setdefault(maps.shape, ([], []))
        own[0].append(torch.from_numpy(maps).to(self.device, non_blocking=True))
        own[1].append(torch.from_numpy(angles).to(self.device, non_blocking=True))

    def batch(self, size, rng):
        """(n, 6, h, w) bytes and (n, 3) of one shape, each shape as often as it is there."""
        shapes = list(self.by_shape)
        counts = np.array([len(self.by_shape[shape][0]) for shape in shapes])
        maps, angles = self.by_shape[shapes[rng.choice(len(shapes), p=counts / counts.sum())]]
        chosen = rng.integers(len(maps), size=size)
        return torch.stack([maps[each] for each in chosen]), torch.stack([angles[each] for each in chosen])

    def in_order(self, size):
        for maps, angles in self.by_shape.values():
            for at in range(0, len(maps), size):
                yield torch.stack(maps[at : at + size]), torch.stack(angles[at : at + size])


def prepare(maps, angles, long_side, rng=None):
    """(n, 5, h, w) picture with places, (n, h/2, w/2) face, seen and corner, and (n, 4) log focal length, tilt, roll and
    whether they hold. With `rng`, varied."""
    count, _, height, width = maps.shape
    device = maps.device
    scale = long_side / max(height, width)
    rows, columns = (int(round(side * scale / 16)) * 16 for side in (height, width))
    # Where the middle of the cut lies, and its size, in halves of the picture.
    cut, middle, flip = np.ones(count), np.zeros((count, 2)), np.ones(count)
    holds = np.ones(count)
    if rng is not None:
        flip = rng.choice([-1.0, 1.0], count)
        cut = np.where(rng.random(count) < 0.5, rng.uniform(0.65, 1, count), 1)
        middle = rng.uniform(-1, 1, (count, 2)) * (1 - cut)[:, None] * (rng.random(count) < 0.6)[:, None]
        # The middle of the lens is another one then.
        holds = (middle == 0).all(1).astype(float)
    tensor = lambda values: torch.as_tensor(np.asarray(values, np.float32), device=device)
    turn = torch.zeros(count, 2, 3, device=device)
    turn[:, 0, 0], turn[:, 0, 2] = tensor(cut * flip), tensor(middle[:, 0])
    turn[:, 1, 1], turn[:, 1, 2] = tensor(cut), tensor(middle[:, 1])
    grid = F.affine_grid(turn, (count, 1, rows, columns), align_corners=False)
    picture = F.grid_sample(maps[:, :3].float() / 255, grid, "bilinear", "reflection", align_corners=False)
    half = F.affine_grid(turn, (count, 1, rows // 2, columns // 2), align_corners=False)
    face, seen = F.grid_sample(maps[:, 3:5].float(), half, "nearest", "border", align_corners=False).long().unbind(1)
    corner = F.grid_sample(maps[:, 5:].float(), half, "bilinear", "zeros", align_corners=False)[:, 0]
    if rng is not None:
        picture = recolored(picture, rng, tensor)
    angles = torch.cat([angles, tensor(holds)[:, None]], 1)
    angles[:, 0] -= torch.log(tensor(cut))
    angles[:, 2] *= tensor(flip)
    y, x = torch.meshgrid(torch.linspace(-1, 1, rows, device=device), torch.linspace(-1, 1, columns, device=device), indexing="ij")
    places = torch.stack([y, x]).expand(count, 2, rows, columns)
    return torch.cat([picture - 0.5, places], 1), face, seen, (corner > 0.3).float(), angles


def recolored(picture, rng, tensor):
    count, _, rows, columns = picture.shape
    often = lambda share: rng.random(count) < share
    column = lambda values: tensor(values).reshape(count, -1, 1, 1)
    picture = picture * column(np.where(often(0.7)[:, None], rng.normal(1, 0.12, (count, 3)), 1))
    with_contrast = often(0.5)
    picture = (picture - 0.5) * column(np.where(with_contrast, rng.uniform(0.6, 1.4, count), 1)) + 0.5
    picture = picture + column(np.where(with_contrast, rng.normal(0, 0.08, count), 0))
    picture = picture.clamp(1e-3, 1) ** column(np.where(often(0.3), rng.uniform(0.6, 1.6, count), 1))
    gray = column(often(0.15))
    picture = picture * (1 - gray) + picture.mean(1, keepdim=True) * gray
    # A little out of focus.
    soft = F.avg_pool2d(picture, 3, 1, 1, count_include_pad=False)
    mixed = column(np.where(often(0.3), rng.uniform(-0.5, 1, count), 0))
    picture = picture * (1 - mixed) + soft * mixed
    picture = picture + torch.randn_like(picture) * column(np.where(often(0.4), rng.uniform(0, 0.05, count), 0))
    y = torch.arange(rows, device=picture.device).reshape(1, 1, rows, 1)
    x = torch.arange(columns, device=picture.device).reshape(1, 1, 1, columns)
    for _ in range(2):
        tall, wide = rng.uniform(rows / 12, rows / 4, count), rng.uniform(columns / 12, columns / 4, count)
        top, left = rng.uniform(0, rows - tall), rng.uniform(0, columns - wide)
        tall = np.where(often(0.2), tall, 0)
        hidden = (y >= column(top)) & (y < column(top + tall)) & (x >= column(left)) & (x < column(left + wide))
        plain = column(rng.uniform(0, 1, (count, 3))) + 0.1 * torch.randn_like(picture)
        picture = torch.where(hidden, plain, picture)
    return picture.clamp(0, 1)
