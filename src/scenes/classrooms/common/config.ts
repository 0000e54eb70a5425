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

/** What a lesson's scene mirrors (environment.webp): the light that white stands for, and a face's sharpest and last edge, px. */
export const environmentWhite = 8
export const environmentSize = 128
export const environmentLeast = 8
