import { radians } from '../../../math/angle.ts'
import { districtConfig, type Place } from '../config.ts'

/** A place on the Earth, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The Earth's mean radius, metres (IUGG). */
export const earthRadius = 6_371_008.8

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
