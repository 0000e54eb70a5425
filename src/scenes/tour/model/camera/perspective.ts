import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Angles, Level, ViewDirection } from '../document/tour-document.ts'
import { flatDistance, flatSize, picturePointOf } from '../picture/flat-picture.ts'
import type { Projection } from '../picture/placement.ts'
import { fieldOfView } from '../zoom.ts'
import { fromUpright, noLevel, toUpright, vectorOf } from './angles.ts'

/** What is looked at: a picture round the visitor, or one in front. `size` in pixels, upright. */
export type PictureShape = { projection: Projection; size: Size; level: Level | null }

/**
 * How a picture is seen. A point of it, on the unit sphere or in a plane of one by one, is in the camera's axes
 * (x right, y up, −z ahead) at `orient` · point + `offset`, and there `focal` / −z of the way to the view's edges.
 */
export type Perspective = {
  /** three columns */
  orient: readonly number[]
  offset: Vector3
  focal: readonly [x: number, y: number]
}

/**
 * @param aspect  width over height of the view, whose height has the field of view
 * @param roll    how far the camera is tilted to the right, degrees; a picture in front stays upright
 */
export function perspectiveOf(
  seen: PictureShape,
  viewDirection: ViewDirection,
  aspect: number,
  roll = 0,
): Perspective {
  const { turn, offset } =
    seen.projection === 'sphere'
      ? orbitInside(seen, viewDirection, roll)
      : turnPicture(seen, viewDirection, aspect)
  const columns: Vector3[] = [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])]
  const focal = 1 / Math.tan(radians(fieldOfView(viewDirection.zoom)) / 2)
  return { orient: columns.flat(), offset, focal: [focal / aspect, focal] }
}

type Placed = { turn: (point: Vector3) => Vector3; offset: Vector3 }

/** A sphere: the camera in its middle turns and rolls. */
function orbitInside({ level }: PictureShape, { yaw, pitch }: ViewDirection, roll: number): Placed {
  const turn = (point: Vector3) => {
    const turned = aboutY(toUpright(point, level ?? noLevel), radians(yaw))
    return aboutZ(aboutX(turned, radians(-pitch)), radians(roll))
  }
  return { turn, offset: [0, 0, 0] }
}

/** A flat picture: the picture turns, the opposite way. */
function turnPicture(
  { size }: PictureShape,
  { yaw, pitch }: ViewDirection,
  aspect: number,
): Placed {
  const { width, height } = flatSize(size, aspect)
  const turned = { x: radians(pitch), y: radians(-yaw) }
  const turn = ([x, y, z]: Vector3) =>
    aboutX(aboutY([x * width, y * height, z], turned.y), turned.x)
  return { turn, offset: [0, 0, -flatDistance({ width, height }, turned)] }
}

function aboutX([x, y, z]: Vector3, angle: number): Vector3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x, y * cos - z * sin, y * sin + z * cos]
}

function aboutY([x, y, z]: Vector3, angle: number): Vector3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

function aboutZ([x, y, z]: Vector3, angle: number): Vector3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, x * sin + y * cos, z]
}

/** The point of a picture that a direction of the document marks; null where it meets no picture. */
export function pictureVectorOf(
  { projection, size, level }: PictureShape,
  angles: Angles,
): Vector3 | null {
  if (projection === 'sphere') return fromUpright(vectorOf(angles), level ?? noLevel)
  const point = picturePointOf(angles, size)
  return point && [point[0] - 0.5, 0.5 - point[1], 0]
}

/** Nearer to the camera's own plane than this nothing is in view. */
const nearest = 1e-6

/**
 * Where a point of the picture is in the view: −1…1 from its left to its right and from its bottom to its top, more beside it.
 * @returns null for a point behind
 */
export function projectPoint(
  { orient, offset, focal }: Perspective,
  point: Vector3,
): [number, number] | null {
  const [x, y, z] = [0, 1, 2].map(
    (row) =>
      point.reduce((sum, value, column) => sum + value * (orient[column * 3 + row] ?? 0), 0) +
      (offset[row] ?? 0),
  ) as [number, number, number]
  return z > -nearest ? null : [(x * focal[0]) / -z, (y * focal[1]) / -z]
}
