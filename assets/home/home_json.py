"""Writes public/home/home.json from the plan and the layout: rooms, standing points, doorways, windows, furniture.

    python3 assets/home/home_json.py

Metres and radians in glTF axes: x right (east), y up, z towards the viewer (south); a floor point is [x, z].
"""
import json
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, 'assets', 'blender'))
from home import layout, plan  # noqa: E402


def floor(x, y):
    """A point of the plan as [x, z], free of -0."""
    return [round(x, 3) + 0.0, round(-y, 3) + 0.0]


def rooms():
    return [{'id': name, 'area': round(plan.area(polygon), 2), 'ceiling': plan.CEILING, 'floor': plan.FLOORS[name],
             'polygon': [floor(*p) for p in polygon]} for name, polygon in plan.ROOMS.items()]


def standing_points():
    """heading: radians clockwise from north (-z), so the way looked is [sin h, -cos h] as [x, z]."""
    return [{'id': name, 'room': room, 'position': [floor(x, y)[0], plan.EYE, floor(x, y)[1]], 'heading': round(heading, 4)}
            for name, (room, x, y, heading) in plan.STANDING.items()]


def doorways():
    """direction: from the first room to the second, [x, z]; centre: the middle of the hole, [x, y, z]."""
    made = []
    for name, (joined, axis, middle, a, b, head, leaf) in plan.DOORWAYS.items():
        x, z = floor((a + b) / 2, middle) if axis == 'x' else floor(middle, (a + b) / 2)
        across = 1 if axis == 'x' else 0
        # Both rooms touch the wall; the first lies on the side where its nearest border is.
        first = plan.ROOMS[joined[0]]
        side = 1 if any(abs(p[across] - (middle - plan.INNER / 2)) < 1e-6 for p in first) else -1
        direction = [0, -side] if axis == 'x' else [side, 0]
        made.append({'id': name, 'rooms': list(joined), 'centre': [x, round(head / 2, 3), z], 'width': round(b - a, 3), 'height': head,
                     'depth': plan.INNER, 'direction': direction, 'leaf': leaf is not None})
    return made


def windows():
    made = []
    for name, (room, side, a, b, sill, head, _, glass) in plan.WINDOWS.items():
        inner, _ = plan.facade(side)
        x, z = floor((a + b) / 2, inner)
        made.append({'id': name, 'room': room, 'centre': [x, round((sill + head) / 2, 3), z], 'width': round(b - a, 3), 'sill': sill, 'head': head, 'clear': glass == 'clear'})
    return made


def furniture():
    made = []
    for room, items in layout.LAYOUT.items():
        count = {}
        for piece, x, y, turn in items:
            count[piece] = count.get(piece, 0) + 1
            many = sum(i[0] == piece for i in items) > 1
            made.append({'id': f'{room}/{piece}' + (f'-{count[piece]}' if many else ''), 'piece': piece, 'room': room, 'x': floor(x, y)[0], 'z': floor(x, y)[1],
                         'turn': round(turn, 4), 'solid': piece not in layout.FREE,
                         'footprint': [[floor(*p) for p in rectangle] for rectangle in layout.footprint(piece, x, y, turn)]})
    return made


def main():
    west, south, east, north = plan.bounds()
    data = {
        'axes': 'glTF: x right (east), y up, z towards the viewer (south); metres, radians; floor points are [x, z]; headings clockwise from north (-z); turns anticlockwise about y, 0 = front to +z',
        'size': [round(east - west + 2 * plan.OUTER, 3), plan.CEILING, round(north - south + 2 * plan.OUTER, 3)],
        'eye': plan.EYE, 'rooms': rooms(), 'standingPoints': standing_points(), 'doorways': doorways(), 'windows': windows(), 'furniture': furniture(),
    }
    lines = []
    for key, value in data.items():
        body = json.dumps(value) if not isinstance(value, list) or not isinstance(value[0], dict) else '[\n' + ',\n'.join('    ' + json.dumps(v) for v in value) + '\n  ]'
        lines.append(f'  {json.dumps(key)}: {body}')
    with open(os.path.join(ROOT, 'public', 'home', 'home.json'), 'w') as out:
        out.write('{\n' + ',\n'.join(lines) + '\n}\n')


main()
