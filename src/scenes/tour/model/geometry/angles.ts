import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { directionOf, lonLatOf } from '../../../../math/equirectangular.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Angles } from '../document/tour-document.ts'

/** The unit vector to a direction: x right of the picture's middle, y up, −z ahead. */
export function vectorOf({ yaw, pitch }: Angles): Vector3 {
  const { x, y, z } = directionOf({ longitude: radians(yaw), latitude: radians(pitch) })
  return [x, y, z]
}

/** The direction of a vector of any length above zero. */
export function anglesOf([x, y, z]: Vector3): Angles {
  const { longitude, latitude } = lonLatOf({ x, y, z })
  return { yaw: wrap180(degrees(longitude)), pitch: degrees(latitude) }
}

/** How far to turn from one yaw to another the short way: −180 < turn ≤ 180, positive to the right. */
export const shortestTurn = (from: number, to: number): number => wrap180(to - from)
