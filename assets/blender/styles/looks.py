"""Gives a piece one of the looks of assets/models/variants.ts, in the materials for pictures."""
import json
import os
import re
import subprocess
from functools import lru_cache
from export.arrays import descendants
from materials.cloth import hide, linen, pile
from materials.oak import oak
from materials.plain import ceramic, metal, paint
from .kits import ASSETS

FINISH = {'ceramic': ceramic, 'paint': paint, 'metal': lambda colour: metal(colour, .35)}


@lru_cache(None)
def recipes():
    """{piece: {look: {surface: another surface}}}. Node reads the TypeScript, so that no colour is written twice."""
    node, source = os.path.join(ASSETS, '..', 'node_modules', '.bin', 'node'), os.path.join(ASSETS, 'models', 'variants.ts')
    script = f'import({json.dumps(source)}).then(({{ variants }}) => console.log(JSON.stringify(variants)))'
    out = subprocess.run([node, '-e', script], check=True, capture_output=True, text=True).stdout
    return {piece: {look['id']: look['swap'] for look in looks} for piece, looks in json.loads(out).items()}


def dress(root, piece, look):
    """Exchanges the materials of a piece's parts; KeyError for a look that the piece lacks. Returns the root."""
    swap = recipes()[piece][look]
    for obj in descendants(root):
        slots = obj.data.materials
        for index, old in enumerate(slots):
            name = re.sub(r'\.\d{3}$', '', old.name)
            surface = re.sub(r'^oak-[xyz]-', 'oak-', name)
            if swap.get(surface, surface) != surface:
                slots[index] = _material(swap[surface], name)
    return root


def _material(surface, old):
    """The Cycles material of a surface's name; `old` tells the direction of the grain and what paint lies on."""
    if surface.startswith('#'):
        return hide(surface) if old.startswith('linen-') else paint(surface, .5)
    finish, _, colour = surface.partition('#')
    if colour:
        return FINISH[finish]('#' + colour)
    family, tone = surface.split('-')
    return oak(old.split('-')[1], tone) if family == 'oak' else {'linen': linen, 'pile': pile}[family](tone)
