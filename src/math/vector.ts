import { degrees } from './angle.ts'
import { clamp } from './clamp.ts'

/** A vector or a point in space. */
export type Vec3 = readonly [x: number, y: number, z: number]

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])

/**
 * The vector of length 1 in the same direction.
 * @throws RangeError for a vector without a direction
 */
export function normalize(a: Vec3): Vec3 {
  const size = length(a)
  if (!(size > 0)) throw new RangeError('A vector of no length has no direction')
  return scale(a, 1 / size)
}

/** The angle between two directions, degrees; undefined when one has no length. */
export function angleBetween(a: Vec3, b: Vec3): number | undefined {
  const lengths = length(a) * length(b)
  if (lengths < 1e-9) return undefined
  return degrees(Math.acos(clamp(dot(a, b) / lengths, -1, 1)))
}

/**
 * Rotates a vector about an axis by the right-hand rule.
 * @param turn  the axis; its length is the angle in radians
 * Source: Rodrigues' rotation formula
 */
export function rotate(a: Vec3, turn: Vec3): Vec3 {
  const angle = length(turn)
  if (angle < 1e-12) return add(a, cross(turn, a))
  const axis = scale(turn, 1 / angle)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return add(add(scale(a, cos), scale(cross(axis, a), sin)), scale(axis, dot(axis, a) * (1 - cos)))
}
