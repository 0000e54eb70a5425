"""Light baked once onto surfaces, for what is drawn in real time."""
