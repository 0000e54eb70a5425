import { clamp } from './clamp.ts'

/** A place on the ground in meters: x to the east, z to the south. */
export interface Place {
  x: number
  z: number
}

/** The length of a polyline, meters. */
export const lengthOf = (line: readonly Place[]): number =>
  line.reduce((sum, place, at) => sum + distanceBetween(line[at - 1] ?? place, place), 0)

/**
 * The place at a distance along a polyline and the direction there as a unit vector, clamped to its ends.
 * @throws RangeError where the line has fewer than two places
 */
export function pointAlong(line: readonly Place[], meters: number): { at: Place; ahead: Place } {
  if (line.length < 2) throw new RangeError('A line has two places at least')
  let left = Math.max(meters, 0)
  let result: { at: Place; ahead: Place } | undefined
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1] as Place, line[index] as Place]
    const length = distanceBetween(from, to)
    if (length === 0) continue
    const share = Math.min(left / length, 1)
    const ahead = { x: (to.x - from.x) / length, z: (to.z - from.z) / length }
    const at = { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share }
    result = { at, ahead }
    if (left <= length) return result
    left -= length
  }
  if (!result) throw new RangeError('All places of the line are one')
  return result
}

/** The distance between two places, meters. */
export const distanceBetween = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.z - b.z)

/** The distance of a place from the nearest corner of a polyline, meters. */
export const distanceToNearestCorner = (line: readonly Place[], place: Place): number =>
  Math.min(...line.map((corner) => distanceBetween(corner, place)))

/** The distance along a polyline of its point nearest to a place. */
export function distanceAlong(line: readonly Place[], place: Place): number {
  let [nearest, best, start] = [0, Number.POSITIVE_INFINITY, 0]
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to
    const length = distanceBetween(from, to)
    const along = (place.x - from.x) * (to.x - from.x) + (place.z - from.z) * (to.z - from.z)
    const share = clamp(along / length ** 2 || 0, 0, 1)
    const at = { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share }
    const distance = distanceBetween(at, place)
    if (distance < best) [best, nearest] = [distance, start + share * length]
    start += length
  }
  return nearest
}
