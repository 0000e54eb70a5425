"""Cameras at eye height. Still cameras keep verticals vertical by shifting the lens instead of tilting."""
import math
import bpy
from mathutils import Vector


def still(position, target, lens=26.0, level=True, focus=None, fstop=4.0):
    """lens: mm on a 36 mm sensor. level: horizon in lens, target's height reached by shift. focus: metres, or None for all sharp."""
    data = bpy.data.cameras.new('still')
    data.lens, data.sensor_width, data.clip_start = lens, 36.0, 0.05
    camera = bpy.data.objects.new('still', data)
    away = Vector(target) - Vector(position)
    if level:
        flat = math.hypot(away.x, away.y)
        data.shift_y = away.z / flat * lens / 36.0
        away.z = 0
    camera.location, camera.rotation_euler = position, away.to_track_quat('-Z', 'Y').to_euler()
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
    return _use(camera)


def panorama(position, heading=0.0):
    """Equirectangular, horizon level; heading in degrees, 0 looks north (+y) at the picture's centre."""
    data = bpy.data.cameras.new('panorama')
    data.type, data.clip_start = 'PANO', 0.05
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    camera = bpy.data.objects.new('panorama', data)
    camera.location, camera.rotation_euler = position, (math.pi / 2, 0, -math.radians(heading))
    return _use(camera)


def _use(camera):
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera
