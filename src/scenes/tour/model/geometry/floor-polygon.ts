import { edgesOf, signedArea } from '../../../../math/polygon.ts'
import { type FloorPoint, farFrom } from './floor-point.ts'

/** Rays that pass a corner this near, as a share of a wall, hit the wall: none slips through between two. */
const cornerSlack = 1e-9

/** A wall that a ray crosses, so many lengths of its direction away. */
export type Crossing = { far: number; out: boolean }

/** The corners in the one order that `crossingsOf` expects: from +x towards +z. */
export const ordered = (corners: readonly FloorPoint[]): readonly FloorPoint[] =>
  signedArea(corners) < 0 ? [...corners].reverse() : corners

/**
 * Every wall of a room that a ray crosses ahead, nearest first.
 * @param corners  as `ordered` gives them
 * @param towards  of any length above zero, which `far` is counted in
 */
export function crossingsOf(
  corners: readonly FloorPoint[],
  from: FloorPoint,
  towards: FloorPoint,
): Crossing[] {
  const found: Crossing[] = []
  for (const [a, b] of edgesOf(corners)) {
    const [ex, ez] = [b[0] - a[0], b[1] - a[1]]
    const [ax, az] = [a[0] - from[0], a[1] - from[1]]
    // Above zero where the ray leaves through the wall, below where it comes in.
    const facing = towards[0] * ez - towards[1] * ex
    if (facing === 0) continue
    const far = (ax * ez - az * ex) / facing
    const along = (ax * towards[1] - az * towards[0]) / facing
    if (far > 0 && along >= -cornerSlack && along <= 1 + cornerSlack)
      found.push({ far, out: facing > 0 })
  }
  return found.sort((one, other) => one.far - other.far)
}

/** The place on a room's walls that is nearest to a place. */
export function nearestOnWalls(corners: readonly FloorPoint[], point: FloorPoint): FloorPoint {
  const feet = edgesOf(corners).map(([a, b]): FloorPoint => {
    const [ex, ez] = [b[0] - a[0], b[1] - a[1]]
    const along = ((point[0] - a[0]) * ex + (point[1] - a[1]) * ez) / (ex * ex + ez * ez || 1)
    const share = Math.min(1, Math.max(0, along))
    return [a[0] + ex * share, a[1] + ez * share]
  })
  return feet.reduce((best, foot) => (farFrom(foot, point) < farFrom(best, point) ? foot : best))
}
