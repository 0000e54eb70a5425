import { limits } from '../document/limits.ts'
import type { Angles } from '../document/tour-document.ts'
import { farFrom, floorPointOf } from '../geometry/floor-point.ts'

/**
 * Why nothing can be measured: a point is not below the horizon (`at` tells which of the two), both are one
 * point, or the length that was given makes a camera of an impossible height.
 */
export type MeasureFault =
  | { code: 'Horizon'; at: 0 | 1 }
  | { code: 'Together' }
  | { code: 'Length'; height: number }

/** Two points of the floor at this share of the camera's height are one point clicked twice. */
const together = 1e-3

/** How far a hand and a picture may be off, degrees: what an estimate is off by for that is said with it. */
const aimError = 0.25

export type Estimate = {
  /** metres */
  length: number
  /** by how much it changes when either point is meant a little nearer or further, metres */
  margin: number
}

/**
 * The distance of two points of the floor: each is h / tan φ from under the camera, φ below the horizon.
 * An estimate: the floor is taken as level, and the height as known.
 * @param height  of the camera, metres
 */
export function measureFloor(
  from: Angles,
  to: Angles,
  height: number,
): { estimate: Estimate } | { fault: MeasureFault } {
  const [a, b] = [floorPointOf(from, height), floorPointOf(to, height)]
  if (!a) return { fault: { code: 'Horizon', at: 0 } }
  if (!b) return { fault: { code: 'Horizon', at: 1 } }
  const length = farFrom(a, b)
  const off = ([one, other]: [Angles, Angles]) => {
    const [near, far] = [floorPointOf(one, height), floorPointOf(other, height)]
    return near && far ? Math.abs(farFrom(near, far) - length) : Number.POSITIVE_INFINITY
  }
  const lifted = (angles: Angles) => ({ ...angles, pitch: angles.pitch + aimError })
  const margin = Math.hypot(off([lifted(from), to]), off([from, lifted(to)]))
  return { estimate: { length, margin } }
}

/**
 * How high the camera was, from a length on the floor that is known.
 * @param length  metres
 */
export function heightFromLength(
  from: Angles,
  to: Angles,
  length: number,
): { height: number } | { fault: MeasureFault } {
  const measured = measureFloor(from, to, 1)
  if ('fault' in measured) return measured
  if (measured.estimate.length < together) return { fault: { code: 'Together' } }
  const height = length / measured.estimate.length
  const { min, max } = limits.height
  // NaN too.
  if (!(height >= min && height <= max)) return { fault: { code: 'Length', height } }
  return { height }
}
