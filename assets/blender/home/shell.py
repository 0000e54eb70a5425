"""Walls, floors and ceilings as one closed skin, made by filling a grid: no two surfaces overlap, no joint can leak."""
import numpy as np
from kit.shapes import link
from materials.oak import oak, oak_floor
from materials.plain import paint, plaster
import bpy
from . import plan
from .tiles import tile

WALLS = {'living': '#E2D6C2', 'kitchen': '#E4DAC8', 'hall': '#DFD2BD', 'study': '#B9BAA6', 'bath': '#E6DED0', 'bedroom': '#DDCDB8'}
# The wall one looks at first has a tone of its own: (room, direction the wall faces).
ACCENTS = {('bedroom', '-x'): '#A9AE98', ('kitchen', '-y'): '#D3C2A8', ('living', '+x'): '#D9C9B0', ('study', '+y'): '#B9BAA6'}
WET = 1.25
WHITE = '#EDE7DC'
SOLID, AIR = -1, -2


def _lines(index):
    """All coordinates along one axis at which something begins or ends."""
    west, south, east, north = plan.bounds()
    rim = ((west - plan.OUTER, east + plan.OUTER), (south - plan.OUTER, north + plan.OUTER), (-.3, 0, WET, plan.CEILING, plan.CEILING + .3))[index]
    found = set(rim)
    for low, high in (box for box, _ in plan.holes().values()):
        found |= {low[index], high[index]}
    if index < 2:
        found |= {p[index] for polygon in plan.ROOMS.values() for p in polygon}
    return np.array(sorted({round(v, 4) for v in found}))


def _inside(polygon, x, y):
    """Even-odd rule for grids of points."""
    inside = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) / (by - ay) * (bx - ax))
    return inside


def cells():
    """(lines along x, y, z; grid of cell contents: room number, 100 + hole number, SOLID; AIR all round)."""
    lines = [_lines(i) for i in range(3)]
    x, y, z = np.meshgrid(*[(a[:-1] + a[1:]) / 2 for a in lines], indexing='ij')
    grid = np.full(x.shape, SOLID)
    for number, polygon in enumerate(plan.ROOMS.values()):
        grid[_inside(polygon, x, y) & (z > 0) & (z < plan.CEILING)] = number
    for number, (box, _) in enumerate(plan.holes().values()):
        mask = np.ones(x.shape, bool)
        for value, low, high in zip((x, y, z), *box):
            mask &= (value > low) & (value < high)
        grid[mask] = 100 + number
    return lines, np.pad(grid, 1, constant_values=AIR)


def faces():
    """Yields (what the face belongs to, the way it looks such as '+z', its four corners seen from that side)."""
    lines, grid = cells()
    rooms, owners = list(plan.ROOMS), [room for _, room in plan.holes().values()]
    names = list(plan.holes())
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        near = np.moveaxis(grid, axis, 0)[:-1]
        far = np.moveaxis(grid, axis, 0)[1:]
        for sign, seen, wall in (('-', near, far), ('+', far, near)):
            for cell in np.argwhere((wall == SOLID) & (seen >= 0)):
                value = seen[tuple(cell)]
                hole = value >= 100
                # moveaxis keeps the order of the other two axes, so undo it to find u and v.
                others = [a for a in range(3) if a != axis]
                where = {axis: cell[0], others[0]: cell[1] - 1, others[1]: cell[2] - 1}
                corner = lambda du, dv: tuple(lines[a][where[a] + {axis: 0, u: du, v: dv}[a]] for a in range(3))
                quad = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
                room = owners[value - 100] if hole else rooms[value]
                yield room, names[value - 100] if hole else None, sign + 'xyz'[axis], quad if sign == '+' else quad[::-1]


def surface_material(room, hole, way, quad):
    """What a face of the skin is made of."""
    if way == '+z':
        if hole in plan.DOORWAYS:
            joined = [plan.FLOORS[r] for r in plan.DOORWAYS[hole][0]]
            return oak_floor() if 'oak' in joined else tile('floor')
        if hole:
            return paint(WHITE, .6)
        return oak_floor() if plan.FLOORS[room] == 'oak' else tile('floor')
    if way == '-z' and not hole:
        return plaster(WHITE)
    if hole:
        return plaster(WALLS[room])
    if room == 'bath' and max(p[2] for p in quad) <= WET + .001:
        return tile('wall')
    return plaster(ACCENTS.get((room, way), WALLS[room]))


def kind_of(way, hole):
    return 'floor' if way == '+z' and (hole is None or hole in plan.DOORWAYS) else 'ceiling' if way == '-z' and not hole else 'wall'


def shell():
    """One mesh a room and kind, named 'floor-living', 'wall-hall' and so on. Returns them."""
    groups = {}
    for room, hole, way, quad in faces():
        groups.setdefault((kind_of(way, hole), room), []).append((quad, surface_material(room, hole, way, quad)))
    made = []
    for (kind, room), items in groups.items():
        index, points, polygons, slots, materials = {}, [], [], [], []
        for quad, material in items:
            for p in quad:
                if p not in index:
                    index[p] = len(points)
                    points.append(p)
            if material not in materials:
                materials.append(material)
            polygons.append([index[p] for p in quad])
            slots.append(materials.index(material))
        data = bpy.data.meshes.new(f'{kind}-{room}')
        data.from_pydata(points, [], polygons)
        for material in materials:
            data.materials.append(material)
        data.polygons.foreach_set('material_index', slots)
        made.append(link(f'{kind}-{room}', data))
    return made
