import { edgesOf } from '../../../src/math/polygon.ts'
import { subtract, type Vec3 } from '../../../src/math/vector.ts'
import {
  cameraPoseOf,
  eyeOf,
  type FloorPlace,
  type PhotoSize,
  type Pixel,
  placeBetween,
  type RoomCamera,
  toCameraAxes,
} from '../../../src/room-photo/model/camera.ts'
import { distort, type Lens, tangentExtent } from './lens.ts'

/**
 * The part of the floor that the camera can see between walls that reach the ceiling: a polygon around the camera.
 * @param outline  of the floor, with the eye within
 */
export function floorSeenFrom(outline: readonly FloorPlace[], eye: FloorPlace): FloorPlace[] {
  const edges = edgesOf(outline)
  const angles = outline
    .map(({ x, z }) => Math.atan2(z - eye.z, x - eye.x))
    // Just beside a corner the ray passes it.
    .flatMap((angle) => [angle - 1e-6, angle + 1e-6])
    .sort((a, b) => a - b)
  return angles.map((angle) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    const far = Math.min(...edges.map(([a, b]) => reachOf(eye, { x, z }, a, b)))
    return { x: eye.x + x * far, z: eye.z + z * far }
  })
}

/** Distance along a ray to a wall; infinite when it misses. */
export function reachOf(eye: FloorPlace, ray: FloorPlace, a: FloorPlace, b: FloorPlace): number {
  const [ex, ez] = [b.x - a.x, b.z - a.z]
  const across = ray.x * ez - ray.z * ex
  if (Math.abs(across) < 1e-12) return Number.POSITIVE_INFINITY
  const [dx, dz] = [a.x - eye.x, a.z - eye.z]
  const far = (dx * ez - dz * ex) / across
  const share = (dx * ray.z - dz * ray.x) / across
  return far > 1e-9 && share >= -1e-9 && share <= 1 + 1e-9 ? far : Number.POSITIVE_INFINITY
}

/**
 * The floor in the picture, cut at its frame and hidden by walls that stand in front of it; what stands on it is not
 * cut out. Pixels; empty when none is seen.
 */
export function floorInPicture(
  outline: readonly FloorPlace[],
  camera: RoomCamera,
  lens: Lens,
  size: PhotoSize,
): Pixel[] {
  const eye = eyeOf(camera)
  const pose = cameraPoseOf(camera, size)
  const seen = floorSeenFrom(outline, { x: eye[0], z: eye[2] })
  const before = clip(
    seen.map(({ x, z }) => toCameraAxes(pose, subtract([x, 0, z], eye))),
    ([, , ahead]) => ahead - 0.02,
    mixed,
  )
  const { x: wide, y: high } = tangentExtent(lens, size)
  const flat = before.map(([x, y, ahead]) => ({ x: x / ahead, y: y / ahead }))
  const within = clipToFrame(flat, -1.02 * wide, 1.02 * wide, -1.02 * high, 1.02 * high)
  const curved = edgesOf(within).flatMap(([a, b]) =>
    Array.from({ length: 16 }, (_, at) => {
      const share = at / 16
      const { x, y } = distort(lens, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
      return {
        x: lens.principalPoint.x + lens.focalLength * x,
        y: lens.principalPoint.y - lens.focalLength * y,
      }
    }),
  )
  return clipToFrame(curved, 0, size.width, 0, size.height)
}

const mixed = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

function clipToFrame(polygon: Pixel[], left: number, right: number, top: number, bottom: number) {
  const mix = (a: Pixel, b: Pixel, share: number) => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  })
  const sides = [
    ({ x }: Pixel) => x - left,
    ({ x }: Pixel) => right - x,
    ({ y }: Pixel) => y - top,
    ({ y }: Pixel) => bottom - y,
  ]
  return sides.reduce((part, inside) => clip(part, inside, mix), polygon)
}

/** The part of a floor on one side of a line. @param inside  signed distance, positive inside */
export const clipFloor = (floor: readonly FloorPlace[], inside: (place: FloorPlace) => number) =>
  clip(floor, inside, placeBetween)

/** Source: Sutherland & Hodgman 1974 */
function clip<Point>(
  polygon: readonly Point[],
  inside: (point: Point) => number,
  mix: (a: Point, b: Point, share: number) => Point,
): Point[] {
  return edgesOf(polygon).flatMap(([a, b]) => {
    const [here, there] = [inside(a), inside(b)]
    const kept = here >= 0 ? [a] : []
    return here >= 0 === there >= 0 ? kept : [...kept, mix(a, b, here / (here - there))]
  })
}
