"""How Cycles bakes diffuse light, on vertices and on pictures alike."""
import bpy


def bake_settings(samples, bounces, seed):
    """Sets the scene's renderer; the seed is the bake's own, so that a rebuild gives the same grain."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising, c.seed = 'CPU', samples, False, False, seed
    c.max_bounces = c.diffuse_bounces = bounces
    c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 1, 2, 8
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive = 4.0, False, False
