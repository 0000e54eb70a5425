/** The name under which the tour's renderer is warmed and taken. */
export const tourStage = 'tour'

/** Panoramas have no edges to smooth, and the flat picture smooths its own; in a step one wall hides another. */
export const tourContext = { antialias: false, alpha: false, depth: true }

export const tourCamera = {
  fov: 60,
  near: 0.01,
  far: 200,
  position: [0, 0, 0] as [number, number, number],
}
