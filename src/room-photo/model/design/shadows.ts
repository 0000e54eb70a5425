import { clamp } from '../../../math/clamp.ts'
import type { Vector3 } from '../../../math/vector.ts'
import { type FloorPlace, type PhotoSize, type Pixel, pixelOf, type RoomCamera } from '../camera.ts'
import { footprint } from '../solid.ts'
import { boxOf, type FloorLine, floorArea, signedDistance, type Wall, wallFoot } from '../wall.ts'
import { type Item, type Sizes, solidOf } from './item.ts'

/** Margin of a shadow's soft edge, meters. */
const edge = 0.25

/** The floor area that a piece's shadow can cover: from its footprint to the shadow of its top. */
export interface CastShadow {
  /** corners of the piece's footprint and of its top's shadow */
  places: readonly FloorPlace[]
}

/** @param sun  unit vector toward the sun, above the floor */
export function castShadows(items: readonly Item[], sizes: Sizes, sun: Vector3): CastShadow[] {
  return items.map((item) => {
    const box = solidOf(item, sizes)
    const far = ((box.base ?? 0) + box.height + edge) / sun[1]
    const feet = footprint({ ...box, width: box.width + 2 * edge, depth: box.depth + 2 * edge })
    const ends = feet.map(({ x, z }) => ({ x: x - sun[0] * far, z: z - sun[2] * far }))
    return { places: [...feet, ...ends] }
  })
}

/**
 * The part of the floor in front of all walls that shadows can reach.
 * @returns convex polygons that touch but do not overlap
 */
export function shadowedFloor(
  walls: readonly Wall[],
  shadows: readonly CastShadow[],
): FloorPlace[][] {
  const boxes = shadows.map(({ places }) => boxOf(places))
  const lines = (ends: number[]) => [...new Set(ends)].sort((a, b) => a - b)
  const xs = lines(boxes.flatMap(({ left, right }) => [left, right]))
  const zs = lines(boxes.flatMap(({ back, front }) => [back, front]))
  // A grid through all boxes: each cell is inside or outside, and neighbors share corners.
  return xs.slice(1).flatMap((right, column) =>
    zs.slice(1).flatMap((front, row) => {
      const [left = right, back = front] = [xs[column], zs[row]]
      const isIn = boxes.some(
        (box) => left >= box.left && right <= box.right && back >= box.back && front <= box.front,
      )
      if (!isIn) return []
      const cell = floorArea(walls, [
        { x: left, z: back },
        { x: left, z: front },
        { x: right, z: front },
        { x: right, z: back },
      ])
      return cell.length > 2 ? [cell] : []
    }),
  )
}

/** The part of a wall's foot that shadows can reach. @returns null when none can */
export function shadowedFoot(
  wall: Wall,
  walls: readonly Wall[],
  shadows: readonly CastShadow[],
): FloorLine | null {
  const foot = wallFoot(wall, walls)
  if (!foot) return null
  const long = Math.hypot(foot.to.x - foot.from.x, foot.to.z - foot.from.z)
  const way = { x: (foot.to.x - foot.from.x) / long, z: (foot.to.z - foot.from.z) / long }
  const reaching = shadows.filter(({ places }) =>
    places.some((place) => signedDistance(wall, place) < edge),
  )
  const along = reaching.flatMap(({ places }) =>
    places.map(({ x, z }) => (x - foot.from.x) * way.x + (z - foot.from.z) * way.z),
  )
  const [first, last] = [Math.max(0, Math.min(...along)), Math.min(long, Math.max(...along))]
  if (!(first < last)) return null
  const at = (far: number) => ({ x: foot.from.x + way.x * far, z: foot.from.z + way.z * far })
  return { from: at(first), to: at(last) }
}

/** A rectangle of a photo in whole pixels. */
export interface PixelRect extends Pixel, PhotoSize {}

/** Margin of soft shadows and blurred reflections, meters. */
const margin = 0.25

/** What casts shadows and is mirrored. */
export interface ShadowScene {
  items: readonly Item[]
  sizes: Sizes
  camera: RoomCamera
  photo: PhotoSize
  /** unit vector from the floor to the sun, above the floor */
  sun: Vector3
  /** Whether the floor mirrors. */
  mirrors: boolean
}

/**
 * The bounding rectangle of all furniture, shadows and reflections in the photo. A shadow on a wall lies between its
 * caster and its place on the floor.
 * @returns the whole photo when something reaches beside or behind the camera; an empty rectangle when nothing is
 *   visible
 */
export function drawnArea({ items, sizes, camera, photo, sun, mirrors }: ShadowScene): PixelRect {
  const points = items.flatMap((item): Vector3[] => {
    const box = solidOf(item, sizes)
    const { base = 0, height } = box
    const around = { ...box, width: box.width + 2 * margin, depth: box.depth + 2 * margin }
    const [low, high] = [Math.max(0, base - margin), base + height + margin]
    return footprint(around).flatMap(({ x, z }): Vector3[] => {
      const far = high / sun[1]
      const seen: Vector3[] = [
        [x, low, z],
        [x, high, z],
        [x - sun[0] * far, 0, z - sun[2] * far],
      ]
      return mirrors ? [...seen, [x, -high, z]] : seen
    })
  })
  const pixels = points.map((point) => pixelOf(camera, photo, point))
  const inFront = pixels.filter((pixel) => pixel !== null)
  if (inFront.length < pixels.length) return { x: 0, y: 0, ...photo }
  const [xs, ys] = [inFront.map(({ x }) => x), inFront.map(({ y }) => y)]
  const from = (all: number[], length: number) => Math.floor(clamp(Math.min(...all), 0, length))
  const to = (all: number[], length: number) => Math.ceil(clamp(Math.max(...all), 0, length))
  const [x, y] = [from(xs, photo.width), from(ys, photo.height)]
  const size = { width: to(xs, photo.width) - x, height: to(ys, photo.height) - y }
  // Outside the photo, or nothing at all.
  if (!(size.width > 0 && size.height > 0)) return { x: 0, y: 0, width: 0, height: 0 }
  return { x, y, ...size }
}
