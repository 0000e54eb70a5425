import type { Object3D } from 'three'
import { degrees, radians } from '../../math/angle.ts'
import type { Vec3 } from '../../math/vector.ts'

type Matrix = ArrayLike<number>

const column = (matrix: Matrix, at: number): Vec3 => [
  matrix[at * 4] ?? 0,
  matrix[at * 4 + 1] ?? 0,
  matrix[at * 4 + 2] ?? 0,
]

/** Where a pose is. @param matrix  column by column, as WebXR gives it */
export const positionOf = (matrix: Matrix): Vec3 => column(matrix, 3)

/** Where a pose's y axis points: of a hit, away from the surface. */
export const normalOf = (matrix: Matrix): Vec3 => column(matrix, 1)

/**
 * How far a pose is turned, seen from above: degrees counter-clockwise from looking along −z. Straight up or down the
 * top of what looks tells it.
 */
export function headingOf(matrix: Matrix): number {
  const [x, y, z] = column(matrix, 2)
  if (Math.hypot(x, z) > 0.1) return degrees(Math.atan2(x, z))
  const up = column(matrix, 1)
  const sign = y > 0 ? -1 : 1
  return degrees(Math.atan2(sign * up[0], sign * up[2]))
}

/** Where something stands in the room: meters, and degrees counter-clockwise seen from above. */
export interface UprightPose {
  at: Vec3
  turn: number
}

/** Stands a part of the scene there. */
export function applyUprightPose(part: Object3D, { at, turn }: UprightPose): void {
  part.position.set(...at)
  part.rotation.set(0, radians(turn), 0)
}

/** Where a head is and which way it looks: meters, degrees. */
export interface HeadPose {
  eye: Vec3
  heading: number
  pitch: number
}

export function headPoseOf(matrix: Matrix): HeadPose {
  const [x, y, z] = column(matrix, 2)
  const pitch = degrees(Math.atan2(-y, Math.hypot(x, z)))
  return { eye: positionOf(matrix), heading: headingOf(matrix), pitch }
}
