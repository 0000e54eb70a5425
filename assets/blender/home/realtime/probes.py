"""Light at points a little off a surface. Vertices themselves often lie in a gap or under a frame, where it is black;
what the eye takes for the light of a thing is that a centimetre before it."""
import bpy
import numpy as np
from kit.nodes import Graph
from home import plan
from light.bake import bake_vertices
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.kdtree import KDTree
from .lights import lights_of

OFF, TINY = .012, .0006


def basis(normals):
    """Two unit vectors across each normal."""
    helper = np.where(np.abs(normals[:, 2:]) < .9, [[0, 0, 1.0]], [[1.0, 0, 0]])
    side = np.cross(normals, helper)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    return side, np.cross(normals, side)


def inside(points, normals, tree):
    """Which points lie within something: most ways out of them meet the back of a face."""
    hidden = np.zeros(len(points), bool)
    side, up = basis(normals)
    fan = [normals, normals + side, normals - side, normals + up, normals - up]
    for i in range(len(points)):
        start, backs = Vector(points[i]), 0
        for directions in fan:
            direction = Vector(directions[i]).normalized()
            _, face, _, distance = tree.ray_cast(start, direction, 40.0)
            if face is not None and (face.dot(direction) > .05 or distance < .0015):
                backs += 1
        hidden[i] = backs >= 3
    return hidden


def room_of(points):
    """(n,) names of the rooms that points lie in or next to."""
    names, best, chosen = list(plan.ROOMS), np.full(len(points), np.inf), np.zeros(len(points), int)
    for number, polygon in enumerate(plan.ROOMS.values()):
        # An L-shaped room as its rectangles: the hall's two arms.
        for x0, y0, x1, y1 in plan.rectangles(polygon):
            away = np.hypot(np.maximum(0, np.maximum(x0 - points[:, 0], points[:, 0] - x1)), np.maximum(0, np.maximum(y0 - points[:, 1], points[:, 1] - y1)))
            chosen[away < best] = number
            best = np.minimum(best, away)
    return np.array(names)[chosen]


def measured(points, normals, samples, bounces):
    """Diffuse light on a tiny white facet at each point, (n, 3), room by room."""
    light, rooms = np.zeros((len(points), 3)), room_of(points)
    for room in plan.ROOMS:
        mine = rooms == room
        if mine.any():
            with lights_of(room):
                light[mine] = _measured(points[mine], normals[mine], samples, bounces)
    return light


def _measured(points, normals, samples, bounces):
    side, up = basis(normals)
    corners = np.stack([points + side * TINY, points - side * TINY + up * TINY, points - side * TINY - up * TINY], 1)
    data = bpy.data.meshes.new('probes')
    data.from_pydata(corners.reshape(-1, 3).tolist(), [], np.arange(len(points) * 3).reshape(-1, 3).tolist())
    graph = Graph('probe')
    data.materials.append(graph.finish(graph.node('BsdfDiffuse', Color=(.8, .8, .8, 1)).outputs[0]))
    obj = bpy.data.objects.new('probes', data)
    bpy.context.scene.collection.objects.link(obj)
    light = bake_vertices(obj, samples, bounces, frozenset({'DIRECT', 'INDIRECT'}))
    bpy.data.objects.remove(obj)
    return light.reshape(-1, 3, 3).mean(1)


def spread(points, normals, light, hidden, near=16, reach=.22):
    """Gives hidden points the light of the nearest seen ones that face the same way, and evens out grain."""
    tree = KDTree(int((~hidden).sum()))
    for i in np.flatnonzero(~hidden):
        tree.insert(points[i], int(i))
    tree.balance()
    level = np.log(light.mean(1) + .02)
    result = light.copy()
    for i in range(len(points)):
        found = tree.find_n(points[i], 48 if hidden[i] else near)
        index = np.array([f[1] for f in found])
        distance = np.array([f[2] for f in found])
        alike = np.clip(normals[index] @ normals[i], 0, 1) ** 2 + (1e-3 if hidden[i] else 0)
        weight = alike * np.exp(-(distance / (reach if hidden[i] else .10)) ** 2) + 1e-9
        if not hidden[i]:
            weight *= np.exp(-((level[index] - level[i]) / .45) ** 2)
        result[i] = (light[index] * weight[:, None]).sum(0) / weight.sum()
    return result


def scene_tree(objects):
    """All faces of some objects, in world space."""
    points, polygons = [], []
    for obj in objects:
        base = len(points)
        points += [obj.matrix_world @ v.co for v in obj.data.vertices]
        polygons += [tuple(base + i for i in p.vertices) for p in obj.data.polygons]
    return BVHTree.FromPolygons(points, polygons)


def vertex_light(points, normals, both, tree, samples, bounces=5):
    """points, normals (n, 3); both: which ones are of a thin sheet that light goes through. Returns (n, 3)."""
    normals = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    thin = np.flatnonzero(both)
    places = np.concatenate([points + normals * OFF, points[thin] - normals[thin] * OFF])
    ways = np.concatenate([normals, -normals[thin]])
    hidden = inside(places, ways, tree)
    light = spread(places, ways, measured(places, ways, samples, bounces), hidden)
    front = light[:len(points)].copy()
    front[thin] = .6 * front[thin] + .4 * light[len(points):]
    return front
