"""Bakes textures with Cycles and calms their light without mixing what does not lie side by side."""
import bpy
import numpy as np
from light.settings import bake_settings
from .lights import lights_of


def bake(objects, size, samples, passes, margin):
    """{room: mesh}, all laid out on one picture by their first UV layer -> (height, width, 3) float32, linear, rows from below."""
    bake_settings(samples, bounces=6, seed=3)
    image = bpy.data.images.new('bake', *size, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    added = []
    for material in {m for obj in objects.values() for m in obj.data.materials}:
        node = material.node_tree.nodes.new('ShaderNodeTexImage')
        node.image = image
        material.node_tree.nodes.active = node
        added.append((material.node_tree, node))
    for room, obj in objects.items():
        bpy.ops.object.select_all(action='DESELECT')
        obj.select_set(True)
        bpy.context.view_layer.objects.active = obj
        with lights_of(room):
            bpy.ops.object.bake(type='DIFFUSE', pass_filter=passes, margin=margin, margin_type='EXTEND', use_clear=False, target='IMAGE_TEXTURES')
    for tree, node in added:
        tree.nodes.remove(node)
    pixels = np.empty(size[0] * size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(size[1], size[0], 4)[:, :, :3].copy()


def despeckled(light, ids, low=.85, high=1.18):
    """Draws single odd texels to the median brightness of the 5 x 5 about them; edges of sun patches are kept by a median."""
    level = light.mean(2) + 1e-4
    around = []
    for j in range(-2, 3):
        for i in range(-2, 3):
            move = lambda a: np.roll(a, (j, i), (0, 1))
            around.append(np.where(move(ids) == ids, move(level), level))
    middle = np.median(np.stack(around), 0)
    return light * (np.clip(level, middle * low, middle * high) / level)[..., None]


def calm(light, ids, levels=4, tone=.20):
    """Edge-keeping a-trous blur; texels mix only within one chart (same id) and with like brightness."""
    light = despeckled(despeckled(despeckled(light, ids), ids), ids)
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    for level in range(levels):
        step = 1 << level
        guide = np.log(light.mean(2) + .03)
        guide = sum(np.roll(np.roll(guide, j, 0), i, 1) for j in (-1, 0, 1) for i in (-1, 0, 1)) / 9
        total, weights = np.zeros_like(light), np.zeros(ids.shape, np.float32)
        for j in range(-2, 3):
            for i in range(-2, 3):
                move = lambda a: np.roll(a, (j * step, i * step), (0, 1))
                weight = np.exp(-((guide - move(guide)) / (tone * (1 if level else 2))) ** 2) * (move(ids) == ids) * (kernel[j + 2] * kernel[i + 2])
                total += move(light) * weight[..., None]
                weights += weight
        light = total / np.maximum(weights, 1e-6)[..., None]
    return light


def enlarged(image, size):
    """Bilinear to (width, height); texel centres stay where they are."""
    h, w = image.shape[:2]
    x = np.clip((np.arange(size[0]) + .5) * w / size[0] - .5, 0, w - 1)
    y = np.clip((np.arange(size[1]) + .5) * h / size[1] - .5, 0, h - 1)
    x0, y0 = np.minimum(x.astype(int), w - 2), np.minimum(y.astype(int), h - 2)
    fx, fy = (x - x0)[None, :, None], (y - y0)[:, None, None]
    rows = image[:, x0] * (1 - fx) + image[:, x0 + 1] * fx
    return rows[y0] * (1 - fy) + rows[y0 + 1] * fy


def save(image, path, exposure=.5):
    """Writes linear light through the pictures' view transform as an 8-bit PNG, so that the home looks like them."""
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    h, w = image.shape[:2]
    made = bpy.data.images.new('out', w, h, float_buffer=True)
    made.colorspace_settings.name = 'Linear'
    made.pixels.foreach_set(np.concatenate([image, np.ones((h, w, 1), np.float32)], 2).astype(np.float32).ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'PNG', 'RGB', '8'
    made.save_render(path, scene=scene)
    bpy.data.images.remove(made)


def viewed(colours, folder, exposure=.5):
    """(n, 3) linear light -> (n, 3) what the view transform shows, as linear values again for a vertex colour."""
    path, width = f'{folder}/viewed.png', 1024
    rows = -(-len(colours) // width)
    padded = np.zeros((rows * width, 3), np.float32)
    padded[:len(colours)] = colours
    save(padded.reshape(rows, width, 3), path, exposure)
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(rows * width * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    shown = pixels.reshape(-1, 4)[:len(colours), :3]
    return np.where(shown <= .04045, shown / 12.92, ((shown + .055) / 1.055) ** 2.4)
