import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Angles } from '../document/tour-document.ts'
import { anglesOfPicturePoint, picturePointOf } from '../picture/flat-picture.ts'
import { anglesOf, vectorOf } from './angles.ts'
import type { FlatPicturePose, TourCamera } from './tour-camera.ts'

/** A place in the viewer, CSS pixels from its middle, y down. */
export type ScreenPoint = { readonly x: number; readonly y: number }

/** Near plane, as a share of the distance. */
const nearPlane = 0.01

/** Projects a direction of the document to the viewer; null behind the camera, and beside a flat picture. */
export function directionToScreen(camera: TourCamera, angles: Angles): ScreenPoint | null {
  if (!camera.flatPicture) return vectorToScreen(lensOf(camera), vectorOf(angles))
  const ray = flatPicturePoint(camera.flatPicture, angles)
  if (!ray) return null
  const [x, y, z] = ray
  if (-z < nearPlane) return null
  const focal = focalLengthOf(camera)
  return { x: (focal * x) / -z, y: (-focal * y) / -z }
}

/** Rotation and magnification of a frame's camera, computed once for all projections. */
export type Lens = {
  yaw: readonly [cos: number, sin: number]
  pitch: readonly [cos: number, sin: number]
  roll: readonly [cos: number, sin: number]
  focal: number
}

/** The lens of a frame with a panorama. */
export const lensOf = (camera: TourCamera): Lens => ({
  yaw: turnBy(camera.viewDirection.yaw),
  pitch: turnBy(camera.viewDirection.pitch),
  roll: turnBy(-camera.roll),
  focal: focalLengthOf(camera),
})

const turnBy = (angle: number) => [Math.cos(radians(angle)), Math.sin(radians(angle))] as const

/** Projects a unit vector through a lens. */
export function vectorToScreen(
  { yaw, pitch, roll, focal }: Lens,
  vector: Vector3,
): ScreenPoint | null {
  const [x, y, z] = vector
  const [c, s] = yaw
  const [u, v] = pitch
  const ahead = z * c - x * s
  const depth = y * v - ahead * u
  if (depth < nearPlane) return null
  const right = (focal * (x * c + z * s)) / depth
  const down = (-focal * (y * u + ahead * v)) / depth
  return { x: right * roll[0] - down * roll[1], y: right * roll[1] + down * roll[0] }
}

/** The direction of the document at a point of the viewer; null beside a flat picture. */
export function screenToDirection(camera: TourCamera, point: ScreenPoint): Angles | null {
  const { x, y } = rotateOnScreen(point, camera.roll)
  const focal = focalLengthOf(camera)
  if (!(focal > 0)) return null
  const ray: Vector3 = [x / focal, -y / focal, -1]
  return camera.flatPicture
    ? flatPictureAngles(camera.flatPicture, ray)
    : anglesOf(toWorldSpace(camera.viewDirection, ray))
}

/** Whether a point is inside the viewer, with a margin in pixels. */
export const isInView = (
  { width, height }: TourCamera,
  { x, y }: ScreenPoint,
  inset = 0,
): boolean => Math.abs(x) <= width / 2 - inset && Math.abs(y) <= height / 2 - inset

/** A point of the screen rotated by so many degrees. */
function rotateOnScreen(point: ScreenPoint, by: number): ScreenPoint {
  if (by === 0) return point
  const { x, y } = point
  const [c, s] = [Math.cos(radians(by)), Math.sin(radians(by))]
  return { x: x * c - y * s, y: x * s + y * c }
}

/** The camera's distance from a screen of one CSS pixel a unit. */
const focalLengthOf = ({ height, fov }: TourCamera) => height / 2 / Math.tan(radians(fov) / 2)

/** A vector in camera space: rotated by yaw first, then by pitch. */
function toCameraSpace({ yaw, pitch }: Angles, [x, y, z]: Vector3): Vector3 {
  const [c, s] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  const ahead = z * c - x * s
  const [u, v] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return [x * c + z * s, y * u + ahead * v, ahead * u - y * v]
}

function toWorldSpace({ yaw, pitch }: Angles, [x, y, z]: Vector3): Vector3 {
  const [u, v] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  const ahead = y * v + z * u
  const [c, s] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  return [x * c - ahead * s, y * u - z * v, x * s + ahead * c]
}

/** The axes of a turned flat picture: to its right, up, and out of it. */
function axesOf({ x, y }: FlatPicturePose): [Vector3, Vector3, Vector3] {
  const [cx, sx, cy, sy] = [Math.cos(x), Math.sin(x), Math.cos(y), Math.sin(y)]
  return [
    [cy, sx * sy, -cx * sy],
    [0, cx, sx],
    [sy, -sx * cy, cx * cy],
  ]
}

function flatPicturePoint(flatPicture: FlatPicturePose, angles: Angles): Vector3 | null {
  const point = picturePointOf(angles, flatPicture.file)
  if (!point?.every((share) => share >= 0 && share <= 1)) return null
  const [right, up] = axesOf(flatPicture)
  const [a, b] = [(point[0] - 0.5) * flatPicture.width, (0.5 - point[1]) * flatPicture.height]
  return [
    right[0] * a + up[0] * b,
    right[1] * a + up[1] * b,
    right[2] * a + up[2] * b - flatPicture.distance,
  ]
}

function flatPictureAngles(flatPicture: FlatPicturePose, ray: Vector3): Angles | null {
  const [right, up, out] = axesOf(flatPicture)
  const dot = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const far = (-flatPicture.distance * out[2]) / dot(out, ray)
  if (!(far > 0) || !Number.isFinite(far)) return null
  const met: Vector3 = [ray[0] * far, ray[1] * far, ray[2] * far + flatPicture.distance]
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
  const a = toCameraSpace(camera.viewDirection, vectorOf(from))
  const b = toCameraSpace(camera.viewDirection, vectorOf(to))
  if (-a[2] < nearPlane && -b[2] < nearPlane) return null
  const focal = focalLengthOf(camera)
  const shown = ([x, y, z]: Vector3): ScreenPoint =>
    rotateOnScreen({ x: (focal * x) / -z, y: (-focal * y) / -z }, -camera.roll)
  return [shown(broughtAhead(a, b)), shown(broughtAhead(b, a))]
}

/** An end of a line, clipped at the near plane; the other end is ahead. */
function broughtAhead(end: Vector3, other: Vector3): Vector3 {
  if (-end[2] >= nearPlane) return end
  const share = (-nearPlane - end[2]) / (other[2] - end[2])
  return [end[0] + (other[0] - end[0]) * share, end[1] + (other[1] - end[1]) * share, -nearPlane]
}
