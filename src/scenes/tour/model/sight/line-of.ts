import type { Vector3 } from '../../../../math/vector.ts'
import type { Angles } from '../document/tour-document.ts'
import { vectorOf } from '../geometry/angles.ts'
import { focalOf, fromCamera, leastAhead, rolled, type ViewPoint } from './point-of.ts'
import type { Sight } from './sight.ts'

/** A line in the viewer, CSS pixels from its middle, y down. */
export type ViewLine = readonly [ViewPoint, ViewPoint]

/**
 * Where the straight line between two places is seen, as far as it lies ahead. Whatever its depth, it lies in one plane
 * with the camera, and so is straight in the view too.
 * @returns null where all of it is behind the camera, and in a flat picture
 */
export function lineOf(sight: Sight, from: Angles, to: Angles): ViewLine | null {
  if (sight.hung) return null
  const a = fromCamera(sight.look, vectorOf(from))
  const b = fromCamera(sight.look, vectorOf(to))
  if (-a[2] < leastAhead && -b[2] < leastAhead) return null
  const focal = focalOf(sight)
  const shown = ([x, y, z]: Vector3): ViewPoint =>
    rolled({ x: (focal * x) / -z, y: (-focal * y) / -z }, -sight.roll)
  return [shown(broughtAhead(a, b)), shown(broughtAhead(b, a))]
}

/** An end of a line, or the place nearest to it that is not behind; the other end is ahead. */
function broughtAhead(end: Vector3, other: Vector3): Vector3 {
  if (-end[2] >= leastAhead) return end
  const share = (-leastAhead - end[2]) / (other[2] - end[2])
  return [end[0] + (other[0] - end[0]) * share, end[1] + (other[1] - end[1]) * share, -leastAhead]
}
