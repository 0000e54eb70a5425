"""The U-Net of Open Image Denoise: https://github.com/RenderKit/oidn (training/model.py)."""
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d, relu

# Pictures are cut into tiles of this many pixels, each seen with a margin as wide as the network looks.
TILE, MARGIN = 768, 128


class Network:
    """Calls map (1, channels, height, width) float32 to (1, 3, height, width); sides must be multiples of 16."""

    def __init__(self, weights):
        self.weights = {name: tensor.contiguous(memory_format=torch.channels_last) if tensor.ndim == 4 else tensor
                        for name, tensor in weights.items()}
        self.encoder, self.decoder = _large if 'enc_conv1a.weight' in weights else _base

    def _run(self, x, names):
        for name in names:
            x = conv2d(x, self.weights[name + '.weight'], self.weights[name + '.bias'], padding=1)
            # The last layer alone may answer below zero.
            x = x if x.shape[1] == 3 else relu(x)
        return x

    def __call__(self, x):
        kept = [x]
        for block in self.encoder[:-1]:
            x = max_pool2d(self._run(x, block), 2)
            kept.append(x)
        kept.pop()
        x = self._run(x, self.encoder[-1])
        for block in self.decoder:
            x = interpolate(x, scale_factor=2, mode='nearest')
            x = self._run(torch.cat((x, kept.pop()), 1), block)
        return x


def _layers(text):
    return [['_'.join(('enc' if part == 'e' else 'dec', 'conv' + name)) for name in names.split(',')]
            for part, names in (block.split(':') for block in text.split())]


_decoder = 'd:4a,4b d:3a,3b d:2a,2b '
_base = (_layers('e:0,1 e:2 e:3 e:4 e:5a,5b'), _layers(_decoder + 'd:1a,1b,0'))
_large = (_layers('e:1a,1b e:2a,2b e:3a,3b e:4a,4b e:5a,5b'), _layers(_decoder + 'd:1a,1b,1c'))


def run_tiled(network, image):
    """(channels, height, width) of any size -> (3, height, width). What lies outside is mirrored by the caller."""
    _, high, wide = image.shape
    out = torch.empty(3, high, wide)
    for top in range(0, high, TILE):
        for left in range(0, wide, TILE):
            y0, x0 = max(top - MARGIN, 0), max(left - MARGIN, 0)
            y1, x1 = min(top + TILE + MARGIN, high), min(left + TILE + MARGIN, wide)
            tile = image[None, :, y0:y1, x0:x1]
            down, right = -(y1 - y0) % 16, -(x1 - x0) % 16
            tile = torch.nn.functional.pad(tile, (0, right, 0, down), mode='replicate')
            clean = network(tile.contiguous(memory_format=torch.channels_last))[0]
            bottom, end = min(top + TILE, high), min(left + TILE, wide)
            out[:, top:bottom, left:end] = clean[:, top - y0:bottom - y0, left - x0:end - x0]
    return out
