"""Reads training examples (see `make_dataset.py`) and varies them: mirrored, cut, with other colors, with parts hidden."""

import glob
import pickle
import random

import numpy as np
import torch
import torch.nn.functional as F

from cast_rooms import WALL


def load(pattern):
    examples = []
    for path in sorted(glob.glob(pattern)):
        with open(path, "rb") as file:
            examples += pickle.load(file)
    return examples


def corners_of(face, wall):
    """Where two walls meet: the pixel on each side."""
    meets = (wall[:, 1:] != wall[:, :-1]) & (face[:, 1:] == WALL) & (face[:, :-1] == WALL)
    out = np.zeros(face.shape, bool)
    out[:, 1:] |= meets
    out[:, :-1] |= meets
    return out


def prepare(example, long_side, rng, varied=True):
    """(5, h, w) picture with places, (h/2, w/2) face, seen and corner, and (4,) log focal length, tilt, roll and whether they hold."""
    picture, face, wall, seen, camera = example
    maps = [picture, face, seen, corners_of(face, wall)]
    angles = np.array([np.log(camera["focal"]), camera["tilt"], camera["roll"], 1.0], np.float32)
    height, width = face.shape
    if varied and rng.random() < 0.5:
        maps = [each[:, ::-1] for each in maps]
        angles[2] *= -1
    if varied and rng.random() < 0.35:
        share = rng.uniform(0.65, 1.0)
        rows, columns = int(height * share), int(width * share)
        top, left = rng.integers(0, height - rows + 1), rng.integers(0, width - columns + 1)
        maps = [each[top : top + rows, left : left + columns] for each in maps]
        # The middle is another one now.
        angles[3] = 0
    scale = long_side / max(height, width)
    rows, columns = (int(round(side * scale / 16)) * 16 for side in (height, width))
    picture, face, seen, corner = (torch.from_numpy(np.ascontiguousarray(each)) for each in maps)
    picture = picture.permute(2, 0, 1)[None].float() / 255
    how = "area" if picture.shape[2] >= rows else "bilinear"
    picture = F.interpolate(picture, (rows, columns), mode=how)[0]
    half = (rows // 2, columns // 2)
    down = ((torch.arange(half[0]) + 0.5) * face.shape[0] / half[0]).long()
    across = ((torch.arange(half[1]) + 0.5) * face.shape[1] / half[1]).long()
    face, seen = face.long()[down][:, across], seen.long()[down][:, across]
    corner = F.adaptive_max_pool2d(corner.float()[None, None], half)[0, 0]
    if varied:
        picture = recolored(picture, rng)
    y, x = torch.meshgrid(torch.linspace(-1, 1, rows), torch.linspace(-1, 1, columns), indexing="ij")
    return torch.cat([picture - 0.5, y[None], x[None]]), face, seen, corner, torch.from_numpy(angles)


def recolored(picture, rng):
    _, rows, columns = picture.shape
    if rng.random() < 0.7:
        picture = picture * torch.tensor(rng.normal(1, 0.12, (3, 1, 1)), dtype=torch.float32)
    if rng.random() < 0.5:
        picture = (picture - 0.5) * rng.uniform(0.6, 1.4) + 0.5 + rng.normal(0, 0.08)
    if rng.random() < 0.3:
        picture = picture.clamp(0, 1) ** rng.uniform(0.6, 1.6)
    if rng.random() < 0.15:
        picture = picture.mean(0, keepdim=True).repeat(3, 1, 1)
    if rng.random() < 0.3:
        picture = picture + torch.randn_like(picture) * rng.uniform(0, 0.05)
    for _ in range(rng.integers(0, 3) if rng.random() < 0.3 else 0):
        tall, wide = rng.integers(rows // 12, rows // 4), rng.integers(columns // 12, columns // 4)
        top, left = rng.integers(0, rows - tall), rng.integers(0, columns - wide)
        plain = torch.tensor(rng.uniform(0, 1, (3, 1, 1)), dtype=torch.float32)
        picture[:, top : top + tall, left : left + wide] = plain + 0.1 * torch.randn(3, tall, wide)
    return picture.clamp(0, 1)


def batches(examples, size, long_side, rng, varied=True):
    """Examples of one shape together."""
    by_shape = {}
    for example in examples:
        by_shape.setdefault(example[1].shape, []).append(example)
    groups = []
    for own in by_shape.values():
        if varied:
            random.shuffle(own)
        groups += [own[at : at + size] for at in range(0, len(own), size)]
    if varied:
        random.shuffle(groups)
    for group in groups:
        made = [prepare(example, long_side, rng, varied) for example in group]
        same = [each for each in made if each[0].shape == made[0][0].shape]
        yield [torch.stack(part) for part in zip(*same)]
