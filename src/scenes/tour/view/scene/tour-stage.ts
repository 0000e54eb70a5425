/** The name under which the tour's renderer is warmed and taken. */
export const tourStage = 'tour'

/** Panoramas have no edges to smooth, the flat picture smooths its own, and nothing hides another. */
export const tourContext = { antialias: false, alpha: false, depth: false }

export const tourCamera = {
  fov: 60,
  near: 0.01,
  far: 10,
  position: [0, 0, 0] as [number, number, number],
}
