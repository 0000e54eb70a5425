"""Trains the network: `train.py <out.pt> --minutes 50 --cast 'folder/*.pkl' [--described 'folder/*.pkl' --times 5] [--from start.pt]`.

The first file of cast rooms is never trained on; after each pass the figures of it are printed.
"""

import argparse
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from cast_rooms import FLOOR
from examples import batches, load
from make_dataset import UNKNOWN
from network import CORNERS, FACES, RoomLayout

# The middle and the scale of log focal length (in longer sides), tilt and roll (radians) as the network tells them.
MIDDLE = torch.tensor([-0.35, 0.0, 0.0])
SCALE = torch.tensor([0.2, 0.15, 0.03])


def losses(model, picture, face, seen, corner, angles):
    places, camera = model(picture)
    known = face != UNKNOWN
    faces = F.cross_entropy(places[:, :FACES], face, torch.tensor([1.2, 1.0, 1.0, 0.8]), ignore_index=UNKNOWN)
    # What is judged in the end: the overlap of the floor.
    floor = F.softmax(places[:, :FACES], 1)[:, FLOOR] * known
    true = (face == FLOOR).float()
    both = (floor * true).sum((1, 2))
    either = (floor + true - floor * true).sum((1, 2))
    overlap = (1 - (both + 1) / (either + 1)).mean()
    things = F.cross_entropy(places[:, FACES:CORNERS], seen, torch.tensor([1.0, 1.0, 1.3, 1.5, 1.0]))
    corners = F.binary_cross_entropy_with_logits(places[:, CORNERS], corner, pos_weight=torch.tensor(6.0))
    off = (camera[:, :3] - (angles[:, :3] - MIDDLE) / SCALE).abs()
    spread = camera[:, 3:].clamp(-8, 3)
    # Laplace's distribution.
    attitude = ((off * torch.exp(-spread) + spread).mean(1) * angles[:, 3]).mean()
    return faces + 0.7 * overlap + 0.4 * things + 0.15 * corners + 0.05 * attitude


def evaluate(model, examples, name, long_side):
    model.eval()
    overlaps, views, tilts = [], [], []
    with torch.no_grad():
        for picture, face, _, _, angles in batches(examples, 16, long_side, np.random.default_rng(0), varied=False):
            places, camera = model(picture)
            for found, true in zip(places[:, :FACES].argmax(1), face):
                true, found = true == FLOOR, (found == FLOOR) & (true != UNKNOWN)
                if true.float().mean() >= 0.08:
                    overlaps.append((found & true).sum().item() / (found | true).sum().item())
            told = camera[:, :3] * SCALE + MIDDLE
            view = lambda log: 2 * torch.atan(0.5 / torch.exp(log))
            views += torch.rad2deg((view(told[:, 0]) - view(angles[:, 0])).abs()).tolist()
            tilts += torch.rad2deg((told[:, 1] - angles[:, 1]).abs()).tolist()
    model.train()
    share = lambda least: np.mean(np.array(overlaps) >= least)
    print(
        f"  {name}: floor IoU {np.median(overlaps):.3f} in the median, {share(0.8):.0%} >= 0.8, {share(0.7):.0%} >= 0.7;"
        f" view off {np.median(views):.1f} deg, tilt {np.median(tilts):.1f} deg",
        flush=True,
    )


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("out")
    asked.add_argument("--minutes", type=float, default=50)
    asked.add_argument("--side", type=int, default=192)
    asked.add_argument("--rate", type=float, default=2e-3)
    asked.add_argument("--cast", required=True)
    asked.add_argument("--described")
    asked.add_argument("--times", type=int, default=5)
    asked.add_argument("--from", dest="start")
    asked.add_argument("--pause-file")
    given = asked.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(2)
    model = RoomLayout()
    if given.start:
        model.load_state_dict(torch.load(given.start))
    optimizer = torch.optim.AdamW(model.parameters(), lr=given.rate, weight_decay=0.02)
    rng = np.random.default_rng(1)
    spent, step, done, number = 0.0, 0, 0.0, 0
    while done < 1:
        # Files may still be added.
        cast = load(given.cast)
        held, examples = cast[:400], cast[400:]
        described = load(given.described) if given.described else []
        apart = described[::8]
        examples += [each for at, each in enumerate(described) if at % 8] * given.times
        for batch in batches(examples, 16, given.side, rng):
            while given.pause_file and os.path.exists(given.pause_file):
                time.sleep(5)
            began = time.time()
            rate = given.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * min(1, done)))
            for group in optimizer.param_groups:
                group["lr"] = rate
            loss = losses(model, *batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
            optimizer.step()
            step += 1
            spent += time.time() - began
            done = spent / 60 / given.minutes
            if step % 200 == 0:
                print(f"{spent / 60:.1f} min, step {step}, loss {loss.item():.3f}", flush=True)
            if done >= 1:
                break
        number += 1
        torch.save(model.state_dict(), given.out)
        print(f"pass {number} over {len(examples)}", flush=True)
        evaluate(model, held, "cast, held out", given.side)
        if apart:
            evaluate(model, apart, "described, held out", given.side)


if __name__ == "__main__":
    main()
