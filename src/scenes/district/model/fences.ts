import { radians } from '../../../math/angle.ts'
import { districtConfig, type FenceId, fenceIds, type Place } from '../config.ts'

/** A place on the Earth, in degrees. */
interface Coordinates {
  latitude: number
  longitude: number
}

/** The Earth's mean radius, metres (IUGG). */
const earthRadius = 6_371_008.8

/**
 * The way over a spherical Earth between two places, metres; within 0.5 % of the ellipsoid's.
 * Source: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (2), 1984
 */
export function haversine(from: Coordinates, to: Coordinates): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const share =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}

const degreesPerMetre = 180 / (Math.PI * earthRadius)

/** Where a place of the district lies on the Earth; for a few hundred metres a plane is flat enough. */
export function coordinatesOf({ x, z }: Place): Coordinates {
  const { latitude, longitude } = districtConfig.origin
  return {
    latitude: latitude - z * degreesPerMetre,
    longitude: longitude + (x * degreesPerMetre) / Math.cos(radians(latitude)),
  }
}

/** As a phone reckons it: from coordinates to coordinates. Metres. */
export const distanceBetween = (from: Place, to: Place): number =>
  haversine(coordinatesOf(from), coordinatesOf(to))

export type Inside = Record<FenceId, boolean>

export const nowhere = (): Inside => ({ library: false, park: false, square: false, pier: false })

/** The way to a fence's middle, metres. */
export const distanceTo = (fence: FenceId, at: Place): number =>
  distanceBetween(at, districtConfig.fences[fence].at)

/** The way to a fence, metres; 0 inside. */
export const distanceOutside = (fence: FenceId, at: Place): number =>
  Math.max(0, distanceTo(fence, at) - districtConfig.fences[fence].radius)

/**
 * Whether one is inside now: one enters at the radius, and leaves only somewhat beyond it. A position that trembles at
 * the border neither enters nor leaves over and over.
 */
export function isInside(fence: FenceId, at: Place, was: boolean): boolean {
  const { radius } = districtConfig.fences[fence]
  return distanceTo(fence, at) <= radius + (was ? districtConfig.hysteresis : 0)
}

/** The fences that are entered or left by going to a place; `inside` is changed. */
export function crossFences(inside: Inside, at: Place): { fence: FenceId; entered: boolean }[] {
  return fenceIds.flatMap((fence) => {
    const now = isInside(fence, at, inside[fence])
    if (now === inside[fence]) return []
    inside[fence] = now
    return [{ fence, entered: now }]
  })
}
