import { radians } from '../../math/angle.ts'
import { bisectLast } from '../../math/bisect.ts'
import { clamp } from '../../math/clamp.ts'
import { partWithinSlabs } from '../../math/slabs.ts'
import { add, dot, normalize, scale, subtract, type Vec3 } from '../../math/vector.ts'

/**
 * The camera that took the photo. The room's origin is on the floor below the camera; x to the right, y up, z toward
 * the camera, parallel to the walls when the photo shows their directions.
 */
export interface RoomCamera {
  /** vertical field of view, radians */
  fieldOfView: number
  /** tilt above the horizon, radians */
  tilt: number
  /** how far uprights lean to the right, radians */
  roll: number
  /** how far the camera looks to the left of the walls' direction, radians */
  yaw: number
  /** meters above the floor */
  height: number
  /** Position on the floor, meters; above the origin by default. Only the visitor of an empty room can walk. */
  x?: number
  z?: number
}

/** The camera's position in the room, meters. */
export const eyeOf = ({ x = 0, z = 0, height }: RoomCamera): Vec3 => [x, height, z]

/** Pixels. */
export interface PhotoSize {
  width: number
  height: number
}

/** A place in the photo: pixels from the upper left corner, y down. */
export interface Pixel {
  x: number
  y: number
}

/** The nearest pixel of the photo. */
export const clampToPhoto = ({ width, height }: PhotoSize, { x, y }: Pixel): Pixel => ({
  x: clamp(x, 0, width),
  y: clamp(y, 0, height),
})

export const isInPhoto = ({ width, height }: PhotoSize, { x, y }: Pixel): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height

/** A point of a picture: pixels from its middle, y up. */
export interface ImagePoint {
  x: number
  y: number
}

/** Converts pixels from the upper left corner to pixels from the middle, y up. */
export const toImagePoint = ({ width, height }: PhotoSize, { x, y }: Pixel): ImagePoint => ({
  x: x - width / 2,
  y: height / 2 - y,
})

/** The inverse of `toImagePoint`. */
const toPixel = ({ width, height }: PhotoSize, { x, y }: ImagePoint): Pixel => ({
  x: width / 2 + x,
  y: height / 2 - y,
})

/** A place on the floor, meters. */
export interface FloorPlace {
  x: number
  z: number
}

/** The place at a share of the way from one to another. */
export const placeBetween = (from: FloorPlace, to: FloorPlace, share: number): FloorPlace => ({
  x: from.x + (to.x - from.x) * share,
  z: from.z + (to.z - from.z) * share,
})

/** At this many camera heights the floor is a line at the horizon. */
const farthest = 12

/** Focal length in pixels of a photo of this height. */
export const focalLengthOf = (fieldOfView: number, height: number): number =>
  height / 2 / Math.tan(fieldOfView / 2)

/** The camera's right, up and back vectors in the room. */
export function axesOf({ tilt, roll, yaw }: Pick<RoomCamera, 'tilt' | 'roll' | 'yaw'>) {
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)]
  const [cosTilt, sinTilt] = [Math.cos(tilt), Math.sin(tilt)]
  const side: Vec3 = [cosYaw, 0, -sinYaw]
  const over: Vec3 = [sinYaw * sinTilt, cosTilt, cosYaw * sinTilt]
  const back: Vec3 = [sinYaw * cosTilt, -sinTilt, cosYaw * cosTilt]
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
  return {
    right: add(scale(side, cos), scale(over, sin)),
    up: add(scale(over, cos), scale(side, -sin)),
    back,
  }
}

/** Position and axes of a camera, computed once for many projections. Pixels count from the picture's middle, y up. */
export interface CameraPose {
  right: Vec3
  up: Vec3
  back: Vec3
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
export function rayThrough({ right, up, back, focal }: CameraPose, { x, y }: ImagePoint): Vec3 {
  return add(add(scale(right, x), scale(up, y)), scale(back, -focal))
}

/** The floor along the ray through an image point, relative to the camera's foot. @returns null at the horizon and above */
export function floorThrough(pose: CameraPose, point: ImagePoint): FloorPlace | null {
  const [x, y, z] = rayThrough(pose, point)
  return y < -1e-6 ? { x: (x * pose.height) / -y, z: (z * pose.height) / -y } : null
}

/** Near plane, meters. */
const near = 0.05

/**
 * The part of a line of the room that is in the picture.
 * @param a, b  its ends relative to the camera, meters
 * @returns null when it is outside
 */
export function visibleSpanOf(pose: CameraPose, a: Vec3, b: Vec3): [ImagePoint, ImagePoint] | null {
  const [p, q] = [toCameraAxes(pose, a), toCameraAxes(pose, b)]
  if (p[2] < near && q[2] < near) return null
  const cut = (near - p[2]) / (q[2] - p[2])
  const end: Vec3 = [p[0] + (q[0] - p[0]) * cut, p[1] + (q[1] - p[1]) * cut, near]
  const from = projected(pose, p[2] < near ? end : p)
  const to = projected(pose, q[2] < near ? end : q)
  const seen = partWithinSlabs(
    [
      [from.x, to.x - from.x, -pose.halfWidth, pose.halfWidth],
      [from.y, to.y - from.y, -pose.halfHeight, pose.halfHeight],
    ],
    0,
    1,
  )
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  return seen && [at(seen[0]), at(seen[1])]
}

/** Projects a point of the room. @param point  meters from the camera @returns null behind the camera */
export function imagePointOf(pose: CameraPose, point: Vec3): ImagePoint | null {
  const at = toCameraAxes(pose, point)
  return at[2] < near ? null : projected(pose, at)
}

/** Coordinates to the right, up and ahead of the camera. */
export const toCameraAxes = ({ right, up, back }: CameraPose, point: Vec3): Vec3 => [
  dot(point, right),
  dot(point, up),
  -dot(point, back),
]

const projected = ({ focal }: CameraPose, [x, y, ahead]: Vec3): ImagePoint => ({
  x: (x * focal) / ahead,
  y: (y * focal) / ahead,
})

/** The unit ray from the camera through a pixel. */
export const rayAt = (camera: RoomCamera, size: PhotoSize, at: Pixel): Vec3 =>
  normalize(rayThrough(cameraPoseOf(camera, size), toImagePoint(size, at)))

/** The floor at a pixel. @returns null at the horizon and above, and where the floor is too far away */
export function floorAt(camera: RoomCamera, size: PhotoSize, at: Pixel): FloorPlace | null {
  const [x, y, z] = rayAt(camera, size, at)
  if (y > -1e-6) return null
  const by = camera.height / -y
  if (by > farthest * camera.height) return null
  return { x: (camera.x ?? 0) + x * by, z: (camera.z ?? 0) + z * by }
}

/** Projects a point of the room. @param point  meters @returns null behind the camera */
export function pixelOf(camera: RoomCamera, size: PhotoSize, point: Vec3): Pixel | null {
  const at = imagePointOf(cameraPoseOf(camera, size), subtract(point, eyeOf(camera)))
  return at && toPixel(size, at)
}

/** Meters along the floor relative to the camera: to its right and ahead of it. */
export interface ViewPlace {
  right: number
  ahead: number
}

/** Converts a floor vector to the camera's right and ahead. */
export function toView({ yaw }: Pick<RoomCamera, 'yaw'>, { x, z }: FloorPlace): ViewPlace {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  return { right: x * cos - z * sin, ahead: -(x * sin + z * cos) }
}

/** The inverse of `toView`. */
export function fromView(
  { yaw }: Pick<RoomCamera, 'yaw'>,
  { right, ahead }: ViewPlace,
): FloorPlace {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  return { x: right * cos - ahead * sin, z: -(right * sin + ahead * cos) }
}

/** Whether a place of the floor is in the photo. */
export function seesFloor(camera: RoomCamera, size: PhotoSize, { x, z }: FloorPlace): boolean {
  const [eyeX, eyeY, eyeZ] = eyeOf(camera)
  if (Math.hypot(x - eyeX, z - eyeZ, eyeY) > farthest * eyeY) return false
  const at = pixelOf(camera, size, [x, 0, z])
  return at !== null && isInPhoto(size, at)
}

/**
 * The last place on the straight line from one place to another that is still floor in the photo.
 * @returns the other place when it is in the photo
 */
export function lastVisibleFloor(
  camera: RoomCamera,
  size: PhotoSize,
  from: FloorPlace,
  to: FloorPlace,
): FloorPlace {
  if (seesFloor(camera, size, to)) return to
  const at = (share: number) => placeBetween(from, to, share)
  return at(bisectLast((share) => seesFloor(camera, size, at(share)), [0, 1], 24))
}

/** Ranges of the sliders; degrees and meters. */
export const cameraRange = {
  fieldOfView: { min: 25, max: 100, step: 1 },
  tilt: { min: -60, max: 30, step: 0.5 },
  roll: { min: -30, max: 30, step: 0.5 },
  height: { min: 0.5, max: 3, step: 0.05 },
} as const

/** Clamps a camera to the ranges. */
export function clampCamera(camera: RoomCamera): RoomCamera {
  const within = (value: number, { min, max }: { min: number; max: number }) =>
    clamp(value, radians(min), radians(max))
  return {
    ...camera,
    fieldOfView: within(camera.fieldOfView, cameraRange.fieldOfView),
    tilt: within(camera.tilt, cameraRange.tilt),
    roll: within(camera.roll, cameraRange.roll),
    height: clamp(camera.height, cameraRange.height.min, cameraRange.height.max),
  }
}

/** A straight line in the photo, pixels; it may extend beyond the edges. */
export interface PhotoLine {
  from: Pixel
  to: Pixel
}

/** Distance between grid lines, and their extent to the sides and ahead, meters. */
const config = { spacing: 0.5, aside: 6, away: 10, near: 2 }

/** The lines of the floor grid, half a meter apart, as far as they are in front of the camera. */
export function gridLines(camera: RoomCamera, photo: PhotoSize): PhotoLine[] {
  const { spacing, aside, away, near } = config
  const lines: PhotoLine[] = []
  const add = (from: Vec3, to: Vec3) => {
    const line = visibleLine(camera, photo, from, to)
    if (line) lines.push(line)
  }
  for (let x = -aside; x <= aside; x += spacing) add([x, 0, near], [x, 0, -away])
  for (let z = near; z >= -away; z -= spacing) add([-aside, 0, z], [aside, 0, z])
  return lines
}

/** The part of a line that is in the photo. @param a, b  its ends, meters @returns null when it is outside */
export function visibleLine(
  camera: RoomCamera,
  photo: PhotoSize,
  a: Vec3,
  b: Vec3,
): PhotoLine | null {
  const eye = eyeOf(camera)
  const span = visibleSpanOf(cameraPoseOf(camera, photo), subtract(a, eye), subtract(b, eye))
  return span && { from: toPixel(photo, span[0]), to: toPixel(photo, span[1]) }
}

/** The horizon across the photo. */
export const horizon = (camera: RoomCamera, photo: PhotoSize): PhotoLine => ({
  from: horizonAt(camera, photo, -photo.width),
  to: horizonAt(camera, photo, 2 * photo.width),
})

/** Where the horizon crosses a column of the photo. @param x  pixels from its left edge */
export function horizonAt(camera: RoomCamera, photo: PhotoSize, x: number): Pixel {
  const { fieldOfView, tilt, roll } = camera
  const below = Math.tan(tilt) * focalLengthOf(fieldOfView, photo.height)
  const across = x - photo.width / 2
  return { x, y: photo.height / 2 + (below + across * Math.sin(roll)) / Math.cos(roll) }
}

/** The tilt that puts the horizon through a pixel, radians. */
export function tiltForHorizonAt(camera: RoomCamera, photo: PhotoSize, at: Pixel): number {
  const { x, y } = toImagePoint(photo, at)
  const { fieldOfView, roll } = camera
  return Math.atan(
    -(x * Math.sin(roll) + y * Math.cos(roll)) / focalLengthOf(fieldOfView, photo.height),
  )
}

/**
 * The roll that puts the horizon through a pixel while it stays fixed in the middle of the photo.
 * @returns the roll and the tilt that keeps it there, radians
 */
export function rollForHorizonAt(
  camera: RoomCamera,
  photo: PhotoSize,
  at: Pixel,
): Pick<RoomCamera, 'tilt' | 'roll'> {
  const middle = horizonAt(camera, photo, photo.width / 2)
  const side = at.x < photo.width / 2 ? -1 : 1
  // Exactly above or below the middle the horizon would be vertical.
  const across = Math.max(1, side * (at.x - middle.x))
  const roll = clamp(Math.atan2(side * (at.y - middle.y), across), -1.2, 1.2)
  return { roll, tilt: tiltForHorizonAt({ ...camera, roll }, photo, middle) }
}
