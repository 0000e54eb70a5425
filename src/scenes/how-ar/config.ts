/** The tunables of "How AR works". Meters and degrees. */
export const howArConfig = {
  seed: 60,
  stages: 6,
  table: { width: 1.5, depth: 0.85, height: 0.74, thickness: 0.05, leg: 0.06 },
  /** The model that is set on the table: a plan of a few streets, 60 cm wide. */
  plan: { width: 0.6, depth: 0.42, thickness: 0.018 },
  points: 110,
  /** The height at which the model floats before it is placed. */
  lift: 0.42,
  fieldOfView: 32,
  /** The orbit that the scene is seen from. */
  watcher: { yaw: 34, pitch: 21, distance: 3.85, middle: { x: -0.18, y: 0.72, z: 0.1 } },
  /** The device, and its path while the view is updated. */
  device: { yaw: { from: -42, to: 0 }, pitch: 27, distance: 1.75, width: 0.56, height: 0.33 },
  /** Milliseconds from one stage to the next. */
  travel: 900,
} as const
