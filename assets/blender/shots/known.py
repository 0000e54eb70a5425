"""What is known of a photograph: its camera and its room, in the site's axes (glTF: x right, y up, z towards the south)."""
from mathutils import Matrix, Quaternion, Vector

# Blender's z up, y north -> y up, -z north.
TO_SITE = Matrix(((1, 0, 0), (0, 0, 1), (0, -1, 0)))


def _round(values, digits=6):
    return [round(float(v), digits) for v in values]


def known_camera(camera, pixels):
    """pixels: (width, height). The principal point is the middle of the picture; pixels are square."""
    width, height = pixels
    turn = TO_SITE @ camera.matrix_world.to_3x3().normalized()
    rotation: Quaternion = turn.to_quaternion()
    return {
        'width': width, 'height': height,
        'focalLength': round(camera.data.lens / camera.data.sensor_width * max(width, height), 3),
        'position': _round(TO_SITE @ camera.matrix_world.translation),
        # x, y, z, w; turns the camera's own axes (x right, y up, looking along -z) into the room's.
        'rotation': _round((rotation.x, rotation.y, rotation.z, rotation.w)),
    }


def known_room(room):
    """Floor, ceiling, the walls' inner faces, the windows in the north wall, the sun."""
    x, y, z = room['size']
    direction, strength = room['sun']
    travel = TO_SITE @ Vector(direction).normalized()
    return {
        'floor': {'normal': [0, 1, 0], 'constant': 0},
        'room': {'min': [-x / 2, 0, -y / 2], 'max': [x / 2, z, y / 2]},
        'windows': [{'min': [a, low, -y / 2], 'max': [b, high, -y / 2]} for a, b, low, high in room['openings']],
        'sun': {'direction': _round(travel), 'strength': strength},
    }
