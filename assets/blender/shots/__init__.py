"""Shots: which room, where the camera stands, what it looks at."""
