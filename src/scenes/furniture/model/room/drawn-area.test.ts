import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { add, normalize, scale, type Vector3 } from '../../../../math/vector.ts'
import { pixelOf, type RoomCamera } from './camera.ts'
import { type Area, drawnArea, type Standing } from './drawn-area.ts'
import type { Item } from './item.ts'
import { towardsSun } from './sun.ts'

const photo = { width: 4000, height: 3000 }
const camera: RoomCamera = {
  fieldOfView: radians(60),
  tilt: radians(-8),
  roll: 0,
  yaw: 0,
  height: 1.5,
}
const sizes = {
  sofa: { width: 2.3, depth: 0.9, height: 0.8 },
  lamp: { width: 0.4, depth: 0.4, height: 1.6 },
}
const item = (change: Partial<Item>): Item => ({
  ...{ id: 1, piece: 'sofa', look: '', x: 0, z: -4, turn: 0, scale: 1 },
  ...change,
})
const standing = (change: Partial<Standing>): Standing => ({
  ...{ items: [item({})], sizes, camera, photo, mirrors: false },
  sun: normalize([0.3, 1, 0.2]),
  ...change,
})

const holds = ({ x, y, width, height }: Area, at: { x: number; y: number } | null): boolean =>
  at !== null && at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height

/** Whether a point of the room that the photo shows lies in the area. */
const isIn = (area: Area, { camera: from }: Standing, point: Vector3): boolean => {
  const at = pixelOf(from, photo, point)
  return !holds({ x: 0, y: 0, ...photo }, at) || holds(area, at)
}

test('one sofa in the middle leaves most of the photo out', () => {
  const { x, y, width, height } = drawnArea(standing({}))
  expect([x, y, x + width, y + height].every(Number.isInteger)).toBe(true)
  expect(x).toBeGreaterThan(700)
  expect(x + width).toBeLessThan(3300)
  expect(width * height).toBeLessThan(0.3 * photo.width * photo.height)
})

describe('of 300 random rooms nothing that is drawn lies outside', () => {
  const random = createRandom(7)
  const between = (low: number, high: number) => low + (high - low) * random()
  const rooms = Array.from({ length: 300 }, () => {
    const from = { ...camera, yaw: between(-0.6, 0.6), tilt: between(-0.4, 0.1) }
    const items = Array.from({ length: 1 + Math.floor(between(0, 4)) }, (_, id) =>
      item({
        ...{ id, x: between(-2, 2), z: between(-6, -2.5), turn: between(0, 360) },
        piece: random() < 0.5 ? 'sofa' : 'lamp',
      }),
    )
    const sun = towardsSun({ azimuth: between(-180, 180), elevation: between(15, 85) }, from)
    return standing({ camera: from, items, sun, mirrors: true })
  })

  test.each([
    ['furniture', (point: Vector3) => point],
    ['shadow on the floor', (at: Vector3, sun: Vector3) => add(at, scale(sun, -at[1] / sun[1]))],
    ['shadow on a wall', (at: Vector3, sun: Vector3) => add(at, scale(sun, -0.4 * at[1]))],
    ['image in the floor', ([x, y, z]: Vector3): Vector3 => [x, -y, z]],
  ])('%s', (_, thrown) => {
    for (const room of rooms) {
      const area = drawnArea(room)
      for (const { x, z, turn, piece } of room.items) {
        const { width, depth, height } = sizes[piece as keyof typeof sizes]
        const angle = radians(turn)
        for (let at = 0; at < 20; at += 1) {
          const [a, b] = [between(-width / 2, width / 2), between(-depth / 2, depth / 2)]
          const point: Vector3 = [
            x + a * Math.cos(angle) + b * Math.sin(angle),
            between(0, height),
            z - a * Math.sin(angle) + b * Math.cos(angle),
          ]
          expect(isIn(area, room, thrown(point, room.sun))).toBe(true)
        }
      }
    }
  })
})

test('where something is beside the camera it is the whole photo', () => {
  expect(drawnArea(standing({ items: [item({ z: 0.2 })] }))).toEqual({ x: 0, y: 0, ...photo })
})

test('of what is out of sight, and of nothing, it has no size', () => {
  const none = { x: 0, y: 0, width: 0, height: 0 }
  expect(drawnArea(standing({ items: [item({ x: 30, z: -5 })] }))).toEqual(none)
  expect(drawnArea(standing({ items: [] }))).toEqual(none)
})
