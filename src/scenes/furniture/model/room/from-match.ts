import { radians } from '../../../../math/angle.ts'
import { dot, type Vector3 } from '../../../../math/vector.ts'
import { axesOf, bounded, type RoomCamera } from './camera.ts'

/** What a photo tells of its camera (see `match/match.ts`). */
export interface Found {
  fieldOfView: number
  tilt: number
  roll: number
  /** directions of the walls in the camera's coordinates: x to the right, y up, looking towards −z */
  sides: readonly [Vector3, Vector3]
}

/** Eye height: from there most people take photos of their rooms. Metres. */
export const usualHeight = 1.5

/** The camera of a match, so turned that the walls run along x and z. */
export function cameraFromMatch({ fieldOfView, tilt, roll, sides }: Found): RoomCamera {
  const { right, up, back } = axesOf({ tilt, roll, yaw: 0 })
  const [side] = sides
  // The side in a room that looks where the camera looks.
  const [x, z] = [0, 2].map(
    (at) => side[0] * (right[at] ?? 0) + side[1] * (up[at] ?? 0) + side[2] * (back[at] ?? 0),
  ) as [number, number]
  const quarter = Math.PI / 2
  const angle = Math.atan2(x, z)
  const yaw = Math.round(angle / quarter) * quarter - angle
  return bounded({ fieldOfView, tilt, roll, yaw, height: usualHeight })
}

/** Where a photo says nothing: a phone held level at eye height, a little downwards. @param aspect  width by height */
export function usualCamera(aspect: number): RoomCamera {
  const longer = Math.tan(radians(71) / 2)
  const half = aspect > 1 ? longer / aspect : longer
  return bounded({
    fieldOfView: 2 * Math.atan(half),
    tilt: radians(-8),
    roll: 0,
    yaw: 0,
    height: usualHeight,
  })
}

/** Level directions of the walls as a camera sees them, for tests and overlays. */
export function sidesOf(camera: RoomCamera): [Vector3, Vector3] {
  const { right, up, back } = axesOf(camera)
  const seen = (direction: Vector3): Vector3 => [
    dot(direction, right),
    dot(direction, up),
    dot(direction, back),
  ]
  return [seen([1, 0, 0]), seen([0, 0, 1])]
}
