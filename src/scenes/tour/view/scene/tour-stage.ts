/** The name under which the tour's renderer is warmed and taken. */
export const tourStageName = 'tour'

/** Panoramas have no edges to smooth, and the flat picture smooths its own; in a step one wall hides another. */
export const tourContextOptions = { antialias: false, alpha: false, depth: true }

export const tourCameraSettings = {
  fov: 60,
  near: 0.01,
  far: 200,
  position: [0, 0, 0] as [number, number, number],
}
