import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { edgesOf, signedArea } from '../../../../math/polygon.ts'
import type { Angles } from '../document/tour-document.ts'

/** A place on the floor from under the camera: x to the right of the picture's middle, −z ahead; metres. */
export type FloorPoint = readonly [x: number, z: number]

/** Directions less steep than this meet the floor too far away to measure: 170 m from 1.5 m up. Degrees. */
const minFloorPitch = 0.5

/**
 * Where a ray from a camera of height h meets the floor: h / tan φ away, φ the angle below the horizon.
 * @returns null for a direction at or above the horizon, or nearly
 */
export function floorPointOf({ yaw, pitch }: Angles, height: number): FloorPoint | null {
  return pitch > -minFloorPitch ? null : pointAhead(yaw, height / Math.tan(radians(-pitch)))
}

/** The place so many metres away towards a yaw. */
export function pointAhead(yaw: number, distance: number): FloorPoint {
  const around = radians(yaw)
  return [distance * Math.sin(around), -distance * Math.cos(around)]
}

/** The yaw of a place; 0 for the one right under the camera. */
export const yawOf = ([x, z]: FloorPoint): number => wrap180(degrees(Math.atan2(x, -z)))

/**
 * Where a place is seen.
 * @param below  how far it lies below the camera: the camera's height for one on the floor
 */
export function anglesToFloor(point: FloorPoint, below: number): Angles {
  return { yaw: yawOf(point), pitch: degrees(Math.atan2(-below, Math.hypot(...point))) }
}

/** A place with its yaw turned by so many degrees to the right. */
export function rotatePoint([x, z]: FloorPoint, by: number): FloorPoint {
  const [cos, sin] = [Math.cos(radians(by)), Math.sin(radians(by))]
  return [x * cos - z * sin, z * cos + x * sin]
}

export const addPoints = (a: FloorPoint, b: FloorPoint): FloorPoint => [a[0] + b[0], a[1] + b[1]]

export const subtractPoints = (a: FloorPoint, b: FloorPoint): FloorPoint => [
  a[0] - b[0],
  a[1] - b[1],
]

export const lerpPoint = (a: FloorPoint, b: FloorPoint, share: number): FloorPoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export const distance = (a: FloorPoint, b: FloorPoint): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1])

/** Rays that pass a corner this near, as a share of a wall, hit the wall: none slips through between two. */
const cornerSlack = 1e-9

/** A wall that a ray crosses, so many lengths of its direction away. */
export type WallCrossing = { far: number; out: boolean }

/** The corners in the one order that `crossingsOf` expects: from +x towards +z. */
export const orderedCorners = (corners: readonly FloorPoint[]): readonly FloorPoint[] =>
  signedArea(corners) < 0 ? [...corners].reverse() : corners

/**
 * Every wall of a room that a ray crosses ahead, nearest first.
 * @param corners  as `ordered` gives them
 * @param towards  of any length above zero, which `far` is counted in
 */
export function wallCrossings(
  corners: readonly FloorPoint[],
  from: FloorPoint,
  towards: FloorPoint,
): WallCrossing[] {
  const found: WallCrossing[] = []
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
export function nearestWallPoint(corners: readonly FloorPoint[], point: FloorPoint): FloorPoint {
  const feet = edgesOf(corners).map(([a, b]): FloorPoint => {
    const [ex, ez] = [b[0] - a[0], b[1] - a[1]]
    const along = ((point[0] - a[0]) * ex + (point[1] - a[1]) * ez) / (ex * ex + ez * ez || 1)
    const share = Math.min(1, Math.max(0, along))
    return [a[0] + ex * share, a[1] + ez * share]
  })
  return feet.reduce((best, foot) => (distance(foot, point) < distance(best, point) ? foot : best))
}
