"""Takes the grain out of a render with the networks of Open Image Denoise.

python3 assets/denoise/main.py FOLDER [--wrap]
FOLDER holds colour.npy, albedo.npy, normal.npy, each (h, w, 3) float32: linear light, 0..1, unit vectors.
Writes clean.npy beside them. --wrap: the left edge goes on at the right one, as in an equirectangular picture.
"""
import argparse
import os
import subprocess
import numpy as np
import torch
from network import MARGIN, Network, run_tiled
from transfer import exposure, linear, seen
from weights import read_weights

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '../../.cache/denoise')


def _read(folder, name):
    return torch.from_numpy(np.load(os.path.join(folder, name + '.npy'))).permute(2, 0, 1).float()


def _framed(image, wrap):
    """Mirrored above and below; at the sides mirrored, or from the opposite side."""
    image = torch.nn.functional.pad(image[None], (0, 0, MARGIN, MARGIN), mode='reflect')
    return torch.nn.functional.pad(image, (MARGIN, MARGIN, 0, 0), mode='circular' if wrap else 'reflect')[0]


def denoise(colour, albedo, normal, wrap, weights):
    """All (3, h, w); `weights`: file name without ending -> its Network. The guides are cleaned first, so that they
    can be trusted to the pixel."""
    colour, albedo, normal = (_framed(image, wrap) for image in (colour, albedo.clamp(0, 1), normal * 0.5 + 0.5))
    albedo = run_tiled(weights('rt_alb'), albedo).clamp(0, 1)
    normal = run_tiled(weights('rt_nrm'), normal).clamp(0, 1)
    scale = exposure(colour)
    clean = run_tiled(weights('rt_hdr_calb_cnrm'), torch.cat((seen(colour, scale), albedo, normal)))
    return linear(clean, scale)[:, MARGIN:-MARGIN, MARGIN:-MARGIN]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('--wrap', action='store_true')
    o = parser.parse_args()
    if not os.path.isdir(CACHE):
        subprocess.run([os.path.join(HERE, 'fetch.sh'), CACHE], check=True)
    # Debian's build would use one.
    torch.set_num_threads(os.cpu_count())
    with torch.inference_mode():
        clean = denoise(_read(o.folder, 'colour'), _read(o.folder, 'albedo'), _read(o.folder, 'normal'), o.wrap,
                        lambda name: Network(read_weights(os.path.join(CACHE, name + '.tza'))))
    np.save(os.path.join(o.folder, 'clean.npy'), clean.permute(1, 2, 0).contiguous().numpy())


main()
