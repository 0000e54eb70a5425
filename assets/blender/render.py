"""Renders one shot.

blender -b --factory-startup -t 2 -P assets/blender/render.py -- SHOT OUT_DIR [--width N] [--samples N] [--bake N] [--keep]
Writes OUT_DIR/SHOT.png (8 bit, Filmic) and, with --keep, the linear passes as EXR. A shot of a photograph also writes
OUT_DIR/SHOT.json, what is known of its camera.
"""
import argparse
import os
import sys
import time
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise  # noqa: E402
from light.bake import bake_room  # noqa: E402
from light.lit import light_materials  # noqa: E402
from shots.registry import SHOTS  # noqa: E402

PASSES = {'Image': 'combined', 'DiffCol': 'albedo', 'Normal': 'normal', 'Depth': 'depth'}


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('shot')
    parser.add_argument('out')
    parser.add_argument('--width', type=int, default=1920)
    parser.add_argument('--samples', type=int, default=128)
    parser.add_argument('--bake', type=int, default=0, help='samples a vertex for bounced light; 0 traces it anew for every pixel')
    parser.add_argument('--cell', type=float, default=0.07, help='metres between the vertices that keep bounced light')
    parser.add_argument('--noise', type=float, default=0.03, help='adaptive threshold')
    parser.add_argument('--exposure', type=float, default=0.5)
    parser.add_argument('--minutes', type=float, default=0, help='stop sampling after this time, 0 = never')
    parser.add_argument('--keep', action='store_true', help='leave the linear passes beside the picture')
    parser.add_argument('--tone', type=float, default=0.5, help='denoiser: higher for few samples, see denoise.py')
    parser.add_argument('--again', action='store_true', help='denoise passes kept before, without rendering')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def settings(scene, o, pano):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = 'CPU', o.samples, True, o.noise
    c.adaptive_min_samples, c.use_denoising, c.seed = min(24, o.samples), False, 7
    c.max_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 2, 3, 12
    c.diffuse_bounces = 0 if o.bake else 4
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3.0, 0, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    # One tile: with several, a time limit would leave the last ones without samples.
    c.time_limit, c.use_auto_tile = o.minutes * 60, False
    wide, high = (2, 1) if pano else scene.get('format', (16, 9))
    scene.render.resolution_x, scene.render.resolution_y = o.width, o.width * int(high) // int(wide)
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = o.exposure
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True


def file_outputs(scene, folder):
    """The compositor writes each pass as its own EXR, which Blender's image reader takes back."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth = folder, 'OPEN_EXR', '32'
    out.file_slots.clear()
    for socket, name in PASSES.items():
        out.file_slots.new(name + '-')
        tree.links.new(layers.outputs[socket], out.inputs[name + '-'])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def read(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}-0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(h, w, 4)[:, :, :3].copy()


def finish(scene, folder, target, wrap, tone):
    """Denoises the passes and writes the picture through the scene's view transform."""
    combined, albedo, normal, depth = (read(folder, n) for n in PASSES.values())
    clean = denoise(combined, albedo, normal, depth[:, :, 0], wrap, tone=tone)
    h, w = clean.shape[:2]
    image = bpy.data.images.new('clean', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([clean, np.ones((h, w, 1), np.float32)], 2).ravel())
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
    if o.bake:
        count = bake_room(o.cell, o.bake)
        light_materials()
        print(f'{o.shot}: light on {count} vertices in {time.time() - started:.0f} s')
    settings(scene, o, pano)
    folder = os.path.join(o.out, o.shot + '-passes')
    os.makedirs(folder, exist_ok=True)
    file_outputs(scene, folder)
    built = time.time()
    if not o.again:
        bpy.ops.render.render(write_still=False)
    rendered = time.time()
    finish(scene, folder, os.path.join(o.out, o.shot + '.png'), wrap=pano, tone=o.tone)
    if 'known' in scene:
        with open(os.path.join(o.out, o.shot + '.json'), 'w', encoding='utf8') as file:
            file.write(scene['known'] + '\n')
    print(f'{o.shot}: build {built - started:.0f} s, render {rendered - built:.0f} s, finish {time.time() - rendered:.0f} s')
    if not (o.keep or o.again):
        for name in PASSES.values():
            os.remove(os.path.join(folder, f'{name}-0001.exr'))
        os.rmdir(folder)


main()
