"""One corner of one room in six styles, all from the same standing point."""
from functools import partial
import bpy
from styles.arrangements import ARRANGEMENTS
from styles.furnish import furnish
from .cameras import still


def _camera():
    bpy.context.scene['format'] = (4, 3)
    return still((2.38, -1.72, 1.36), (-1.62, .42, 1.02), lens=27.5)


SHOTS = {f'style-{style}': (partial(furnish, style), _camera) for style in ARRANGEMENTS}
