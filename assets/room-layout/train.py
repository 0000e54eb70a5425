"""Trains the network: `train.py <out.pt> --minutes 60 --workers 2 [--real rooms.pkl --share 0.3] [--from start.pt]`.

Rooms are cast by `workers` processes meanwhile. Some are kept apart, as is every eighth of the real rooms: their figures are
printed every few minutes and at the end. Runs on a GPU where there is one.
"""

import argparse
import math
import os
import pickle
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch.optim.swa_utils import AveragedModel

from cast_rooms import DOOR, FLOOR
from examples import Pool, packed, prepare, start_casting
from network import CORNERS, FACES, MIDDLE, SCALE, RoomLayout
from real_rooms import UNKNOWN

BATCH = {"cuda": 96, "cpu": 16}
APART = 400


def losses(places, camera, face, seen, corner, angles):
    weight = lambda *values: torch.tensor(values, device=places.device)
    known = face != UNKNOWN
    faces = F.cross_entropy(places[:, :FACES], face, weight(1.2, 1.0, 1.0, 0.8), ignore_index=UNKNOWN)
    # What is judged in the end: the overlap of the floor.
    floor = F.softmax(places[:, :FACES], 1)[:, FLOOR] * known
    true = (face == FLOOR).float()
    both = (floor * true).sum((1, 2))
    either = (floor + true - floor * true).sum((1, 2))
    overlap = (1 - (both + 1) / (either + 1)).mean()
    things = F.cross_entropy(places[:, FACES:CORNERS], seen, weight(1.0, 1.0, 2.0, 1.5, 1.0))
    corners = F.binary_cross_entropy_with_logits(places[:, CORNERS], corner, pos_weight=weight(6.0))
    off = (camera[:, :3] - (angles[:, :3] - weight(*MIDDLE)) / weight(*SCALE)).abs()
    spread = camera[:, 3:].clamp(-8, 3)
    # Laplace's distribution.
    attitude = ((off * torch.exp(-spread) + spread).mean(1) * angles[:, 3]).mean()
    return faces + 0.7 * overlap + 0.8 * things + 0.15 * corners + 0.05 * attitude


@torch.no_grad()
def evaluate(model, pool, name, long_side):
    model.eval()
    overlaps, views, tilts = [], [], []
    # Pixels of doors: true positives, predicted, actual.
    doors = np.zeros(3)
    for maps, angles in pool.in_order(16):
        picture, face, seen, _, angles = prepare(maps, angles, long_side)
        places, camera = model(picture)
        predicted, actual = places[:, FACES:CORNERS].argmax(1) == DOOR, seen == DOOR
        doors += [(predicted & actual).sum().item(), predicted.sum().item(), actual.sum().item()]
        for found, true in zip(places[:, :FACES].argmax(1), face):
            true, found = true == FLOOR, (found == FLOOR) & (true != UNKNOWN)
            if true.float().mean() >= 0.08:
                overlaps.append((found & true).sum().item() / (found | true).sum().item())
        told = (camera[:, :3].cpu() * torch.tensor(SCALE) + torch.tensor(MIDDLE), angles.cpu())
        view = lambda log: 2 * torch.atan(0.5 / torch.exp(log))
        views += torch.rad2deg((view(told[0][:, 0]) - view(told[1][:, 0])).abs()).tolist()
        tilts += torch.rad2deg((told[0][:, 1] - told[1][:, 1]).abs()).tolist()
    share = lambda least: np.mean(np.array(overlaps) >= least)
    print(
        f"  {name}, {long_side} pixels: floor IoU {np.median(overlaps):.3f} in the median, {share(0.8):.0%} >= 0.8, {share(0.7):.0%} >= 0.7;"
        f" view off {np.median(views):.1f} deg, tilt {np.median(tilts):.1f} deg;"
        f" doors: recall {doors[0] / max(1, doors[2]):.0%}, precision {doors[0] / max(1, doors[1]):.0%}",
        flush=True,
    )


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("out")
    asked.add_argument("--minutes", type=float, default=60)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--sides", type=int, nargs="+", default=[192, 224, 256])
    asked.add_argument("--rate", type=float, default=2e-3)
    asked.add_argument("--real")
    asked.add_argument("--share", type=float, default=0.3)
    asked.add_argument("--from", dest="start")
    asked.add_argument("--pause-file")
    given = asked.parse_args()
    rooms = start_casting(given.workers)
    torch.set_num_threads(os.cpu_count())
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    apart, pool, real, real_apart = (Pool(device) for _ in range(4))
    if given.real:
        with open(given.real, "rb") as file:
            for at, room in enumerate(pickle.load(file)):
                (real if at % 8 else real_apart).add(packed(room))
    while len(apart) < APART:
        apart.add(rooms.get())
    while len(pool) < 400:
        pool.add(rooms.get())
    model = RoomLayout().to(device, memory_format=torch.channels_last)
    if given.start:
        model.load_state_dict(torch.load(given.start, map_location=device))
    blend = lambda kept, now, _: kept + 0.002 * (now - kept)
    average = AveragedModel(model, avg_fn=blend, use_buffers=True)
    optimizer = torch.optim.AdamW(model.parameters(), lr=given.rate, weight_decay=0.03)
    step, began, told, paused = 0, time.time(), 0, 0.0
    done = 0.0
    while done < 1:
        while given.pause_file and os.path.exists(given.pause_file):
            time.sleep(5)
            paused += 5
        while not rooms.empty():
            pool.add(rooms.get())
        source = real if len(real) and rng.random() < given.share else pool
        batch = prepare(*source.batch(BATCH[device], rng), int(rng.choice(given.sides)), rng)
        done = (time.time() - began - paused) / 60 / given.minutes
        rate = given.rate * min(1, (step + 1) / 300) * (0.5 + 0.5 * math.cos(math.pi * min(1, done)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        model.train()
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            places, camera = model(batch[0].contiguous(memory_format=torch.channels_last))
        loss = losses(places.float(), camera.float(), *batch[1:])
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimizer.step()
        average.update_parameters(model)
        step += 1
        if done * given.minutes >= told + 2 or done >= 1:
            told += 2
            print(f"{done * given.minutes:.1f} min, step {step}, {len(pool)} rooms, loss {loss.item():.3f}", flush=True)
            torch.save({name: value.cpu() for name, value in average.module.state_dict().items()}, given.out)
            evaluate(average.module, apart, "cast, apart", 256)
            if len(real_apart):
                evaluate(average.module, real_apart, "real rooms, apart", 256)


if __name__ == "__main__":
    main()
