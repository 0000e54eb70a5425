"""Hard shapes at real size. Every edge is bevelled: no real edge is razor sharp."""
import math
import bpy
import bmesh


def link(name, data, material=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Makes an object of mesh or curve data and puts it into the scene."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler = location, rotation
    if material:
        data.materials.append(material)
    return made


def mesh(name, vertices, faces, material=None, smooth=True, **place):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return link(name, data, material, **place)


def grid_faces(columns, rows, wrap=False):
    """Quads over a columns x rows array of vertices laid out row by row; wrap closes each row."""
    last = columns if wrap else columns - 1
    return [(r * columns + c, r * columns + (c + 1) % columns,
             (r + 1) * columns + (c + 1) % columns, (r + 1) * columns + c)
            for r in range(rows - 1) for c in range(last)]


def bevel(obj, width, segments=3):
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width, mod.segments, mod.limit_method = width, segments, 'ANGLE'
    mod.harden_normals = False
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    return obj


def box(name, size, material, location=(0, 0, 0), rotation=(0, 0, 0), edge=0.004):
    """size (x, y, z) in metres, centred on location; edge 0 leaves it sharp (hidden parts)."""
    x, y, z = (s / 2 for s in size)
    vertices = [(sx * x, sy * y, sz * z) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    made = mesh(name, vertices, faces, material, smooth=False, location=location, rotation=rotation)
    return bevel(made, min(edge, min(size) * 0.45)) if edge else made


def slab(name, low, high, material, edge=0.004):
    """A box given by two opposite corners, as walls and shelves are thought of."""
    centre = tuple((a + b) / 2 for a, b in zip(low, high))
    return box(name, tuple(abs(b - a) for a, b in zip(low, high)), material, centre, edge=edge)


def lathe(name, profile, material, location=(0, 0, 0), segments=48, edge=0.0):
    """Turns [(radius, height)] about z. A radius of 0 closes an end."""
    vertices = [(max(r, 1e-5) * math.cos(2 * math.pi * i / segments), max(r, 1e-5) * math.sin(2 * math.pi * i / segments), z)
                for r, z in profile for i in range(segments)]
    made = mesh(name, vertices, grid_faces(segments, len(profile), wrap=True), material, location=location)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(50)
    return bevel(made, edge) if edge else made


def cylinder(name, radius, height, material, location=(0, 0, 0), top=None, edge=0.003, segments=48, rotation=(0, 0, 0)):
    """Stands on location; `top` is the upper radius of a tapered one."""
    upper = radius if top is None else top
    made = lathe(name, [(0, 0), (radius, 0), (upper, height), (0, height)], material, location, segments, edge)
    made.rotation_euler = rotation
    return made


def tube(name, points, radius, material, closed=False, resolution=3, taper=None):
    """A round bar through points; taper: one radius factor per point."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, resolution, True
    spline = data.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for index, point in enumerate(points):
        spline.points[index].co = (*point, 1)
        spline.points[index].radius = taper[index] if taper else 1.0
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    return link(name, data, material)


def disc(name, radius, material, location=(0, 0, 0), thickness=0.002, rotation=(0, 0, 0)):
    return cylinder(name, radius, thickness, material, location, edge=0, segments=96, rotation=rotation)


def weld(obj, distance=1e-4):
    """Merges the coincident vertices a lathe leaves at its poles."""
    work = bmesh.new()
    work.from_mesh(obj.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=distance)
    work.to_mesh(obj.data)
    work.free()
    return obj


def boxes(name, corners, material):
    """Several sharp boxes [(low, high)] in one mesh, so that a wall around openings keeps one texture."""
    vertices, faces = [], []
    for low, high in corners:
        n = len(vertices)
        vertices += [(x, y, z) for z in (low[2], high[2]) for y in (low[1], high[1]) for x in (low[0], high[0])]
        faces += [tuple(n + i for i in f) for f in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))]
    return mesh(name, vertices, faces, material, smooth=False)
