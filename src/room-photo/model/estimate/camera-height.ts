import { cameraRange } from '../camera.ts'
import { defaultCameraHeight } from './estimate-camera.ts'

/** Heights above the floor of what a photo shows, at an assumed height of the camera; meters. */
export interface HeightsInPhoto {
  camera: number
  /** of the ceiling; null where it is not shown */
  ceiling: number | null
  /** of the upper ends of doors */
  doors: readonly number[]
}

/**
 * Usual heights, meters, their spreads as logarithms, and how often something else is taken for it: ceilings of homes in
 * the building codes and habits of the site's countries, door leaves of 1.98 to 2.1 m, and photos from the chest to the eyes.
 */
const usual = {
  camera: { height: defaultCameraHeight, spread: 0.14, otherwise: 0 },
  ceiling: { height: 2.5, spread: 0.08, otherwise: 0.1 },
  door: { height: 2.04, spread: 0.04, otherwise: 0.3 },
} as const

/** How likely any height is of something else, beside the likeliest one of what is meant. */
const elsewhere = 0.1

/** Between heights that are tried, meters. */
const step = 0.01

/** The likeliest height of the camera, meters. */
export function estimateCameraHeight({ camera, ceiling, doors }: HeightsInPhoto): number {
  const { min, max } = cameraRange.height
  const heights = Array.from(
    { length: Math.round((max - min) / step) + 1 },
    (_, at) => min + at * step,
  )
  const likelihood = (height: number) =>
    likely('camera', height) +
    (ceiling === null ? 0 : likely('ceiling', (ceiling * height) / camera)) +
    doors.reduce((sum, door) => sum + likely('door', (door * height) / camera), 0)
  return heights.reduce((best, height) => (likelihood(height) > likelihood(best) ? height : best))
}

/** The logarithm of how likely a height is, up to a constant. */
function likely(what: keyof typeof usual, meters: number): number {
  const { height, spread, otherwise } = usual[what]
  const off = Math.log(meters / height) / spread
  return Math.log((1 - otherwise) * Math.exp(-0.5 * off * off) + otherwise * elsewhere)
}
