import { clamp } from '../../../../math/clamp.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { type PhotoSize, type Pixel, pixelOf, type RoomCamera } from './camera.ts'
import { type Item, type Sizes, solidOf } from './item.ts'
import { footprint } from './solid.ts'

/** A part of a photo: its upper left corner and its size, whole pixels. */
export interface Area extends Pixel, PhotoSize {}

/** Soft edges of shadows and blurred reflections go so far beyond what throws them, metres. */
const margin = 0.25

/** What throws shadows and is mirrored, and where. */
export interface Standing {
  items: readonly Item[]
  sizes: Sizes
  camera: RoomCamera
  photo: PhotoSize
  /** from the floor to the sun, of length 1; above the floor */
  sun: Vector3
  /** Whether the floor mirrors. */
  mirrors: boolean
}

/**
 * The part of a photo outside which nothing of its furniture is seen, nor of its shadows, nor of its image in the floor. A
 * shadow on a wall lies between what throws it and where it would lie on the floor.
 * @returns the whole photo where any of it reaches beside or behind the camera; of no size where none is in sight
 */
export function drawnArea({ items, sizes, camera, photo, sun, mirrors }: Standing): Area {
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
  // Beyond an edge of the photo, or nothing at all.
  if (!(size.width > 0 && size.height > 0)) return { x: 0, y: 0, width: 0, height: 0 }
  return { x, y, ...size }
}
