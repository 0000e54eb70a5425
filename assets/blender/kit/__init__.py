"""Building blocks shared by materials, pieces, rooms and shots. Metres, radians, z up."""
