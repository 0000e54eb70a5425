import { dot, subtract, type Vector3 } from '../../../../math/vector.ts'
import {
  axesOf,
  eyeOf,
  focalOf,
  type PhotoSize,
  type Pixel,
  pixelOf,
  type RoomCamera,
} from './camera.ts'

/** A straight line in the photo, pixels; it may go beyond its edges. */
export interface PhotoLine {
  from: Pixel
  to: Pixel
}

/** Metres between the lines, and how far they go to the sides and away. */
const config = { spacing: 0.5, aside: 6, away: 10, near: 2 }

/** The lines of the floor, half a metre apart, that lie before the camera. */
export function gridLines(camera: RoomCamera, photo: PhotoSize): PhotoLine[] {
  const { spacing, aside, away, near } = config
  const lines: PhotoLine[] = []
  const add = (from: Vector3, to: Vector3) => {
    const line = seenLine(camera, photo, from, to)
    if (line) lines.push(line)
  }
  for (let x = -aside; x <= aside; x += spacing) add([x, 0, near], [x, 0, -away])
  for (let z = near; z >= -away; z -= spacing) add([-aside, 0, z], [aside, 0, z])
  return lines
}

/** The part of a line that lies before the camera. @param a, b  its ends, metres */
export function seenLine(
  camera: RoomCamera,
  photo: PhotoSize,
  a: Vector3,
  b: Vector3,
): PhotoLine | null {
  const { back } = axesOf(camera)
  const eye = eyeOf(camera)
  const ahead = (point: Vector3) => -dot(subtract(point, eye), back)
  const [first, second] = [ahead(a), ahead(b)]
  const least = 0.05
  if (first < least && second < least) return null
  const at = (share: number): Vector3 => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]
  const cut = (least - first) / (second - first)
  const from = pixelOf(camera, photo, first < least ? at(cut) : a)
  const to = pixelOf(camera, photo, second < least ? at(cut) : b)
  return from && to && { from, to }
}

/** The horizon across the photo. */
export function horizon({ fieldOfView, tilt, roll }: RoomCamera, photo: PhotoSize): PhotoLine {
  const below = Math.tan(tilt) * focalOf(fieldOfView, photo.height)
  const reach = photo.width + photo.height
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
  const middle = {
    x: photo.width / 2 - sin * below,
    y: photo.height / 2 + cos * below,
  }
  return {
    from: { x: middle.x - cos * reach, y: middle.y - sin * reach },
    to: { x: middle.x + cos * reach, y: middle.y + sin * reach },
  }
}
