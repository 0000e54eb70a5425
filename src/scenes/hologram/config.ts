/** The tunables of the hologram. Meters and degrees; x to the east, z to the south, y up. */
export const hologramConfig = {
  seed: 1897,
  ground: { width: 900, depth: 600, thickness: 8 },
  /** Distances between the middles of two plots, east and south. */
  pitch: { x: 90, z: 75 },
  plot: { width: 70, depth: 56 },
  /** The least distance of a building from the line. */
  clearance: 34,
  height: { low: 12, high: 30, tower: 46 },
  line: {
    width: 7,
    /** Amplitude and wavelength of the line. */
    swing: 58,
    over: 150,
  },
  /** Positions of the stops, as shares of the line. */
  stops: [0.15, 0.5, 0.85],
  platform: { length: 38, width: 9 },
  /** The longest walk to a stop, and the walking speed: meters, meters a second. */
  walk: { radius: 300, speed: 1.3 },
  trees: { every: 24, aside: 14 },
  people: 90,
  /** How many times faster than real time people walk. */
  haste: 24,
  tram: { length: 32, speed: 9 },
  view: {
    yaw: -27,
    pitch: 34,
    zoom: 110,
    pitchRange: { min: 10, max: 85 },
    zoomRange: { min: 60, max: 300 },
    step: { yaw: 15, pitch: 10, zoom: 20 },
    degreesPerPixel: 0.4,
    /** Vertical field of view, and the camera's distance at 100 %. */
    fieldOfView: 26,
    distance: 1790,
    /** In a narrower box the camera moves back, so that the model still fits. */
    aspect: 16 / 9,
  },
  /** The height of each layer in the exploded view. */
  lift: { ground: 0, tram: 70, trees: 140, buildings: 215, people: 300 },
  /** Milliseconds. */
  explodeTime: 700,
} as const
