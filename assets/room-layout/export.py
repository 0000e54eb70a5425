"""Writes a trained network as ONNX: `export.py <trained.pt> <out.onnx>`. Its weights are 16-bit floats: half the bytes, the same answers."""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from network import RoomLayout


def export(source, target):
    model = RoomLayout()
    model.load_state_dict(torch.load(source))
    model.eval()
    torch.onnx.export(
        model,
        torch.zeros(1, 5, 144, 192),
        target,
        input_names=["picture"],
        output_names=["places", "camera"],
        dynamic_axes={"picture": {2: "height", 3: "width"}, "places": {2: "rows", 3: "columns"}},
        opset_version=13,
    )
    graph = onnx.load(target)
    casts, weights = [], []
    for tensor in graph.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < 64:
            weights.append(tensor)
            continue
        half = numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}_half")
        weights.append(half)
        casts.append(helper.make_node("Cast", [half.name], [tensor.name], to=TensorProto.FLOAT))
    nodes = [*casts, *graph.graph.node]
    del graph.graph.initializer[:], graph.graph.node[:]
    graph.graph.initializer.extend(weights)
    graph.graph.node.extend(nodes)
    onnx.save(graph, target)


if __name__ == "__main__":
    export(*sys.argv[1:3])
