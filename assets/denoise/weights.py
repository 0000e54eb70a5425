"""Reads the trained weights of Open Image Denoise (TZA, version 2)."""
import struct
import numpy as np
import torch

TYPES = {'h': np.float16, 'f': np.float32}


class _Reader:
    def __init__(self, data, at):
        self.data, self.at = data, at

    def take(self, layout):
        values = struct.unpack_from('<' + layout, self.data, self.at)
        self.at += struct.calcsize('<' + layout)
        return values

    def text(self, length):
        return self.take(f'{length}s')[0].decode()


def read_weights(path):
    """{tensor name: float32 tensor, convolutions as (out, in, 3, 3)}. ValueError if the file is not TZA 2."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f'{path}: no TZA file of version 2')
    reader = _Reader(data, table)
    tensors = {}
    for _ in range(reader.take('I')[0]):
        name = reader.text(reader.take('H')[0])
        axes = reader.take('B')[0]
        shape = reader.take(f'{axes}I')
        reader.text(axes)  # the order of the axes: always oihw or x
        kind, offset = TYPES[reader.text(1)], reader.take('Q')[0]
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
    return tensors
