"""Renders one piece for its thumbnail: the same light and lens for all, seen from the front right, nothing behind it.

blender -b --factory-startup -t 2 -P assets/blender/export/thumbnail.py -- ID OUT_DIR [--size N] [--samples N]
Writes OUT_DIR/ID-colour.png (Filmic, not premultiplied) and OUT_DIR/ID-cover.png (red: the piece, green: its contact shadow).
"""
import argparse
import os
import sys
import tempfile
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clean import clean  # noqa: E402
from export.catalogue import PIECES  # noqa: E402
from export.shadow import contact_shadow  # noqa: E402
from export.studio import camera, corners, light  # noqa: E402
from passes import PASSES, read, write_passes  # noqa: E402


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('id')
    parser.add_argument('out')
    parser.add_argument('--size', type=int, default=512)
    parser.add_argument('--samples', type=int, default=20)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def settings(scene, o):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = 'CPU', o.samples, True, .015
    c.adaptive_min_samples, c.use_denoising, c.seed = 24, False, 7
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, 3, 2, 3
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive = 3.0, False, False
    scene.render.resolution_x = scene.render.resolution_y = o.size
    scene.render.film_transparent = True
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Filmic', 'Medium High Contrast', .38


def save(scene, pixels, path, view):
    """pixels: (h, w, 3) linear; view: through the scene's tone curve, or as they are."""
    h, w = pixels.shape[:2]
    image = bpy.data.images.new('out', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([pixels, np.ones((h, w, 1))], 2).astype(np.float32).ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    if not view:
        scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Raw', 'None', 0
    image.save_render(path, scene=scene)


def render(scene, o, samples):
    """[(h, w, 4)] of the passes."""
    scene.cycles.samples = samples
    with tempfile.TemporaryDirectory() as folder:
        write_passes(scene, folder, o.id)
        bpy.ops.render.render(write_still=False)
        return [read(folder, o.id, name) for name in PASSES]


def main():
    o = options()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    entry, scene = PIECES[o.id], bpy.context.scene
    points = corners(entry.build())
    camera(points)
    ground = light(points, points[:, 2].min() if entry.mount in {'floor', 'surface'} else None)
    settings(scene, o)
    os.makedirs(o.out, exist_ok=True)
    image, albedo, normal = render(scene, o, o.samples)
    mask = np.clip(image[:, :, 3], 0, 1)
    with tempfile.TemporaryDirectory() as folder:
        solid = clean(folder, image[:, :, :3], albedo[:, :, :3], normal[:, :, :3])
    shadow = np.zeros_like(mask)
    if ground:
        ground.visible_camera = ground.is_shadow_catcher = True
        shadow = contact_shadow(render(scene, o, o.samples // 2)[0][:, :, 3], mask)
    save(scene, solid / np.maximum(mask, .004)[..., None], os.path.join(o.out, o.id + '-colour.png'), True)
    save(scene, np.stack([mask, shadow, mask], 2), os.path.join(o.out, o.id + '-cover.png'), False)


main()
