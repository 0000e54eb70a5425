"""One family: oak, linen, plaster, burnt orange. Each function returns a cached Blender material."""
