"""Takes the grain out of small renders one after the other, so that the library loads once.

python3 assets/denoise/worker.py
Reads a folder a line; it holds colour.npy, albedo.npy, normal.npy as for main.py. Writes clean.bin, (h, w, 3) float32,
and answers `clean` on a line of its own. One network and a narrow margin: a quarter of the time of main.py.
"""
import os
import subprocess
import sys
import numpy as np
import torch
from network import Network
from transfer import exposure, linear, seen
from weights import read_weights

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '../../.cache/denoise')
# Pixels mirrored beyond the edges.
MARGIN = 16


def _read(folder, name):
    return torch.from_numpy(np.load(os.path.join(folder, name + '.npy'))).permute(2, 0, 1).float()


def denoise(colour, albedo, normal, network):
    """All (3, h, w)."""
    scale = exposure(colour)
    guides = torch.cat((seen(colour, scale), albedo.clamp(0, 1), normal * 0.5 + 0.5))[None]
    _, _, high, wide = guides.shape
    right, down = MARGIN + -wide % 16, MARGIN + -high % 16
    framed = torch.nn.functional.pad(guides, (MARGIN, right, MARGIN, down), mode='reflect')
    clean = network(framed.contiguous(memory_format=torch.channels_last))[0]
    return linear(clean[:, MARGIN:MARGIN + high, MARGIN:MARGIN + wide], scale)


def main():
    if not os.path.isdir(CACHE):
        subprocess.run([os.path.join(HERE, 'fetch.sh'), CACHE], check=True)
    torch.set_num_threads(1)
    network = Network(read_weights(os.path.join(CACHE, 'rt_hdr_alb_nrm.tza')))
    for line in sys.stdin:
        folder = line.strip()
        with torch.inference_mode():
            clean = denoise(_read(folder, 'colour'), _read(folder, 'albedo'), _read(folder, 'normal'), network)
        clean.permute(1, 2, 0).contiguous().numpy().tofile(os.path.join(folder, 'clean.bin'))
        print('\nclean', flush=True)


main()
