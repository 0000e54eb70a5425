"""The curve on which Open Image Denoise sees light: perceptually uniform (core/color.h), after automatic exposure."""
import torch

A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0


def _forward(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp(min=Y0) ** C + D, E * torch.log(y + F) + G))


_TOP = float(_forward(torch.tensor(BRIGHTEST)))


def exposure(colour):
    """The factor that brings the mean log luminance of (3, h, w) linear colour to middle grey, 0.18."""
    luminance = (colour * torch.tensor([0.212671, 0.715160, 0.072169])[:, None, None]).sum(0)
    return 0.18 / 2 ** float(torch.log2(luminance + 1e-4).mean())


def seen(colour, scale):
    """Linear light -> 0..1 as the network sees it."""
    return _forward((colour * scale).clamp(0, BRIGHTEST)) / _TOP


def linear(value, scale):
    """The way back from `seen`."""
    x = value.clamp(0, 1) * _TOP
    y = torch.where(x <= X0, x / A, torch.where(x <= X1, ((x - D) / B).clamp(min=0) ** (1 / C), torch.exp((x - G) / E) - F))
    return y / scale
