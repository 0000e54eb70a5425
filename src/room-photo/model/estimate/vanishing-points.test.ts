import { expect, test } from 'vitest'
import { radians } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { normalize, rotate, type Vector3 } from '../../../math/vector.ts'
import {
  cameraHeightFromLength,
  cameraHeightFromUpright,
  focalFromVanishingPoints,
  imageRay,
} from './vanishing-points.ts'

/** Cameras at a height over the floor, turned, tilted and rolled; rooms stand along their yaw. */
const cameras = Array.from({ length: 40 }, (_, seed) => {
  const random = createRandom(seed + 1)
  const between = (low: number, high: number) => low + random() * (high - low)
  const [tilt, roll] = [radians(between(-30, 20)), radians(between(-8, 8))]
  const yaw = radians(between(15, 75))
  const turned = (direction: Vector3) =>
    rotate(rotate(rotate(direction, [0, yaw, 0]), [-tilt, 0, 0]), [0, 0, roll])
  const [focal, height] = [between(400, 1600), between(0.8, 1.9)]
  /** The way to a point so far ahead and aside, and so high over the floor. */
  const rayOf = (ahead: number, aside: number, up: number) => {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
    const [x, z] = [aside * cos + ahead * sin, aside * sin - ahead * cos]
    return normalize(turned([x, up - height, z]))
  }
  return { focal, height, turned, rayOf }
})

test('the focal length of a known camera follows from two vanishing points', () => {
  for (const { focal, turned } of cameras) {
    const [u, v] = (
      [
        [1, 0, 0],
        [0, 0, 1],
      ] as const
    ).map((axis) => {
      const [x, y, z] = turned(axis)
      return { x: (x * focal) / -z, y: (y * focal) / -z }
    }) as [{ x: number; y: number }, { x: number; y: number }]
    expect(focalFromVanishingPoints(u, v)).toBeCloseTo(focal, 6)
  }
})

test('the scale is found from what is known in the room', () => {
  for (const { height, turned, rayOf } of cameras) {
    const up = turned([0, 1, 0])
    const [foot, top, far] = [rayOf(3, 0.4, 0), rayOf(3, 0.4, 2.03), rayOf(4, -0.8, 0)]
    const apart = Math.hypot(1, 1.2)
    expect(cameraHeightFromUpright(foot, top, 2.03, up)).toBeCloseTo(height, 6)
    expect(cameraHeightFromLength(foot, far, apart, up)).toBeCloseTo(height, 6)
  }
})

test('what is above the horizon and one point tell no scale, vanishing points on one side no lens', () => {
  const up: Vector3 = [0, 1, 0]
  const [sky, floor] = [imageRay({ x: 0, y: 100 }, 1000), imageRay({ x: 0, y: -300 }, 1000)]
  expect(cameraHeightFromUpright(sky, floor, 2, up)).toBeNull()
  expect(cameraHeightFromUpright(floor, floor, 2, up)).toBeNull()
  expect(cameraHeightFromLength(floor, floor, 1, up)).toBeNull()
  expect(() => focalFromVanishingPoints({ x: 300, y: 0 }, { x: 900, y: 0 })).toThrow(RangeError)
})
