"""Rooms: shells with openings, gardens outside, daylight, and rooms furnished for shots."""
