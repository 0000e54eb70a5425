import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { edgesOf, signedArea } from '../../../../math/polygon.ts'
import type { Angles } from '../document/tour-document.ts'

/**
 * A place on the floor relative to the point below the camera: x to the right of the picture's middle, −z ahead;
 * meters.
 */
export type FloorPoint = readonly [x: number, z: number]

/** Least pitch below the horizon at which the floor can be measured: 170 m away from 1.5 m up. Degrees. */
const minFloorPitch = 0.5

/**
 * The point where a ray meets the floor: h / tan φ away, with camera height h and angle φ below the horizon.
 * @returns null for a direction at or above the horizon, or nearly
 */
export function floorPointOf({ yaw, pitch }: Angles, height: number): FloorPoint | null {
  return pitch > -minFloorPitch ? null : pointAhead(yaw, height / Math.tan(radians(-pitch)))
}

/** The place at a distance in the direction of a yaw. */
export function pointAhead(yaw: number, distance: number): FloorPoint {
  const around = radians(yaw)
  return [distance * Math.sin(around), -distance * Math.cos(around)]
}

/** The yaw of a place; 0 for the one right under the camera. */
export const yawOf = ([x, z]: FloorPoint): number => wrap180(degrees(Math.atan2(x, -z)))

/**
 * The direction in which a place is seen.
 * @param below  how far it lies below the camera: the camera's height for one on the floor
 */
export function anglesToFloor(point: FloorPoint, below: number): Angles {
  return { yaw: yawOf(point), pitch: degrees(Math.atan2(-below, Math.hypot(...point))) }
}

/** Rotates a place to the right by degrees. */
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

/** Tolerance at corners as a share of a wall, so that no ray slips between two walls. */
const cornerSlack = 1e-9

/** A crossing of a ray with a wall, at a multiple of the direction's length. */
export type WallCrossing = { far: number; out: boolean }

/** The corners in the order that `wallCrossings` expects: from +x toward +z. */
export const orderedCorners = (corners: readonly FloorPoint[]): readonly FloorPoint[] =>
  signedArea(corners) < 0 ? [...corners].reverse() : corners

/**
 * All walls of a room that a ray crosses ahead, nearest first.
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
    // Positive where the ray leaves the room, negative where it enters.
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
