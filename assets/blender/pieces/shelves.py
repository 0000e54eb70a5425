"""Bookshelf wall, 2.4 x 2.1 x 0.34 m, filled by seed."""
import numpy as np
from kit.group import piece, place
from kit.shapes import box
from materials.oak import oak
from materials.plain import paint
from .decor import book_row, book_stack, bowl, vase
from .plants import tuft


def bookshelf(length=2.4, height=2.1, depth=0.34, columns=3, rows=5, seed=6, filled=True):
    """Stands with its back on y = +depth/2, front to -y."""
    rng, t, parts = np.random.default_rng(seed), 0.026, []
    cell_w, cell_h = (length - t) / columns, (height - 0.08 - t) / rows
    parts.append(box('shelf-back', (length - t, 0.008, height - .1), paint('#CDBFA8', .8), (0, depth / 2 - .004, height / 2), edge=0))
    parts += [box('shelf-side', (t, depth, height), oak('z'), (-length / 2 + t / 2 + c * cell_w, 0, height / 2), edge=.003) for c in range(columns + 1)]
    parts += [box('shelf-board', (length - .004, depth - .010, t), oak('x'), (0, -.001, .08 + t / 2 + r * cell_h), edge=.003) for r in range(rows + 1)]
    parts.append(box('shelf-plinth', (length - .06, .02, .08), oak('x'), (0, -depth / 2 + .05, .04)))
    for r in range(rows if filled else 0):
        for c in range(columns):
            x, z = -length / 2 + t + c * cell_w, .08 + t + r * cell_h
            parts += _fill(rng, x, z, cell_w - t, cell_h - t, int(rng.integers(1e6)), (r * 2 + c) % 5)
    return piece('bookshelf', parts)


def _fill(rng, x, z, w, h, seed, kind):
    """One compartment: mostly books, always some air."""
    front = -0.03
    things = []
    if kind in (0, 2, 3):
        things.append(place(book_row(w * rng.uniform(.5, .82), seed, min(.29, h * .86)), x + .01, front, z=z))
    if kind == 0:
        things.append(place(vase(rng.uniform(.14, .2), ('#B8643A', '#E4DACA', '#6F7B66')[seed % 3], .055), x + w * .88, front, z=z))
    if kind == 1:
        things += [place(book_stack(3, seed), x + w * .3, front - .06, 1.57 * (seed % 2) * 0, z=z), place(tuft(.2, 30, seed), x + w * .75, front, z=z)]
    if kind == 4:
        things += [place(bowl(.11, ('#A4603C', '#D8CDB8')[seed % 2]), x + w * .32, front, z=z), place(book_row(w * .42, seed + 1, min(.27, h * .8)), x + w * .56, front, z=z)]
    return things
