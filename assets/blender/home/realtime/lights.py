"""Which lamps and windows matter to a room. Fewer lights to choose from mean less grain for the same time."""
from contextlib import contextmanager
import bpy

REACH = {'living': {'living', 'kitchen', 'hall'}, 'kitchen': {'kitchen', 'living', 'hall'}, 'hall': {'hall', 'living', 'kitchen', 'study', 'bath', 'bedroom'},
         'study': {'study', 'hall', 'living'}, 'bath': {'bath', 'hall'}, 'bedroom': {'bedroom', 'hall'}}


@contextmanager
def lights_of(room):
    """Puts out the lights that belong to rooms out of reach; the sun stays."""
    out = [o for o in bpy.context.scene.objects if o.type == 'LIGHT' and o.get('room', room) not in REACH[room]]
    for obj in out:
        obj.hide_render = True
    try:
        yield
    finally:
        for obj in out:
            obj.hide_render = False
