"""Texture coordinates in metres by box projection in each part's own axes, with wood grain along u."""
import numpy as np

# End grain shows the pores cut across: as fine in both directions as the side shows across the boards.
END_GRAIN = 13.0


def project(local, material, number):
    """local: (n, 3, 3) corners in the part's own axes, metres; number: which part, so that no two boards are alike.
    Returns (n, 3, 2)."""
    normal = np.cross(local[:, 1] - local[:, 0], local[:, 2] - local[:, 0])
    if material.startswith('oak-') and material[4:5] in 'xyz':
        uv = along_grain(local, normal, 'xyz'.index(material[4]))
    elif material.startswith(('sheer', 'leaf')):
        # Folds and leaves have no flat sides to project on: one direction serves them all.
        uv = local[:, :, [0, 2]].copy()
    else:
        uv = boxed(local, np.abs(normal).argmax(1))
    golden = np.array([0.7548776662, 0.5698402910]) * (number + 1)
    return uv + golden % 1.0


def boxed(local, axis):
    """Projects each triangle along its dominant axis."""
    across = np.array([[1, 2], [0, 2], [0, 1]])[axis]
    return np.take_along_axis(local, across[:, None, :].repeat(3, 1), 2)


def along_grain(local, normal, grain):
    """u along the grain; v across it, on the side that the triangle faces."""
    sides = [a for a in range(3) if a != grain]
    facing_first = np.abs(normal[:, sides[0]]) > np.abs(normal[:, sides[1]])
    across = np.where(facing_first[:, None], local[:, :, sides[1]], local[:, :, sides[0]])
    uv = np.stack([local[:, :, grain], across], 2)
    end = np.abs(normal[:, grain]) > np.linalg.norm(normal[:, sides], axis=1)
    uv[end] = local[end][:, :, sides] * [END_GRAIN, 1.0]
    return uv
