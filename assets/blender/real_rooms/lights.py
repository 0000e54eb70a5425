"""Lamps and the camera of a described room."""
import bpy
from mathutils import Matrix, Vector
from .meshes import to_blender


def _vector(point):
    return Vector(to_blender([point])[0])


def _add(name, data, location, x, y, z):
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    made.matrix_world = Matrix((x, y, z)).transposed().to_4x4()
    made.matrix_world.translation = location
    return made


def add_area_light(described):
    """A rectangle that shines along `along` x `up`; the camera and mirrors do not see it."""
    lamp = bpy.data.lights.new('area', 'AREA')
    wide, high = described['width'], described['height']
    red, green, blue = described['radiance']
    most = max(red, green, blue, 1e-6)
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', wide, high
    # Cycles spreads the watts of an area lamp over a radiance of watts / (4 area).
    lamp.color, lamp.energy = (red / most, green / most, blue / most), 4 * wide * high * most
    along, up = _vector(described['along']), _vector(described['up'])
    made = _add('area', lamp, _vector(described['center']), along, -up, -along.cross(up))
    made.visible_camera = made.visible_glossy = False


def add_sun(described):
    lamp = bpy.data.lights.new('sun', 'SUN')
    most = max(described['irradiance'])
    lamp.color, lamp.energy, lamp.angle = [part / most for part in described['irradiance']], most, described['angle']
    made = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(made)
    made.rotation_euler = _vector(described['direction']).to_track_quat('-Z', 'Y').to_euler()


def add_camera(described, width, height):
    """A pinhole in the middle of a picture of square pixels; `focalLength` in pixels."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit, data.sensor_width, data.clip_start = 'HORIZONTAL', 36.0, 0.02
    data.lens = described['focalLength'] / width * 36.0
    right, up, back = (_vector(described[name]) for name in ('right', 'up', 'back'))
    made = _add('camera', data, _vector(described['position']), right, up, back)
    scene = bpy.context.scene
    scene.camera = made
    scene.render.resolution_x, scene.render.resolution_y = width, height
