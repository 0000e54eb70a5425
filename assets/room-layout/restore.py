"""The trained network from its export, to train it further: `restore.py <layout.onnx> <real.pkl> <out.pt>`.

An export has each batch norm folded into the convolution before it. Here each is set to the mean and deviation that the
examples have there, and scaled so that it changes nothing: the network answers as it did, and can learn again.
"""

import pickle
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from examples import Pool, cast, packed, prepare
from network import RoomLayout
from train import evaluate

BATCHES, BATCH, CASTS = 24, 16, 60


def weights_of(path):
    """Weights and bias of each convolution and of each linear layer, in the order in which they run."""
    graph = onnx.load(path).graph
    values = {tensor.name: numpy_helper.to_array(tensor).astype(np.float32) for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "Cast" and node.input[0] in values:
            values[node.output[0]] = values[node.input[0]]
    of = lambda kind: [[torch.tensor(values[name]) for name in node.input[1:3]] for node in graph.node if node.op_type == kind]
    return of("Conv"), of("Gemm")


def in_order(model):
    """The convolutions and the linear layers of a network in the order in which they run."""
    order = []
    layers = [layer for layer in model.modules() if isinstance(layer, (nn.Conv2d, nn.Linear))]
    hooks = [layer.register_forward_hook(lambda layer, *_: order.append(layer)) for layer in layers]
    with torch.no_grad():
        model(torch.zeros(1, 5, 144, 192))
    for hook in hooks:
        hook.remove()
    of = lambda kind: [layer for layer in order if isinstance(layer, kind)]
    return of(nn.Conv2d), of(nn.Linear)


def restore(path, pool, casts):
    model = RoomLayout().eval()
    norm_of, before = {}, None
    for layer in model.modules():
        if isinstance(layer, nn.Conv2d):
            before = layer
        if isinstance(layer, nn.BatchNorm2d):
            norm_of[before] = layer
    (convolutions, linears), (trained, trained_linears) = in_order(model), weights_of(path)
    biases = {}
    for layer, (weight, bias) in [*zip(convolutions, trained, strict=True), *zip(linears, trained_linears, strict=True)]:
        layer.weight.data = weight
        if layer in norm_of:
            biases[layer] = bias
        else:
            layer.bias.data = bias

    def set_norm(layer, mean, variance):
        norm = norm_of[layer]
        norm.running_mean.data, norm.running_var.data = mean, variance
        norm.weight.data, norm.bias.data = torch.sqrt(variance + norm.eps), biases[layer] + mean

    sums = {}
    for layer, bias in biases.items():
        set_norm(layer, torch.zeros_like(bias), torch.ones_like(bias))
        sums[layer] = torch.zeros(2, len(bias), dtype=torch.float64)

    def collect(layer, _, out):
        places = out.double().movedim(1, 0).flatten(1)
        sums[layer] += torch.stack([places.mean(1), (places * places).mean(1)]) / BATCHES

    hooks = [layer.register_forward_hook(collect) for layer in biases]
    rng = np.random.default_rng(3)
    torch.manual_seed(1)
    with torch.no_grad():
        for at in range(BATCHES):
            source = casts if at % 2 else pool
            model(prepare(*source.batch(BATCH, rng), 224, rng)[0])
    for hook in hooks:
        hook.remove()
    for layer, (mean, square) in sums.items():
        set_norm(layer, mean.float(), (square - mean * mean).float())
    return model


if __name__ == "__main__":
    path, real, out = sys.argv[1:]
    pool, casts, seed = Pool("cpu"), Pool("cpu"), 500
    with open(real, "rb") as file:
        for room in pickle.load(file):
            pool.add(packed(room))
    while len(casts) < CASTS:
        room = cast(seed)
        seed += 1
        if room:
            casts.add(room)
    model = restore(path, pool, casts)
    torch.save(model.state_dict(), out)
    evaluate(model, pool, "restored", 256)
