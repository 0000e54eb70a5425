"""Draws a described room: its light with the guides of the denoiser, and its label map."""
import json
import os
import bpy
import numpy as np
from passes import PASSES, read, write_passes, write_sockets
from .lights import add_area_light, add_camera, add_sun
from .materials import label_material, make_material
from .meshes import add_mesh


def draw(folder):
    """Reads room.json of the folder; leaves colour.npy, albedo.npy, normal.npy and labels.bin, top row first."""
    with open(os.path.join(folder, 'room.json'), encoding='utf8') as file:
        room = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    add_camera(room['camera'], room['width'], room['height'])
    materials = [make_material(index, described) for index, described in enumerate(room['materials'])]
    meshes = [(add_mesh(index, described, materials[described['material']]), described)
              for index, described in enumerate(room['meshes'])]
    for made, described in meshes:
        if room['materials'][described['material']].get('isBackdrop'):
            made.visible_diffuse = made.visible_shadow = made.visible_transmission = False
    for light in room['areaLights']:
        add_area_light(light)
    if room['sun']:
        add_sun(room['sun'])
    _settings(scene, room)
    _draw_light(scene, meshes, folder)
    _draw_labels(scene, meshes, folder, room['labels'])


def _settings(scene, room):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising, c.seed = 'CPU', room['samples'], False, False, 7
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 4, 2
    c.transmission_bounces = c.transparent_max_bounces = 0
    c.sample_clamp_indirect, c.blur_glossy = 12.0, 0.6
    c.caustics_reflective = c.caustics_refractive = False
    c.use_auto_tile = False
    scene.world = bpy.data.worlds.new('black')
    scene.world.color = (0, 0, 0)


def _draw_light(scene, meshes, folder):
    for made, described in meshes:
        made.hide_render = described['layer'] == 'labels'
    write_passes(scene, folder, 'pass')
    bpy.ops.render.render(write_still=False)
    for socket, name in PASSES.items():
        np.save(os.path.join(folder, name + '.npy'), np.ascontiguousarray(read(folder, 'pass', socket)[::-1, :, :3]))


def _draw_labels(scene, meshes, folder, labels):
    plain = [label_material(byte) for byte in range(len(labels))]
    for made, described in meshes:
        made.hide_render = described['layer'] == 'photo'
        made.data.materials[0] = plain[labels.index(described['label'])]
        made.visible_diffuse = made.visible_shadow = True
    for made in scene.objects:
        if made.type == 'LIGHT':
            made.hide_render = True
    c = scene.cycles
    c.samples, c.max_bounces = 1, 0
    # One ray through the middle of each pixel.
    c.pixel_filter_type, c.filter_width = 'BOX', 0.01
    scene.view_layers[0].cycles.denoising_store_passes = False
    tree, layers = write_sockets(scene, folder, 'label', ['Image'])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render(write_still=False)
    bytes_ = np.rint(read(folder, 'label', 'Image')[::-1, :, 0]).astype(np.uint8)
    np.ascontiguousarray(bytes_).tofile(os.path.join(folder, 'labels.bin'))
