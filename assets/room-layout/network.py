"""A small network that sees the faces of a room in its photo: floor, walls, ceiling and what lies beyond openings, as if it were empty."""

import torch
import torch.nn.functional as F
from torch import nn

FACES = 4
SEEN = 5
CORNERS = FACES + SEEN
# The middle and the scale of log focal length (in longer sides), tilt and roll (radians) as the network tells them.
MIDDLE = (-0.35, 0.0, 0.0)
SCALE = (0.2, 0.15, 0.03)


def convolution(inputs, outputs, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first = convolution(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


class RoomLayout(nn.Module):
    """An encoder of five scales and a decoder back to half the size.

    In: (n, 5, h, w), red, green and blue less 0.5, then y and x from -1 to 1; h and w are multiples of 16.
    Out: (n, 10, h / 2, w / 2), logits of four faces, five kinds of what is seen, and corners of walls; (n, 6), log focal
    length, tilt and roll from `MIDDLE` in `SCALE`, and the logarithm of how far each may be off.
    """

    def __init__(self, widths=(16, 28, 52, 88, 136)):
        super().__init__()
        a, b, c, d, e = widths
        self.encode1 = convolution(5, a, 2)
        self.encode2 = nn.Sequential(convolution(a, b, 2), Residual(b))
        self.encode3 = nn.Sequential(convolution(b, c, 2), Residual(c))
        self.encode4 = nn.Sequential(convolution(c, d, 2), Residual(d), Residual(d))
        self.encode5 = nn.Sequential(convolution(d, e, 2), Residual(e), Residual(e))
        self.context = nn.Linear(e, e)
        self.camera = nn.Sequential(nn.Linear(e, 64), nn.ReLU(inplace=True), nn.Linear(64, 6))
        self.decode4 = convolution(e + d, d)
        self.decode3 = convolution(d + c, c)
        self.decode2 = convolution(c + b, b)
        self.decode1 = convolution(b + a, a)
        self.places = nn.Conv2d(a, CORNERS + 1, 3, 1, 1)

    def forward(self, picture):
        first = self.encode1(picture)
        second = self.encode2(first)
        third = self.encode3(second)
        fourth = self.encode4(third)
        fifth = self.encode5(fourth)
        whole = fifth.mean((2, 3))
        x = fifth + F.relu(self.context(whole))[:, :, None, None]
        for decode, skipped in (
            (self.decode4, fourth),
            (self.decode3, third),
            (self.decode2, second),
            (self.decode1, first),
        ):
            larger = F.interpolate(x, size=skipped.shape[2:], mode="bilinear", align_corners=False)
            x = decode(torch.cat([larger, skipped], 1))
        return self.places(x), self.camera(whole)
