"""Draws described rooms one after the other, so that Blender starts once.

blender -b --factory-startup -t 1 -P assets/blender/real_rooms_worker.py
Reads a folder with a room.json a line (see assets/real-rooms/render/cycles.ts), answers `drawn` on a line of its own.
"""
import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from real_rooms.draw import draw  # noqa: E402


for line in sys.stdin:
    try:
        draw(line.strip())
        print('\ndrawn', flush=True)
    except Exception:
        traceback.print_exc()
        print('\nfailed', flush=True)
