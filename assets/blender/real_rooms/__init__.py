"""Draws rooms that assets/real-rooms describes: meshes, materials and lights as they come, without decisions of its own."""
