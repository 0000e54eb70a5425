"""Writes every texture set as PNG, and textures.json with tiles and means: python3 assets/textures/make.py OUT_DIR"""
import json
import os
import struct
import sys
import zlib
import numpy as np
from sets import SETS

# The roughness texture holds factors up to this one; the material's own roughness is multiplied by it.
ROUGHEST = 1.5


def encode(linear):
    """Linear 0..1 -> 8 bit sRGB."""
    value = np.clip(linear, 0, 1)
    curve = np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)
    return np.round(curve * 255).astype(np.uint8)


def decode(pixels):
    value = pixels / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def write_png(path, pixels):
    """pixels: (h, w, 3) uint8."""
    h, w = pixels.shape[:2]
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    rows = b''.join(b'\0' + row.tobytes() for row in pixels)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(rows, 9)) + chunk(b'IEND', b''))


def main(out):
    os.makedirs(out, exist_ok=True)
    facts = {}
    for name, make in SETS.items():
        made = make()
        # The lightest half of a hundredth may clip, so that the rest keeps its steps.
        albedo = encode(made['detail'] / np.quantile(made['detail'], .995))
        write_png(os.path.join(out, name + '-albedo.png'), albedo)
        write_png(os.path.join(out, name + '-normal.png'), np.round((made['normal'] + 1) * 127.5).astype(np.uint8))
        facts[name] = {'tile': made['tile'], 'normalTile': made.get('normal_tile', made['tile']),
                       'mean': [round(float(m), 5) for m in decode(albedo).mean((0, 1))], 'roughness': 'roughness' in made}
        if 'roughness' in made:
            grey = np.round(np.clip(made['roughness'] / ROUGHEST, 0, 1) * 255).astype(np.uint8)
            write_png(os.path.join(out, name + '-roughness.png'), np.stack([np.full_like(grey, 255), grey, np.full_like(grey, 255)], 2))
    with open(os.path.join(out, 'textures.json'), 'w') as file:
        json.dump(facts, file, indent=1)


main(sys.argv[1])
