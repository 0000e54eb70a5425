"""Draws public/home/plan.svg to scale from the plan and the layout: 1 m is 50 units, north up, no words.

    python3 assets/home/plan_svg.py
"""
import os
import sys
from math import cos, pi, sin

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, 'assets', 'blender'))
from home import layout, plan  # noqa: E402

SCALE, MARGIN = 50, 46
WEST, SOUTH, EAST, NORTH = plan.bounds()
LEFT, TOP = WEST - plan.OUTER, NORTH + plan.OUTER
WIDE, HIGH = (EAST - WEST + 2 * plan.OUTER) * SCALE, (NORTH - SOUTH + 2 * plan.OUTER) * SCALE
# Where each room's area is written: a free stretch of floor, clear of where a tour marks its standing points and their names.
LABELS = {'living': (-1.35, -.86), 'kitchen': (4.5, -.28), 'hall': (1.4, .96), 'study': (-4.36, .6), 'bath': (1.13, 1.79), 'bedroom': (4.66, 1.08)}
OVERHEAD = {'pendant', 'ceiling-lamp'}


def at(x, y):
    return f'{number((x - LEFT) * SCALE)} {number((TOP - y) * SCALE)}'


def number(value):
    return f'{value:.1f}'.rstrip('0').rstrip('.') or '0'


def outline(points):
    return 'M' + 'L'.join(at(*p) for p in points) + 'Z'


def box_outline(box):
    (x0, y0, _), (x1, y1, _) = box
    return outline([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def walls():
    """Everything between the outer rectangle and the rooms, less the openings: even-odd does the sum."""
    rim = outline([(LEFT, SOUTH - plan.OUTER), (EAST + plan.OUTER, SOUTH - plan.OUTER), (EAST + plan.OUTER, TOP), (LEFT, TOP)])
    return rim + ''.join(outline(p) for p in plan.ROOMS.values()) + ''.join(box_outline(box) for box, _ in plan.holes().values())


def window_lines():
    path = ''
    for room, side, a, b, *_ in plan.WINDOWS.values():
        inner, outer = plan.facade(side)
        for y in (inner, outer, inner + (outer - inner) * .5, inner + (outer - inner) * .72):
            path += f'M{at(a, y)}L{at(b, y)}'
        for x in (a, b):
            path += f'M{at(x, inner)}L{at(x, outer)}'
    return path


def swing(hinge, closed, opened, width):
    """Leaf and quarter circle: angles in radians."""
    tip = (hinge[0] + width * cos(opened), hinge[1] + width * sin(opened))
    lock = (hinge[0] + width * cos(closed), hinge[1] + width * sin(closed))
    turn = 0 if (opened - closed) % (2 * pi) < pi else 1
    radius = number(width * SCALE)
    return f'M{at(*hinge)}L{at(*tip)}', f'M{at(*lock)}A{radius} {radius} 0 0 {turn} {at(*tip)}'


def swings():
    leaves, arcs = '', ''
    found = []
    for joined, axis, middle, a, b, _, leaf in plan.DOORWAYS.values():
        if leaf:
            end, into, _ = leaf
            index = 1 if axis == 'x' else 0
            points = plan.ROOMS[into]
            side = 1 if sum(p[index] for p in points) / len(points) > middle else -1
            along = a if end == 'from' else b
            closed = (0 if axis == 'x' else pi / 2) + (0 if end == 'from' else pi)
            opened = pi / 2 * side if axis == 'x' else (0 if side > 0 else pi)
            edge = middle + side * plan.INNER / 2
            found.append(((along, edge) if axis == 'x' else (edge, along), closed, opened, b - a))
    _, side, a, b, _ = plan.ENTRANCE
    inner, _ = plan.facade(side)
    found.append(((a, inner), 0, -pi / 2 if side == 'n' else pi / 2, b - a))
    for item in found:
        leaf, arc = swing(*item)
        leaves, arcs = leaves + leaf, arcs + arc
    return leaves, arcs


def furniture():
    path, dashed, circles = '', '', ''
    for items in layout.LAYOUT.values():
        for name, x, y, turn in items:
            if name in OVERHEAD:
                continue
            if name in layout.ROUND:
                radius = number(layout.SIZES[name][0] / 2 * SCALE)
                cx, cy = at(x, y).split()
                circles += f'<circle cx="{cx}" cy="{cy}" r="{radius}"/>'
            else:
                drawn = ''.join(outline(r) for r in layout.footprint(name, x, y, turn))
                if name in layout.FREE:
                    dashed += drawn
                else:
                    path += drawn
    return path, dashed, circles


def details():
    """Lines within the pieces that tell what they are: pillows, cushions, basins, hob."""
    path = ''
    def local(name, room, strokes):
        nonlocal path
        _, x, y, turn = next(i for i in layout.LAYOUT[room] if i[0] == name)
        c, s = cos(turn), sin(turn)
        for stroke in strokes:
            path += 'M' + 'L'.join(at(x + c * u - s * v, y + s * u + c * v) for u, v in stroke)
    def rect(x0, y0, x1, y1): return [(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)]
    local('modern-sofa', 'living', [rect(-.98, -.42, 0, .26), rect(0, -.42, .98, .26)])
    local('armchair', 'living', [rect(-.27, -.40, .27, .22)])
    local('reading-chair', 'study', [rect(-.27, -.40, .27, .22)])
    local('bed-frame', 'bedroom', [rect(-.75, .62, -.05, 1.0), rect(.05, .62, .75, 1.0), [(-.85, .45), (.85, .45)]])
    local('wardrobe', 'bedroom', [[(-.25, -.31), (-.25, .31)], [(.25, -.31), (.25, .31)]])
    local('bath-tub', 'bath', [rect(-.76, -.29, .76, .29)])
    local('vanity', 'bath', [rect(-.2, -.18, .2, .12)])
    local('kitchen-run', 'kitchen', [[(-.6, -.61), (0, -.61)], [(-.6, -1.21), (0, -1.21)], rect(-.57, -2.79, -.07, -2.21), rect(-1.62, -4.28, -1.02, -3.90)])
    return path


def dimensions():
    """Overall sizes with ticks, outside the walls."""
    low, left = number(HIGH + 24), '-24'
    ticks = ''.join(f'M{x} {number(HIGH + 19)}v10' for x in ('0', number(WIDE))) + ''.join(f'M-29 {y}h10' for y in ('0', number(HIGH)))
    lines = f'M0 {low}H{number(WIDE)}M{left} 0V{number(HIGH)}' + ticks
    texts = f'<text x="{number(WIDE / 2)}" y="{number(HIGH + 41)}">{WIDE / SCALE:.2f} m</text>'
    texts += f'<text transform="translate(-32 {number(HIGH / 2)}) rotate(-90)">{HIGH / SCALE:.2f} m</text>'
    return lines, texts


def main():
    leaves, arcs = swings()
    solid, flat, circles = furniture()
    lines, figures = dimensions()
    rooms = ''.join(f'<path id="room-{name}" class="room" d="{outline(polygon)}"/>' for name, polygon in plan.ROOMS.items())
    labels = ''.join(f'<text id="area-{name}" x="{at(*LABELS[name]).split()[0]}" y="{at(*LABELS[name]).split()[1]}">{plan.area(plan.ROOMS[name]):.1f} m²</text>' for name in plan.ROOMS)
    view = f'-{MARGIN} -14 {number(WIDE + MARGIN + 14)} {number(HIGH + 14 + MARGIN)}'
    svg = f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" fill="none" stroke="currentColor">
<g id="rooms" fill="currentColor" fill-opacity="0" stroke="none">{rooms}</g>
<g id="furniture" stroke-width=".9" stroke-opacity=".42" stroke-linejoin="round"><path stroke-dasharray="3 3" d="{flat}"/><path d="{solid}"/>{circles}<path stroke-opacity=".3" d="{details()}"/></g>
<path id="walls" fill="currentColor" stroke="none" fill-rule="evenodd" d="{walls()}"/>
<path id="windows" stroke-width=".9" d="{window_lines()}"/>
<g id="doors"><path stroke-width="2" d="{leaves}"/><path stroke-width=".8" stroke-opacity=".6" d="{arcs}"/></g>
<path id="dimensions" stroke-width=".8" d="{lines}"/>
<g id="figures" fill="currentColor" stroke="none" font-family="'DM Mono',ui-monospace,monospace" font-size="13" text-anchor="middle">{labels}<g font-size="11">{figures}</g></g>
</svg>
'''
    with open(os.path.join(ROOT, 'public', 'home', 'plan.svg'), 'w') as out:
        out.write(svg)


main()
