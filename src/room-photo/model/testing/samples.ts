import { radians } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { normalize, subtract, type Vec3 } from '../../../math/vector.ts'
import {
  axesOf,
  focalLengthOf,
  type PhotoSize,
  type Pixel,
  pixelOf,
  type RoomCamera,
} from '../camera.ts'
import type { Item, Mount, PieceSize } from '../design/item.ts'
import type { Solid } from '../solid.ts'

export const photo = { width: 2000, height: 1500 }

/** A level camera that looks a little down, straight at the back wall. */
export const camera: RoomCamera = {
  ...{ fieldOfView: radians(60), tilt: radians(-8), roll: 0, yaw: 0, height: 1.5 },
}

/** A random number between two. */
export const betweenOf = (random: () => number) => (low: number, high: number) =>
  low + (high - low) * random()

/** Cameras as people hold them. @param yaw  degrees to either side */
export function cameras(
  count: number,
  seed: number,
  yaw: readonly [number, number] = [0, 44],
): RoomCamera[] {
  const random = createRandom(seed)
  const between = betweenOf(random)
  return Array.from({ length: count }, () => ({
    fieldOfView: radians(between(40, 75)),
    tilt: radians(between(-25, 5)),
    roll: radians(between(-10, 10)),
    yaw: radians(between(yaw[0], yaw[1])) * (random() < 0.5 ? -1 : 1),
    height: between(0.9, 1.9),
  }))
}

export const itemOf = (over: Partial<Item> = {}): Item => ({
  ...{ id: 1, piece: 'sofa', variant: 'sage', x: 0, z: -3, turn: 0, scale: 1 },
  ...over,
})

/** The same to be added to a design, which gives it an id. */
export const pieceOf = (over: Partial<Omit<Item, 'id'>> = {}): Omit<Item, 'id'> => {
  const { id: _, ...piece } = itemOf(over)
  return piece
}

/** A box on the floor, 2 m wide and 1 m deep. */
export const boxOf = (over: Partial<Solid> = {}): Solid => ({
  ...{ x: 0, z: 0, width: 2, depth: 1, height: 0.8, angle: 0 },
  ...over,
})

const size = (width: number, depth: number, height: number, mount?: Mount): PieceSize =>
  mount ? { width, depth, height, mount } : { width, depth, height }

export const sizes = {
  sofa: size(2.3, 0.92, 0.88),
  chair: size(0.5, 0.5, 0.8),
  wardrobe: size(1.5, 0.65, 2.1),
  'coffee-table': size(1, 0.6, 0.4),
  rug: size(2, 1.4, 0.01),
  pendant: size(0.4, 0.4, 0.5, 'ceiling'),
  vase: size(0.2, 0.2, 0.3, 'surface'),
  mirror: size(0.6, 0.03, 0.6, 'wall'),
}

/** Where the camera sees a point of the room. @throws Error for one behind it */
export function seen(by: RoomCamera, point: Vec3, size: PhotoSize = photo): Pixel {
  const at = pixelOf(by, size, point)
  if (!at) throw new Error('behind the camera')
  return at
}

/** A finger that points from the eye at a place. */
export const pointing = (eye: Vec3, place: Vec3) => ({
  ...{ origin: eye, direction: normalize(subtract(place, eye)) },
})

/** Up to four pieces that stand anywhere, turned anyhow. @param z  how far behind the origin */
export function randomItems(random: () => number, z: readonly [number, number]): Item[] {
  const between = betweenOf(random)
  return Array.from({ length: 1 + Math.floor(between(0, 4)) }, (_, id) =>
    itemOf({
      ...{ id, x: between(-2, 2), z: between(...z), turn: between(0, 360) },
      piece: random() < 0.5 ? 'sofa' : 'wardrobe',
    }),
  )
}

/** Points anywhere in a piece. */
export function pointsWithin({ x, z, turn, piece }: Item, random: () => number): Vec3[] {
  const { width, depth, height } = sizes[piece as keyof typeof sizes]
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return Array.from({ length: 20 }, () => {
    const [a, b] = [(random() - 0.5) * width, (random() - 0.5) * depth]
    return [x + a * cos + b * sin, height * random(), z - a * sin + b * cos]
  })
}

/** The ways to the places of a photo, of any length: many times as fast as one by one. */
export function raysOf(by: RoomCamera, { width, height }: PhotoSize) {
  const { right, up, back } = axesOf(by)
  const focal = focalLengthOf(by.fieldOfView, height)
  return (x: number, y: number): Vec3 => {
    const [a, b] = [x - width / 2, height / 2 - y]
    return [
      right[0] * a + up[0] * b - back[0] * focal,
      right[1] * a + up[1] * b - back[1] * focal,
      right[2] * a + up[2] * b - back[2] * focal,
    ]
  }
}
