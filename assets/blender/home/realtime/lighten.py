"""Makes the furnished home light enough for a phone: fewer triangles where nobody will see it."""
import bpy
from kit.shapes import weld
from light.dice import realize

# Triangles a thing may keep: a little for itself, more with its surface in square metres.
BASE, PER_AREA = 40, 400
SMALL = .5


def _simple(obj, bevels):
    """Turns off what only close-ups need. Returns False when the whole thing can go."""
    if obj.name.split('.')[0].endswith('-piping') or obj.name.startswith(('fringe', 'board-gap')):
        return False
    if obj.type == 'CURVE':
        obj.data.bevel_resolution = 1
        return True
    for mod in obj.modifiers:
        # Leaves are drawn from both sides instead.
        if mod.type == 'SUBSURF' or mod.type == 'SOLIDIFY' and 'leaves' in obj.name:
            mod.show_viewport = False
        if mod.type == 'BEVEL':
            mod.segments = 1
            mod.show_viewport = bevels and max(obj.dimensions) > SMALL and sorted(obj.dimensions)[1] > .05
    return True


def _decimate(obj):
    mesh = obj.data
    mesh.calc_loop_triangles()
    count = len(mesh.loop_triangles)
    scale = sum(abs(s) for s in obj.matrix_world.to_scale()) / 3
    area = sum(p.area for p in mesh.polygons) * scale ** 2
    target = BASE + PER_AREA * area ** .7
    if count > target * 1.1:
        mod = obj.modifiers.new('fewer', 'DECIMATE')
        mod.ratio, mod.use_collapse_triangulate = target / count, True


def lighten(objects, bevels=True):
    """objects: meshes and curves of the scene; bevels: whether larger things keep a chamfer on their edges.
    Returns lighter mesh objects; what is left out is deleted."""
    kept = []
    for obj in objects:
        if obj.type in {'MESH', 'CURVE'} and _simple(obj, bevels):
            kept.append(obj)
        elif obj.type in {'MESH', 'CURVE'}:
            bpy.data.objects.remove(obj)
    meshes = realize(kept)
    for obj in meshes:
        # The many corners at the poles of turned shapes have no side of their own to be lit from.
        _decimate(weld(obj))
    return [o for o in realize(meshes) if len(o.data.polygons)]
