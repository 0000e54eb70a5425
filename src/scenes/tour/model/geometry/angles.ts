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

/** Unit vectors of a camera. */
export type Axes = { ahead: Vector3; right: Vector3; up: Vector3 }

/** Where ahead, right and up are for one who looks somewhere. @param roll  of the head to the right, degrees */
export function axesOfView({ yaw, pitch }: Angles, roll = 0): Axes {
  const right = vectorOf({ yaw: yaw + 90, pitch: 0 })
  const up = vectorOf({ yaw, pitch: pitch + 90 })
  const [cos, sin] = [Math.cos(radians(roll)), Math.sin(radians(roll))]
  const mix = (a: Vector3, b: Vector3, of: number, and: number): Vector3 => [
    of * a[0] + and * b[0],
    of * a[1] + and * b[1],
    of * a[2] + and * b[2],
  ]
  return {
    ahead: vectorOf({ yaw, pitch }),
    right: mix(right, up, cos, -sin),
    up: mix(up, right, cos, sin),
  }
}
