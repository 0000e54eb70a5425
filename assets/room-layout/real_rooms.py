"""Rooms of `assets/real-rooms` as training examples: `real_rooms.py <folder of rooms> <out.pkl>`.

An example is (picture, face, wall, seen, camera): (h, w, 3) and three (h, w) arrays of bytes, the longer side 256 pixels,
and a dict: focal length in longer sides, tilt and roll in radians, height in meters.
"""

import glob
import json
import pickle
import sys

import numpy as np
from PIL import Image, ImageDraw

from cast_rooms import BEYOND, CEILING, DOOR, FLOOR, NOTHING, THING, WALL, WINDOW

LONG_SIDE = 256
# Not known: left out of the loss.
UNKNOWN = 255
# Of assets/real-rooms/build/scene.ts.
LABELS = ("other", "floor", "wall", "ceiling", "door", "window", "opening", "thing")


def read(path):
    """One room, whose truth says more than its label map where things stand."""
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


if __name__ == "__main__":
    folder, out = sys.argv[1:3]
    # By number, so that those kept apart stay so when there are more.
    number = lambda path: int(path.rsplit("-", 1)[1].removesuffix(".json"))
    rooms = [read(path) for path in sorted(glob.glob(f"{folder}/*.json"), key=number)]
    with open(out, "wb") as file:
        pickle.dump(rooms, file, protocol=4)
    print(len(rooms), "rooms")
