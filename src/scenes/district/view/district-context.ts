/** Roofs and rings have edges to smooth, and houses hide each other. */
export const districtContext = { antialias: true, alpha: false, depth: true }
