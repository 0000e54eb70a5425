"""Render passes as arrays: the compositor writes each as EXR, Blender's image reader takes it back."""
import os
import bpy
import numpy as np

PASSES = {'Image': 'colour', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def write_passes(scene, folder, prefix):
    """To be called before rendering; `read` gives back what it leaves in the folder."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    tree, layers = write_sockets(scene, folder, prefix, PASSES)
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def write_sockets(scene, folder, prefix, sockets):
    """Writes outputs of the render layers, by their names, as EXR. Returns the compositor's tree and their node."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth, out.format.color_mode = folder, 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for socket in sockets:
        out.file_slots.new(f'{prefix}-{socket}-')
        tree.links.new(layers.outputs[socket], out.inputs[f'{prefix}-{socket}-'])
    return tree, layers


def read(folder, prefix, name):
    """(h, w, 4) float32, linear, bottom row first."""
    path = os.path.join(folder, f'{prefix}-{name}-0001.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(h, w, 4).copy()
