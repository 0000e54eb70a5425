import { degrees, radians } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'

/** Picometres: x to the right, y up, z towards the eye. */
export interface Vector {
  x: number
  y: number
  z: number
}

export const minus = (a: Vector, b: Vector): Vector => ({
  x: a.x - b.x,
  y: a.y - b.y,
  z: a.z - b.z,
})

const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z

export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a))

/** Between two directions, degrees; nothing where one of them has no length. */
export function angleBetween(a: Vector, b: Vector): number | undefined {
  const lengths = lengthOf(a) * lengthOf(b)
  if (lengths < 1e-9) return undefined
  return degrees(Math.acos(clamp(dot(a, b) / lengths, -1, 1)))
}

/**
 * Turns about the upright axis, then tilts towards the eye.
 * @param turn, tilt  degrees
 */
export function rotate({ x, y, z }: Vector, turn: number, tilt: number): Vector {
  const t = radians(turn)
  const p = radians(tilt)
  const right = x * Math.cos(t) + z * Math.sin(t)
  const near = -x * Math.sin(t) + z * Math.cos(t)
  return {
    x: right,
    y: y * Math.cos(p) - near * Math.sin(p),
    z: y * Math.sin(p) + near * Math.cos(p),
  }
}
