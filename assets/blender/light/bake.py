"""Bakes bounced light onto vertices with Cycles."""
import bpy
import numpy as np
from mathutils.bvhtree import BVHTree
from mathutils import Vector
from .dice import dice, realize
from .settings import bake_settings

LIGHT = 'light'
BURIED = 0.004
# A mesh of more vertices (pile, leaves) is neither cut nor searched for buried ones.
FINE = 15000
# What the sky gives to things out of doors, linear.
OPEN_AIR = (0.30, 0.34, 0.40)


def joined(objects):
    """One mesh in world space with the vertices of all, in order, and their materials. Returns it and the vertex counts."""
    points, normals, loops, starts, totals, slots, smooth, counts, materials = [], [], [], [], [], [], [], [], []
    base = loop_base = 0
    for obj in objects:
        data, n = obj.data, len(obj.data.vertices)
        co = np.empty(n * 3)
        data.vertices.foreach_get('co', co)
        world = np.array(obj.matrix_world)
        points.append(co.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
        index = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', index)
        start, total, slot, soft = (np.empty(len(data.polygons), np.int32) for _ in range(4))
        data.polygons.foreach_get('loop_start', start)
        data.polygons.foreach_get('loop_total', total)
        data.polygons.foreach_get('material_index', slot)
        data.polygons.foreach_get('use_smooth', soft)
        table = []
        for material in list(data.materials) or [None]:
            if material not in materials:
                materials.append(material)
            table.append(materials.index(material))
        loops.append(index + base)
        starts.append(start + loop_base)
        totals.append(total)
        slots.append(np.array(table, np.int32)[np.minimum(slot, len(table) - 1)])
        smooth.append(soft)
        counts.append(n)
        base, loop_base = base + n, loop_base + len(index)
    mesh = bpy.data.meshes.new('joined')
    mesh.vertices.add(base)
    mesh.vertices.foreach_set('co', np.concatenate(points).ravel())
    mesh.loops.add(loop_base)
    mesh.loops.foreach_set('vertex_index', np.concatenate(loops))
    mesh.polygons.add(sum(map(len, starts)))
    for name, parts in (('loop_start', starts), ('loop_total', totals), ('material_index', slots), ('use_smooth', smooth)):
        mesh.polygons.foreach_set(name, np.concatenate(parts))
    for material in materials:
        mesh.materials.append(material)
    mesh.update(calc_edges=True)
    made = bpy.data.objects.new('joined', mesh)
    bpy.context.scene.collection.objects.link(made)
    return made, counts


def bake_vertices(obj, samples, bounces, passes=frozenset({'INDIRECT'})):
    """Diffuse light at each vertex of one mesh, (n, 3) linear: what a white surface there would show."""
    bake_settings(samples, bounces, seed=5)
    attribute = obj.data.color_attributes.new(LIGHT, 'FLOAT_COLOR', 'POINT')
    obj.data.color_attributes.active_color = attribute
    bpy.ops.object.select_all(action='DESELECT')
    obj.select_set(True)
    bpy.context.view_layer.objects.active = obj
    bpy.ops.object.bake(type='DIFFUSE', pass_filter=set(passes), target='VERTEX_COLORS')
    values = np.empty(len(obj.data.vertices) * 4, np.float32)
    obj.data.color_attributes[LIGHT].data.foreach_get('color', values)
    return values.reshape(-1, 4)[:, :3].copy()


def buried(obj, coarse):
    """Which vertices lie inside or hard against something: their light is no light of the room. Only the `coarse` ones
    (bool array) are looked at: in a fine mesh the neighbours are so near that one bad vertex is not seen."""
    mesh = obj.data
    tree = BVHTree.FromPolygons([v.co for v in mesh.vertices], [p.vertices for p in mesh.polygons])
    result = np.zeros(len(mesh.vertices), bool)
    for i in np.flatnonzero(coarse):
        vertex = mesh.vertices[int(i)]
        normal = vertex.normal
        if normal.length < 0.5:
            continue
        start = vertex.co + normal * 5e-4
        side = normal.orthogonal().normalized()
        hits = 0
        for direction in (normal, normal + side, normal - side, normal + side.cross(normal), normal - side.cross(normal)):
            _, face, _, distance = tree.ray_cast(start, Vector(direction).normalized(), 60.0)
            # Seen from inside, or no room for light to come in.
            if face is not None and (face.dot(direction) > 0.05 or distance < BURIED):
                hits += 1
        result[i] = hits >= 3
    return result


def calmed(obj, light, hidden, rounds):
    """Takes the light of buried vertices from their neighbours, then evens out grain along the surface."""
    edges = np.empty(len(obj.data.edges) * 2, np.int32)
    obj.data.edges.foreach_get('vertices', edges)
    a, b = edges.reshape(-1, 2).T
    known = ~hidden
    for _ in range(24):
        total, weight = _gathered(light, a, b, known.astype(np.float32))
        fresh = ~known & (weight > 0)
        if not fresh.any():
            break
        light[fresh] = total[fresh] / weight[fresh, None]
        known = known | fresh
    for _ in range(2):
        # A lucky path that found the sun lights one vertex alone: bounced light is never that sharp.
        total, weight = _gathered(light, a, b, np.ones(len(light), np.float32))
        mean = total / np.maximum(weight, 1)[:, None]
        lone = (weight > 1) & (light.mean(1) > 1.35 * mean.mean(1))
        light[lone] = mean[lone]
    for _ in range(rounds):
        total, weight = _gathered(light, a, b, np.ones(len(light), np.float32))
        light = (total + 2 * light) / (weight + 2)[:, None]
    return light


def _gathered(light, a, b, trust):
    """Sum of the neighbours' light (n, 3) and of their trust (n) over the edges a-b."""
    n = len(light)
    weight = np.bincount(a, trust[b], n) + np.bincount(b, trust[a], n)
    total = np.empty_like(light)
    for channel in range(3):
        value = light[:, channel] * trust
        total[:, channel] = np.bincount(a, value[b], n) + np.bincount(b, value[a], n)
    return total, weight


def _inside(objects):
    """Those that stand within the floors of the scene, with the walls round them: the garden has no roof to bounce from."""
    boxes = {o: np.array([o.matrix_world @ Vector(c) for c in o.bound_box]) for o in objects}
    floors = np.concatenate([box for o, box in boxes.items() if o.name.startswith('floor')])
    low, high = floors.min(0)[:2] - 0.1, floors.max(0)[:2] + 0.1
    return [o for o, box in boxes.items() if (box.max(0)[:2] <= high).all() and (box.min(0)[:2] >= low).all()]


def bake_room(cell=0.07, samples=32, bounces=5, rounds=5):
    """Bakes the scene as it stands. Afterwards each mesh indoors has the attribute `light`; see lit.py for what reads it.
    Returns the number of vertices."""
    scene = bpy.context.scene
    _mute_sky(scene.world)
    meshes = [o for o in realize(list(scene.objects)) if len(o.data.polygons) and not o.hide_render]
    indoors = _inside(meshes)
    fine = [len(o.data.vertices) > FINE for o in indoors]
    for obj, enough in zip(indoors, fine):
        if not enough:
            dice(obj, cell)
    whole, counts = joined(indoors)
    for obj in indoors:
        obj.hide_render = True
    light = bake_vertices(whole, samples, bounces)
    coarse = ~np.repeat(fine, counts)
    light = calmed(whole, light, buried(whole, coarse), rounds)
    start = 0
    for obj, count in zip(indoors, counts):
        obj.hide_render = False
        _keep(obj, light[start:start + count])
        start += count
    for obj in set(meshes) - set(indoors):
        _keep(obj, np.full((len(obj.data.vertices), 3), OPEN_AIR, np.float32))
    bpy.data.objects.remove(whole)
    return len(light)


def _keep(obj, light):
    values = np.ones((len(light), 4), np.float32)
    values[:, :3] = light
    obj.data.attributes.new(LIGHT, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', values.ravel())


def _mute_sky(world):
    """The panels in the windows stand for the sky. Found by chance through a window it would only bring grain."""
    for node in world.node_tree.nodes if world and world.use_nodes else ():
        if node.type == 'MAP_RANGE':
            node.inputs['To Max'].default_value = 0.0
