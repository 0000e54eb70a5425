"""Writes how far everything in a shot is, and what its camera sees: what a picture needs to be drawn in depth.

blender -b --factory-startup -t 2 -P assets/blender/depth.py -- SHOT OUT_DIR [--width N]
Writes OUT_DIR/SHOT-depth.png (8 bit, 1/depth between `near` and `far`, 255 is near) and OUT_DIR/SHOT.json: the
camera's window at a distance of 1 (left, right, bottom, top), and near and far in metres.
"""
import argparse
import json
import os
import shutil
import sys
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from passes import read, write_sockets  # noqa: E402
from shots.registry import SHOTS  # noqa: E402

# What is farther, such as a garden, moves as if it stood here, metres.
FARTHEST = 12.0


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('shot')
    parser.add_argument('out')
    parser.add_argument('--width', type=int, default=480)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def depth_of(scene, folder):
    """(h, w) metres along the camera's axis, top row first."""
    scene.view_layers[0].use_pass_z = True
    write_sockets(scene, folder, 'pass', ['Depth'])
    bpy.ops.render.render(write_still=False)
    return read(folder, 'pass', 'Depth')[::-1, :, 0]


def window_of(camera, ratio):
    """Left, right, bottom and top of what the camera sees at a distance of 1."""
    half = camera.data.sensor_width / camera.data.lens / 2
    across, up = camera.data.shift_x * 2 * half, camera.data.shift_y * 2 * half
    return [across - half, across + half, up - half / ratio, up + half / ratio]


def main():
    o = options()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    build, place_camera = SHOTS[o.shot]
    build()
    camera = place_camera()
    camera.data.dof.use_dof = False
    for part in camera.children:  # Brackets, which are on the screen rather than in the room.
        part.hide_render = True
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.max_bounces = 1, False, 0
    scene.render.resolution_x, scene.render.resolution_y = o.width, o.width * 9 // 16
    folder = os.path.join(o.out, o.shot + '-depth-passes')
    os.makedirs(folder, exist_ok=True)
    depth = np.minimum(depth_of(scene, folder), FARTHEST)
    shutil.rmtree(folder)
    near, far = float(depth.min()) * 0.98, FARTHEST
    share = (1 / depth - 1 / far) / (1 / near - 1 / far)
    h, w = depth.shape
    image = bpy.data.images.new('depth', w, h)
    image.colorspace_settings.name = 'Non-Color'
    grey = np.repeat(share[::-1, :, None], 3, 2)
    image.pixels.foreach_set(np.concatenate([grey, np.ones((h, w, 1))], 2).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = os.path.join(o.out, o.shot + '-depth.png'), 'PNG'
    image.save()
    known = {'window': [round(edge, 5) for edge in window_of(camera, 16 / 9)], 'near': round(near, 4), 'far': far}
    with open(os.path.join(o.out, o.shot + '.json'), 'w', encoding='utf8') as file:
        file.write(json.dumps(known) + '\n')


main()
