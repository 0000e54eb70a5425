import { clamp } from '../../../../math/clamp.ts'
import {
  add,
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'

/** A capsule; a sphere when both ends are equal. Micrometers. */
export interface Capsule {
  a: Vector3
  b: Vector3
  radius: number
}

export const ball = (at: Vector3, radius: number): Capsule => ({ a: at, b: at, radius })

/** The point at a share of the capsule's axis. */
export const pointAlong = ({ a, b }: Capsule, share: number): Vector3 =>
  add(a, scale(subtract(b, a), share))

/**
 * The distance between the surfaces of two capsules, micrometers; below 0 when they overlap.
 * Source: Ericson 2005, Real-Time Collision Detection, section 5.1.9
 */
export function gapBetween(one: Capsule, other: Capsule): number {
  // Spheres first, since most of half a million calls for a cell are for them.
  if (one.a === one.b && other.a === other.b) {
    return length(subtract(one.a, other.a)) - one.radius - other.radius
  }
  const [d1, d2] = [subtract(one.b, one.a), subtract(other.b, other.a)]
  const between = subtract(one.a, other.a)
  const [a, e, f] = [dot(d1, d1), dot(d2, d2), dot(d2, between)]
  const [b, c] = [dot(d1, d2), dot(d1, between)]
  const steep = a * e - b * b
  let s = steep > 1e-12 ? clamp((b * f - c * e) / steep, 0, 1) : 0
  let t = e > 1e-12 ? (b * s + f) / e : 0
  // When the nearest point lies beyond the end of one axis, the point on the other is computed again for that end.
  if (t < 0 || t > 1 || e <= 1e-12) {
    t = clamp(t, 0, 1)
    s = a > 1e-12 ? clamp((b * t - c) / a, 0, 1) : 0
  }
  const apart = length(subtract(pointAlong(one, s), pointAlong(other, t)))
  return apart - one.radius - other.radius
}

/** Whether a capsule lies within a sphere around the origin. */
export const isInside = ({ a, b, radius }: Capsule, ballRadius: number): boolean =>
  Math.max(length(a), length(b)) + radius <= ballRadius

/** A uniformly random direction. Source: Marsaglia 1972, Annals of Mathematical Statistics 43, 645 */
export function randomDirection(random: () => number): Vector3 {
  const z = 2 * random() - 1
  const around = 2 * Math.PI * random()
  const out = Math.sqrt(1 - z * z)
  return [out * Math.cos(around), out * Math.sin(around), z]
}

/**
 * Directions evenly spread over a sphere: a golden-angle spiral. Source: Vogel 1979, Mathematical Biosciences 44, 179
 */
export function evenDirections(count: number): Vector3[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count
    const out = Math.sqrt(1 - y * y)
    return [out * Math.cos(golden * i), y, out * Math.sin(golden * i)]
  })
}

/** Two directions perpendicular to an axis and to each other. */
export function orthogonalFrame(axis: Vector3): { axis: Vector3; u: Vector3; v: Vector3 } {
  const n = normalize(axis)
  const other: Vector3 = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const u = normalize(subtract(other, scale(n, dot(n, other))))
  return { axis: n, u, v: cross(n, u) }
}
