"""Renders one shot.

blender -b --factory-startup -t 2 -P assets/blender/render.py -- SHOT OUT_DIR [--width N] [--samples N] [--keep]
Writes OUT_DIR/SHOT.png (8 bit, Filmic) and, with --keep, the linear passes. A shot of a photograph also writes
OUT_DIR/SHOT.json, what is known of its camera.
"""
import argparse
import os
import shutil
import sys
import time
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clean import clean  # noqa: E402
from passes import PASSES, read, write_passes  # noqa: E402
from shots.registry import SHOTS  # noqa: E402


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('shot')
    parser.add_argument('out')
    parser.add_argument('--width', type=int, default=1920)
    parser.add_argument('--samples', type=int, default=16)
    parser.add_argument('--exposure', type=float, default=0.5)
    parser.add_argument('--keep', action='store_true', help='leave the linear passes beside the picture')
    parser.add_argument('--again', action='store_true', help='denoise passes kept before, without rendering')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def settings(scene, o, pano):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising, c.seed = 'CPU', o.samples, False, False, 7
    c.max_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 2, 3, 12
    c.diffuse_bounces = 4
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3.0, 0, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_auto_tile = False
    wide, high = (2, 1) if pano else scene.get('format', (16, 9))
    scene.render.resolution_x, scene.render.resolution_y = o.width, o.width * int(high) // int(wide)
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = o.exposure


def finish(scene, folder, target, wrap):
    """Takes the grain out of the passes and writes the picture through the scene's view transform."""
    light = clean(folder, *(read(folder, 'pass', name)[:, :, :3] for name in PASSES), wrap)
    h, w = light.shape[:2]
    image = bpy.data.images.new('clean', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([light, np.ones((h, w, 1), np.float32)], 2).ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    image.save_render(target, scene=scene)


def main():
    o = options()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    build, camera = SHOTS[o.shot]
    started = time.time()
    build()
    pano = camera().data.type == 'PANO'
    scene = bpy.context.scene
    settings(scene, o, pano)
    folder = os.path.join(o.out, o.shot + '-passes')
    os.makedirs(folder, exist_ok=True)
    write_passes(scene, folder, 'pass')
    built = time.time()
    if not o.again:
        bpy.ops.render.render(write_still=False)
    rendered = time.time()
    finish(scene, folder, os.path.join(o.out, o.shot + '.png'), wrap=pano)
    if 'known' in scene:
        with open(os.path.join(o.out, o.shot + '.json'), 'w', encoding='utf8') as file:
            file.write(scene['known'] + '\n')
    print(f'{o.shot}: build {built - started:.0f} s, render {rendered - built:.0f} s, finish {time.time() - rendered:.0f} s')
    if not (o.keep or o.again):
        shutil.rmtree(folder)


main()
