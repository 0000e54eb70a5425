"""Writes a trained network as ONNX: `export.py <trained.pt> ... <out.onnx>`. Its weights are 16-bit floats: half the bytes, the same answers.

Of several, the mean of their weights. Between a network and one that was trained from it lies one that has learned what is
new and has not forgotten what it knew (Wortsman et al. 2022, "Robust fine-tuning of zero-shot models").
"""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from network import RoomLayout


def export(sources, target):
    model = RoomLayout()
    states = [torch.load(source) for source in sources]
    model.load_state_dict({name: torch.stack([state[name].float() for state in states]).mean(0) for name in states[0]})
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
    *sources, target = sys.argv[1:]
    export(sources, target)
