"""The home for real time: lighter shapes, light baked into textures and vertices, arrays for the packer."""
