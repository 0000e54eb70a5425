import { radians } from '../../../math/angle.ts'
import type { Place } from '../../../math/polyline.ts'
import { districtConfig, type FenceId, fenceIds } from '../config.ts'

/** A place on the Earth, in degrees. */
interface Coordinates {
  latitude: number
  longitude: number
}

/** The Earth's mean radius, meters (IUGG). */
const earthRadius = 6_371_008.8

/**
 * The great-circle distance between two places, meters; within 0.5 % of the ellipsoid's.
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

const degreesPerMeter = 180 / (Math.PI * earthRadius)

/** The coordinates of a place of the district; over a few hundred meters a plane is accurate enough. */
export function coordinatesOf({ x, z }: Place): Coordinates {
  const { latitude, longitude } = districtConfig.origin
  return {
    latitude: latitude - z * degreesPerMeter,
    longitude: longitude + (x * degreesPerMeter) / Math.cos(radians(latitude)),
  }
}

/** The distance between two places as a phone computes it, from coordinates. Meters. */
export const geodesicDistance = (from: Place, to: Place): number =>
  haversine(coordinatesOf(from), coordinatesOf(to))

export type InsideByFence = Record<FenceId, boolean>

export const outsideAllFences = (): InsideByFence => ({
  library: false,
  park: false,
  square: false,
  pier: false,
})

/** The distance to a fence's center, meters. */
export const distanceToCenter = (fence: FenceId, at: Place): number =>
  geodesicDistance(at, districtConfig.fences[fence].at)

/** The distance to a fence's border, meters; 0 inside. */
export const distanceToFence = (fence: FenceId, at: Place): number =>
  Math.max(0, distanceToCenter(fence, at) - districtConfig.fences[fence].radius)

/**
 * Whether a phone is inside a fence. It enters at the radius and leaves somewhat beyond it (hysteresis), so that an
 * unsteady position at the border does not enter and leave over and over.
 */
export function isInsideFence(fence: FenceId, at: Place, was: boolean): boolean {
  const { radius } = districtConfig.fences[fence]
  return distanceToCenter(fence, at) <= radius + (was ? districtConfig.hysteresis : 0)
}

/** The fences that are entered or left by moving to a place; updates `inside`. */
export function crossFences(
  inside: InsideByFence,
  at: Place,
): { fence: FenceId; entered: boolean }[] {
  return fenceIds.flatMap((fence) => {
    const now = isInsideFence(fence, at, inside[fence])
    if (now === inside[fence]) return []
    inside[fence] = now
    return [{ fence, entered: now }]
  })
}
