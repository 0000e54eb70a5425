import { clamp } from '../../../math/clamp.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { type FloorPlace, type PhotoSize, type Pixel, pixelOf, type RoomCamera } from '../camera.ts'
import { footprint } from '../solid.ts'
import { boxOf, outlineOf } from '../wall.ts'
import { type Item, type Sizes, solidOf } from './item.ts'

/** Margin of soft shadows and blurred reflections, meters. */
const margin = 0.25

/**
 * The rectangle of the floor that shadows can cover: from the pieces' footprints to the shadows of their tops.
 * @param sun  unit vector toward the sun, above the floor
 * @returns its corners; none without pieces
 */
export function shadowedFloor(items: readonly Item[], sizes: Sizes, sun: Vec3): FloorPlace[] {
  const places = items.flatMap((item) => {
    const box = solidOf(item, sizes)
    const far = ((box.base ?? 0) + box.height + margin) / sun[1]
    const feet = footprint({
      ...box,
      width: box.width + 2 * margin,
      depth: box.depth + 2 * margin,
    })
    return [...feet, ...feet.map(({ x, z }) => ({ x: x - sun[0] * far, z: z - sun[2] * far }))]
  })
  return places.length > 0 ? outlineOf(boxOf(places)) : []
}

/** A rectangle of a photo in whole pixels. */
export interface PixelRect extends Pixel, PhotoSize {}

/** What casts shadows and is mirrored. */
export interface ShadowScene {
  items: readonly Item[]
  sizes: Sizes
  camera: RoomCamera
  photo: PhotoSize
  /** unit vector from the floor to the sun, above the floor */
  sun: Vec3
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
  const points = items.flatMap((item): Vec3[] => {
    const box = solidOf(item, sizes)
    const { base = 0, height } = box
    const around = { ...box, width: box.width + 2 * margin, depth: box.depth + 2 * margin }
    const [low, high] = [Math.max(0, base - margin), base + height + margin]
    return footprint(around).flatMap(({ x, z }): Vec3[] => {
      const far = high / sun[1]
      const seen: Vec3[] = [
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
