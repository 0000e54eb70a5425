"""Makes training examples: `make_dataset.py cast <folder> <count>` of cast rooms, `make_dataset.py described <folder> <rooms>` of rooms of `assets/real-rooms`.

A file holds examples as (picture, face, wall, seen, camera): (h, w, 3) and three (h, w) arrays of bytes, the longer side
256 pixels, and a dict: focal length in longer sides, tilt and roll in radians, height in meters.
"""

import glob
import json
import os
import pickle
import sys

import numpy as np
from PIL import Image, ImageDraw

from cast_rooms import BEYOND, CEILING, DOOR, FLOOR, NOTHING, THING, WALL, WINDOW, make

PER_FILE = 400
LONG_SIDE = 256
# Not known: left out of the loss.
UNKNOWN = 255
# Of assets/real-rooms/build/scene.ts.
LABELS = ("other", "floor", "wall", "ceiling", "door", "window", "opening", "thing")


def write(path, examples):
    with open(path + ".part", "wb") as file:
        pickle.dump(examples, file, protocol=4)
    os.rename(path + ".part", path)


def cast(folder, count):
    os.makedirs(folder, exist_ok=True)
    for number in range(count // PER_FILE):
        path = f"{folder}/{number:04d}.pkl"
        if os.path.exists(path):
            continue
        examples, seed = [], number * 100_000
        while len(examples) < PER_FILE:
            seed += 1
            picture, face, wall, seen, camera = make(seed, LONG_SIDE)
            # Few without floor.
            if (face == FLOOR).mean() < 0.08 and np.random.default_rng(seed).random() > 0.08:
                continue
            examples.append((picture, face.astype(np.uint8), wall, seen, camera))
        write(path, examples)
        print(path, flush=True)


def read_described(path):
    """One room of assets/real-rooms, whose truth says more than its label map where things stand."""
    with open(path) as file:
        truth = json.load(file)
    picture = Image.open(path.replace(".json", ".jpg")).convert("RGB")
    labels = Image.open(path.replace(".json", "-labels.png")).convert("L")
    floor = Image.new("L", picture.size, 0)
    corners = [(corner["x"], corner["y"]) for corner in truth["floorInPicture"]]
    if len(corners) > 2:
        ImageDraw.Draw(floor).polygon(corners, fill=1)
    by = LONG_SIDE / max(picture.size)
    size = tuple(round(side * by / 16) * 16 for side in picture.size)
    focal = truth["lens"]["focalLength"] / max(picture.size)
    picture = np.asarray(picture.resize(size, Image.BOX if by < 1 else Image.BILINEAR))
    labels = np.asarray(labels.resize(size, Image.NEAREST))
    floor = np.asarray(floor.resize(size, Image.NEAREST))
    named = {name: labels == index for index, name in enumerate(LABELS)}
    face = np.full(labels.shape, UNKNOWN, np.uint8)
    for name, value in (("wall", WALL), ("door", WALL), ("window", WALL), ("ceiling", CEILING), ("opening", BEYOND)):
        face[named[name]] = value
    face[floor == 1] = FLOOR
    seen = np.full(labels.shape, NOTHING, np.uint8)
    for name, value in (("door", DOOR), ("opening", DOOR), ("window", WINDOW), ("thing", THING)):
        seen[named[name]] = value
    wall = np.full(labels.shape, UNKNOWN, np.uint8)
    camera = truth["camera"]
    # The roll of cast rooms is the other way round.
    return picture, face, wall, seen, dict(focal=focal, tilt=camera["tilt"], roll=-camera["roll"], height=camera["height"])


def described(folder, rooms):
    os.makedirs(folder, exist_ok=True)
    paths = sorted(path for path in glob.glob(f"{rooms}/*.json"))
    for number in range(0, len(paths), PER_FILE):
        write(f"{folder}/{number // PER_FILE:04d}.pkl", [read_described(path) for path in paths[number : number + PER_FILE]])
    print(len(paths), "rooms")


if __name__ == "__main__":
    kind, folder, what = sys.argv[1:4]
    cast(folder, int(what)) if kind == "cast" else described(folder, what)
