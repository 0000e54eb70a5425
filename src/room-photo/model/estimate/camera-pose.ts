import { add, dot, scale, type Vector3 } from '../../../math/vector.ts'
import type { ImagePoint } from '../camera.ts'
import { axesOf, focalLengthOf, type PhotoSize, type RoomCamera } from '../camera.ts'

/** Position and axes of a camera, computed once for many projections. Pixels count from the picture's middle, y up. */
export interface CameraPose {
  right: Vector3
  up: Vector3
  back: Vector3
  /** focal length, pixels */
  focal: number
  /** height above the floor, meters */
  height: number
  halfWidth: number
  halfHeight: number
}

/** @param size  of the picture whose pixels are meant */
export function cameraPoseOf(camera: RoomCamera, size: PhotoSize): CameraPose {
  return {
    ...axesOf(camera),
    focal: focalLengthOf(camera.fieldOfView, size.height),
    height: camera.height,
    halfWidth: size.width / 2,
    halfHeight: size.height / 2,
  }
}

/** The ray through an image point, in the room's coordinates; not normalized. */
export function rayThrough({ right, up, back, focal }: CameraPose, { x, y }: ImagePoint): Vector3 {
  return add(add(scale(right, x), scale(up, y)), scale(back, -focal))
}

/** Near plane, meters. */
const near = 0.05

/**
 * The part of a line of the room that is in the picture.
 * @param a, b  its ends relative to the camera, meters
 * @returns null when it is outside
 */
export function visibleSpanOf(
  pose: CameraPose,
  a: Vector3,
  b: Vector3,
): [ImagePoint, ImagePoint] | null {
  const [p, q] = [toCameraAxes(pose, a), toCameraAxes(pose, b)]
  if (p[2] < near && q[2] < near) return null
  const cut = (near - p[2]) / (q[2] - p[2])
  const at: Vector3 = [p[0] + (q[0] - p[0]) * cut, p[1] + (q[1] - p[1]) * cut, near]
  const from = projected(pose, p[2] < near ? at : p)
  const to = projected(pose, q[2] < near ? at : q)
  let [start, end] = [0, 1]
  for (const [origin, step, half] of [
    [from.x, to.x - from.x, pose.halfWidth],
    [from.y, to.y - from.y, pose.halfHeight],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (Math.abs(origin) > half) return null
      continue
    }
    const [one, two] = [(-half - origin) / step, (half - origin) / step]
    start = Math.max(start, Math.min(one, two))
    end = Math.min(end, Math.max(one, two))
  }
  if (start >= end) return null
  const between = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  return [between(start), between(end)]
}

/** Projects a point of the room. @param point  meters from the camera @returns null behind the camera */
export function imagePointOf(pose: CameraPose, point: Vector3): ImagePoint | null {
  const at = toCameraAxes(pose, point)
  return at[2] < near ? null : projected(pose, at)
}

/** Coordinates to the right, up and ahead of the camera. */
const toCameraAxes = ({ right, up, back }: CameraPose, point: Vector3): Vector3 => [
  dot(point, right),
  dot(point, up),
  -dot(point, back),
]

const projected = ({ focal }: CameraPose, [x, y, ahead]: Vector3): ImagePoint => ({
  x: (x * focal) / ahead,
  y: (y * focal) / ahead,
})
