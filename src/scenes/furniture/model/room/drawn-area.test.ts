import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { add, normalize, scale, type Vector3 } from '../../../../math/vector.ts'
import { pixelOf } from './camera.ts'
import { type Area, drawnArea, type Standing } from './drawn-area.ts'
import { towardsSun } from './sun.ts'
import { betweenOf, camera, itemOf, pointsWithin, randomItems, sizes } from './testing/samples.ts'

const photo = { width: 4000, height: 3000 }
const standing = (change: Partial<Standing>): Standing => ({
  ...{ items: [itemOf({ z: -4 })], sizes, camera, photo, mirrors: false },
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

describe('of random rooms nothing that is drawn lies outside', () => {
  const random = createRandom(7)
  const between = betweenOf(random)
  const rooms = Array.from({ length: 60 }, () => {
    const from = { ...camera, yaw: between(-0.6, 0.6), tilt: between(-0.4, 0.1) }
    const sun = towardsSun({ azimuth: between(-180, 180), elevation: between(15, 85) }, from)
    return standing({ camera: from, items: randomItems(random, [-6, -2.5]), sun, mirrors: true })
  })

  test.each([
    ['furniture', (point: Vector3) => point],
    ['shadow on the floor', (at: Vector3, sun: Vector3) => add(at, scale(sun, -at[1] / sun[1]))],
    ['shadow on a wall', (at: Vector3, sun: Vector3) => add(at, scale(sun, -0.4 * at[1]))],
    ['image in the floor', ([x, y, z]: Vector3): Vector3 => [x, -y, z]],
  ])('%s', (_, thrown) => {
    for (const room of rooms) {
      const area = drawnArea(room)
      for (const point of room.items.flatMap((item) => pointsWithin(item, random)))
        expect(isIn(area, room, thrown(point, room.sun))).toBe(true)
    }
  })
})

test('where something is beside the camera it is the whole photo', () => {
  expect(drawnArea(standing({ items: [itemOf({ z: 0.2 })] }))).toEqual({ x: 0, y: 0, ...photo })
})

test('of what is out of sight, and of nothing, it has no size', () => {
  const none = { x: 0, y: 0, width: 0, height: 0 }
  expect(drawnArea(standing({ items: [itemOf({ x: 30, z: -5 })] }))).toEqual(none)
  expect(drawnArea(standing({ items: [] }))).toEqual(none)
})
