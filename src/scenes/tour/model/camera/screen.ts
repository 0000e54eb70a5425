import { radians } from '../../../../math/angle.ts'
import { add, dot, rotate, scale, subtract, type Vec3 } from '../../../../math/vector.ts'
import type { Angles } from '../document/tour-document.ts'
import { anglesOfPicturePoint, picturePointOf } from '../picture/flat-picture.ts'
import { type Axes, anglesOf, cameraAxes, vectorOf } from './angles.ts'
import type { FlatPicturePose, TourCamera } from './tour-camera.ts'

/** A place in the viewer, CSS pixels from its middle, y down. */
export type ScreenPoint = { readonly x: number; readonly y: number }

/** Near plane, as a share of the distance. */
const nearPlane = 0.01

/** Projects a direction of the document to the viewer; null behind the camera, and beside a flat picture. */
export function directionToScreen(camera: TourCamera, angles: Angles): ScreenPoint | null {
  if (!camera.flatPicture) return vectorToScreen(screenProjectionOf(camera), vectorOf(angles))
  const ray = flatPicturePoint(camera.flatPicture, angles)
  return ray && cameraSpaceToScreen(ray, focalLengthOf(camera))
}

/** Axes and magnification of a frame's camera, computed once for all projections. */
export type ScreenProjection = Axes & { focal: number }

/** The lens of a frame with a panorama. */
export const screenProjectionOf = (camera: TourCamera): ScreenProjection => ({
  ...cameraAxes(camera.viewDirection, camera.roll),
  focal: focalLengthOf(camera),
})

/** Projects a unit vector through a lens. */
export const vectorToScreen = (lens: ScreenProjection, vector: Vec3): ScreenPoint | null =>
  cameraSpaceToScreen(toCameraSpace(lens, vector), lens.focal)

function cameraSpaceToScreen([x, y, z]: Vec3, focal: number): ScreenPoint | null {
  return -z < nearPlane ? null : { x: (focal * x) / -z, y: (-focal * y) / -z }
}

/** A vector as a camera has it: x to the right, y up, −z ahead. */
const toCameraSpace = ({ ahead, right, up }: Axes, vector: Vec3): Vec3 => [
  dot(right, vector),
  dot(up, vector),
  -dot(ahead, vector),
]

/** The direction of the document at a point of the viewer; null beside a flat picture. */
export function screenToDirection(camera: TourCamera, point: ScreenPoint): Angles | null {
  const focal = focalLengthOf(camera)
  if (!(focal > 0)) return null
  const [x, y] = [point.x / focal, -point.y / focal]
  if (camera.flatPicture) return flatPictureAngles(camera.flatPicture, [x, y, -1])
  const { ahead, right, up } = cameraAxes(camera.viewDirection, camera.roll)
  return anglesOf(add(ahead, add(scale(right, x), scale(up, y))))
}

/** Whether a point is inside the viewer, with a margin in pixels. */
export const isInView = (
  { width, height }: TourCamera,
  { x, y }: ScreenPoint,
  inset = 0,
): boolean => Math.abs(x) <= width / 2 - inset && Math.abs(y) <= height / 2 - inset

/** The camera's distance from a screen of one CSS pixel a unit. */
const focalLengthOf = ({ height, fov }: TourCamera) => height / 2 / Math.tan(radians(fov) / 2)

/** The axes of a turned flat picture: to its right, up, and out of it. */
function axesOf({ x, y }: FlatPicturePose): [Vec3, Vec3, Vec3] {
  const turned = (axis: Vec3) => rotate(rotate(axis, [0, y, 0]), [x, 0, 0])
  return [turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1])]
}

function flatPicturePoint(flatPicture: FlatPicturePose, angles: Angles): Vec3 | null {
  const point = picturePointOf(angles, flatPicture.file)
  if (!point?.every((share) => share >= 0 && share <= 1)) return null
  const [right, up] = axesOf(flatPicture)
  const [a, b] = [(point[0] - 0.5) * flatPicture.width, (0.5 - point[1]) * flatPicture.height]
  return add(add(scale(right, a), scale(up, b)), [0, 0, -flatPicture.distance])
}

function flatPictureAngles(flatPicture: FlatPicturePose, ray: Vec3): Angles | null {
  const [right, up, out] = axesOf(flatPicture)
  const far = (-flatPicture.distance * out[2]) / dot(out, ray)
  if (!(far > 0) || !Number.isFinite(far)) return null
  const met = add(scale(ray, far), [0, 0, flatPicture.distance])
  const u = 0.5 + dot(right, met) / flatPicture.width
  const v = 0.5 - dot(up, met) / flatPicture.height
  return u >= 0 && u <= 1 && v >= 0 && v <= 1
    ? anglesOfPicturePoint([u, v], flatPicture.file)
    : null
}

/** A line in the viewer, CSS pixels from its middle, y down. */
type ScreenLine = readonly [ScreenPoint, ScreenPoint]

/**
 * Projects the straight line between two directions as far as it lies ahead. A line and the camera span a plane, so
 * it is straight in the view whatever its depth.
 * @returns null where all of it is behind the camera, and in a flat picture
 */
export function lineToScreen(camera: TourCamera, from: Angles, to: Angles): ScreenLine | null {
  if (camera.flatPicture) return null
  const lens = screenProjectionOf(camera)
  const [a, b] = [toCameraSpace(lens, vectorOf(from)), toCameraSpace(lens, vectorOf(to))]
  const start = cameraSpaceToScreen(broughtAhead(a, b), lens.focal)
  const end = cameraSpaceToScreen(broughtAhead(b, a), lens.focal)
  return start && end && [start, end]
}

/** An end of a line, clipped at the near plane where the other end is ahead of it. */
function broughtAhead(end: Vec3, other: Vec3): Vec3 {
  if (-end[2] >= nearPlane || -other[2] < nearPlane) return end
  const share = (-nearPlane - end[2]) / (other[2] - end[2])
  const [x, y] = add(end, scale(subtract(other, end), share))
  return [x, y, -nearPlane]
}
