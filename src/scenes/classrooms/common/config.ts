/** How the scene of a lesson on a bench is looked at: degrees, and percent of the first view. */
export const benchView = {
  fieldOfView: 26,
  /** Width to height that the distance is made for. */
  aspect: 1.36,
  zoom: 100,
  pitchRange: { min: 2, max: 75 },
  zoomRange: { min: 45, max: 300 },
  step: { yaw: 15, pitch: 8, zoom: 20 },
  degreesPerPixel: 0.3,
} as const
