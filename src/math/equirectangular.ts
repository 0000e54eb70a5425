/** A direction as longitude (0 ahead, positive to the right) and latitude (positive up), both in radians. */
type LonLat = { longitude: number; latitude: number }

/** x right, y up, −z ahead: the axes of a camera in three.js. */
export type Direction = { x: number; y: number; z: number }

/** The unit vector that looks to a longitude and latitude. */
export function directionOf({ longitude, latitude }: LonLat): Direction {
  const across = Math.cos(latitude)
  return {
    x: Math.sin(longitude) * across,
    y: Math.sin(latitude),
    z: -Math.cos(longitude) * across,
  }
}

/**
 * The longitude and latitude of a direction of any length above zero.
 * The arctangent of the height over the horizontal length keeps its precision at the poles, where
 * an arcsine loses it; the fragment shader of the tour uses the same formula.
 */
export function lonLatOf({ x, y, z }: Direction): LonLat {
  return { longitude: Math.atan2(x, -z), latitude: Math.atan2(y, Math.hypot(x, z)) }
}
