"""The skin of the home with texture coordinates: floors as they lie on the plan, walls and ceilings packed in shelves."""
import bpy
import numpy as np
from kit.shapes import link
from home import plan
from home.shell import faces, kind_of, surface_material

PAD = 4
WALL_SIZE = (2048, 2048)
FLOOR_SIZE = (2048, 1408)


def charts():
    """{(room, hole, way, plane): [(quad, material)]} of all walls, reveals and ceilings; and the floors' list."""
    walls, floors = {}, []
    for room, hole, way, quad in faces():
        item = (quad, surface_material(room, hole, way, quad), room, kind_of(way, hole))
        if item[3] == 'floor':
            floors.append(item)
        else:
            axis = 'xyz'.index(way[1])
            walls.setdefault((room, hole, way, round(quad[0][axis], 4)), []).append(item)
    return walls, floors


def flat(point, way):
    """A point of a face in the face's own plane: (along, up)."""
    axis = 'xyz'.index(way[1])
    return tuple(point[a] for a in range(3) if a != axis)


def shelves(sizes, width, height, pad):
    """Packs rectangles [(w, h)] in metres into width x height pixels. Returns (pixels a metre, [(x, y)], [turned])."""
    turned = [w < h for w, h in sizes]
    laid = [(max(s), min(s)) for s in sizes]
    order = sorted(range(len(laid)), key=lambda i: -laid[i][1])

    def attempt(scale):
        spots, x, y, row = [None] * len(laid), pad, pad, 0
        for i in order:
            w, h = laid[i][0] * scale + 2 * pad, laid[i][1] * scale + 2 * pad
            if x + w > width:
                x, y, row = pad, y + row, 0
            if x + w > width or y + h > height:
                return None
            spots[i], x, row = (x + pad, y + pad), x + w, max(row, h)
        return spots
    low, high = 1.0, 400.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if attempt(middle) else (low, middle)
    return low, attempt(low), turned


def _mesh(name, items, corner_uv):
    """items: [(quad, material, ...)], corner_uv: per item four (u, v)."""
    points, polygons, slots, materials, index, uvs = [], [], [], [], {}, []
    for n, (quad, material, *_) in enumerate(items):
        if material not in materials:
            materials.append(material)
        for p, uv in zip(quad, corner_uv[n]):
            key = (*p, round(uv[0], 6), round(uv[1], 6))
            if key not in index:
                index[key] = len(points)
                points.append(p)
            uvs.append(uv)
        polygons.append([index[(*p, round(uv[0], 6), round(uv[1], 6))] for p, uv in zip(quad, corner_uv[n])])
        slots.append(materials.index(material))
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], polygons)
    for material in materials:
        data.materials.append(material)
    data.polygons.foreach_set('material_index', slots)
    data.uv_layers.new(name='light').data.foreach_set('uv', np.array(uvs, np.float32).ravel())
    return link(name, data)


def _by_room(name, items, uvs):
    """One mesh a room, so that each can be baked by the lights that reach it: {room: object}, {room: its items}."""
    shares = {room: [n for n, item in enumerate(items) if item[2] == room] for room in plan.ROOMS}
    objects = {room: _mesh(f'{name}-{room}', [items[n] for n in share], [uvs[n] for n in share]) for room, share in shares.items()}
    return objects, {room: [items[n] for n in share] for room, share in shares.items()}


def floor_mesh():
    """({room: object}, rooms' numbers as an image of FLOOR_SIZE: which texels belong together)."""
    _, floors = charts()
    west, south, east, north = plan.bounds()
    scale = (FLOOR_SIZE[0] - 2 * PAD) / (east - west)
    to_uv = lambda p: ((PAD + (p[0] - west) * scale) / FLOOR_SIZE[0], (PAD + (p[1] - south) * scale) / FLOOR_SIZE[1])
    objects, _ = _by_room('shell-floor', floors, [[to_uv(p) for p in item[0]] for item in floors])
    ids = np.zeros((FLOOR_SIZE[1], FLOOR_SIZE[0]), np.int32)
    for quad, _, room, _ in floors:
        (x0, y0), (x1, y1) = [[f(to_uv(p)[i] * FLOOR_SIZE[i] for p in quad) for i in (0, 1)] for f in (min, max)]
        ids[int(round(y0)):int(round(y1)), int(round(x0)):int(round(x1))] = list(plan.ROOMS).index(room) + 1
    return objects, ids


def wall_mesh():
    """({room: object}, {room: which of its polygons are ceilings}, charts' numbers as an image of WALL_SIZE, pixels a metre)."""
    found, _ = charts()
    keys = list(found)
    extents = []
    for key in keys:
        flats = [flat(p, key[2]) for quad, *_ in found[key] for p in quad]
        extents.append([f(v[i] for v in flats) for f in (min, max) for i in (0, 1)])
    sizes = [(x1 - x0, y1 - y0) for x0, y0, x1, y1 in extents]
    scale, spots, turned = shelves(sizes, *WALL_SIZE, PAD)
    items, uvs, ids = [], [], np.zeros((WALL_SIZE[1], WALL_SIZE[0]), np.int32)
    for n, key in enumerate(keys):
        x0, y0, *_ = extents[n]
        for item in found[key]:
            corners = []
            for p in item[0]:
                u, v = flat(p, key[2])
                u, v = (u - x0) * scale, (v - y0) * scale
                u, v = (v, u) if turned[n] else (u, v)
                corners.append(((spots[n][0] + u) / WALL_SIZE[0], (spots[n][1] + v) / WALL_SIZE[1]))
            items.append(item)
            uvs.append(corners)
        w, h = sorted(sizes[n], reverse=True)
        sx, sy = spots[n]
        ids[int(sy - PAD):int(np.ceil(sy + h * scale + PAD)), int(sx - PAD):int(np.ceil(sx + w * scale + PAD))] = n + 1
    objects, shares = _by_room('shell-walls', items, uvs)
    return objects, {room: [item[3] == 'ceiling' for item in share] for room, share in shares.items()}, ids, scale
