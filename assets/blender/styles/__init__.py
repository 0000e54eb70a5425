"""Six style kits: assets/styles/kits.json brought into a room."""
