"""Splits long triangles, so that shade can be kept on vertices along a bar whose ends are hidden."""
import numpy as np


def dice(corners, limit):
    """corners: (n, 3, k) with positions (metres) first, other values after them. Halves edges longer than `limit`
    at their middles until none is left; neighbours split their shared edge alike. Returns (m, 3, k)."""
    done = []
    while len(corners):
        long = np.linalg.norm(corners[:, [1, 2, 0], :3] - corners[:, :, :3], axis=2) > limit
        count = long.sum(1)
        done.append(corners[count == 0])
        middle = (corners + corners[:, [1, 2, 0]]) / 2
        corners = np.concatenate([_one(corners, middle, long, count), _two(corners, middle, long, count), _three(corners[count == 3], middle[count == 3])])
    return np.concatenate(done)


def _turned(values, first):
    """Each triangle's corners turned round so that corner `first` (n,) leads."""
    order = (first[:, None] + np.arange(3)) % 3
    return np.take_along_axis(values, order[:, :, None], 1)


def _one(corners, middle, long, count):
    chosen = count == 1
    first = long[chosen].argmax(1)
    a, m = _turned(corners[chosen], first), _turned(middle[chosen], first)[:, 0]
    return np.concatenate([np.stack([a[:, 0], m, a[:, 2]], 1), np.stack([m, a[:, 1], a[:, 2]], 1)])


def _two(corners, middle, long, count):
    chosen = count == 2
    # The short edge comes last: 0-1 and 1-2 are split.
    first = (long[chosen].argmin(1) + 1) % 3
    a, m = _turned(corners[chosen], first), _turned(middle[chosen], first)
    return np.concatenate([np.stack([m[:, 0], a[:, 1], m[:, 1]], 1), np.stack([a[:, 0], m[:, 0], m[:, 1]], 1), np.stack([a[:, 0], m[:, 1], a[:, 2]], 1)])


def _three(a, m):
    return np.concatenate([np.stack([a[:, 0], m[:, 0], m[:, 2]], 1), np.stack([m[:, 0], a[:, 1], m[:, 1]], 1),
                           np.stack([m[:, 2], m[:, 1], a[:, 2]], 1), np.stack([m[:, 0], m[:, 1], m[:, 2]], 1)])
