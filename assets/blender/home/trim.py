"""Skirting along the walls and strips where oak meets tile."""
from kit.shapes import slab
from materials.oak import oak
from materials.plain import paint
from . import plan

HIGH, DEEP, CASING = .08, .014, .065
TRIM = '#EAE3D6'


def gaps(edge, room):
    """Stretches of a wall, along its own axis, where an opening reaches the floor."""
    (ax, ay), (bx, by) = edge
    along, across = (0, 1) if ay == by else (1, 0)
    level = edge[0][across]
    found = []
    for name, (low, high) in ((n, box) for n, (box, _) in plan.holes().items()):
        touches = low[across] - 1e-6 <= level <= high[across] + 1e-6
        if touches and low[2] < .12 and (name in plan.DOORWAYS and room in plan.DOORWAYS[name][0] or name not in plan.DOORWAYS):
            found.append((low[along] - CASING, high[along] + CASING))
    return sorted(found)


def _corner(before, here, after):
    """> 0 where the room's corner is a convex one."""
    return (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])


def skirting(room):
    polygon = plan.ROOMS[room]
    n = len(polygon)
    for i in range(n):
        a, b = polygon[i], polygon[(i + 1) % n]
        along, across = (0, 1) if a[1] == b[1] else (1, 0)
        way = 1 if b[along] > a[along] else -1
        # The room lies to the left of the edge.
        inward = way if along == 0 else -way
        ends = []
        for turn, end, out in ((_corner(polygon[i - 1], a, b), a, -way), (_corner(a, b, polygon[(i + 2) % n]), b, way)):
            # Runs along y stop short of those along x, and those along x go round an outer corner.
            shift = -(DEEP + .0005) if turn > 0 and along == 1 else DEEP if turn < 0 and along == 0 else -.0005
            ends.append(end[along] + out * shift)
        low, high = sorted(ends)
        cursor = low
        for start, stop in [*gaps((a, b), room), (high, high)]:
            # The same line may go on with another room's wall and its openings.
            start = min(start, high)
            if start - cursor > .02:
                p, q = [0, 0, 0], [0, 0, HIGH]
                p[along], q[along] = cursor, start
                p[across], q[across] = a[across] - inward * .004, a[across] + inward * DEEP
                slab('skirting', p, q, paint(TRIM), edge=.004)
            cursor = max(cursor, stop)


def strips():
    """A flat oak sill under each door between tile and boards."""
    for name, (rooms, axis, middle, a, b, _, _) in plan.DOORWAYS.items():
        if len({plan.FLOORS[r] for r in rooms}) == 2:
            half = plan.INNER / 2 + .004
            corners = ((a + .001, middle - half, -.004), (b - .001, middle + half, .006))
            if axis == 'y':
                corners = tuple((y, x, z) for x, y, z in ((a + .001, middle - half, -.004), (b - .001, middle + half, .006)))
            slab('door-sill', *corners, oak(axis, 'light'), edge=.003)


def trim():
    for room in plan.ROOMS:
        # The bath's walls are tiled to the floor.
        if room != 'bath':
            skirting(room)
    strips()
