"""Hands a render's passes to the denoiser (assets/denoise) and takes the clean light back."""
import os
import subprocess
import numpy as np

MAIN = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../denoise/main.py')


def clean(folder, colour, albedo, normal, wrap=False):
    """Each (h, w, 3) float32: linear light, 0..1, unit vectors -> (h, w, 3) linear light without grain.
    `wrap`: the picture closes at its left and right edge. The arrays are left in `folder`, which exists."""
    for name, array in (('colour', colour), ('albedo', albedo), ('normal', normal)):
        np.save(os.path.join(folder, name + '.npy'), array)
    # The system's own Python has the network library; Blender's does not look there.
    subprocess.run(['/usr/bin/python3', MAIN, folder] + ['--wrap'] * wrap, check=True)
    return np.load(os.path.join(folder, 'clean.npy'))
