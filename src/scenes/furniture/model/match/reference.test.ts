import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { add, rotate, scale, type Vector3 } from '../../../../math/vector.ts'
import {
  cameraHeightFromLength,
  cameraHeightFromUpright,
  floorDistance,
  focalFromVanishingPoints,
  otherVanishingPoint,
  rayTo,
  seenAt,
  upFromVanishingPoints,
} from './reference.ts'

/** A camera at a height over the floor, turned, tilted and rolled; rooms stand along its yaw. */
function camera(random: () => number) {
  const between = (low: number, high: number) => low + random() * (high - low)
  const tilt = radians(between(-30, 20))
  const yaw = radians(between(15, 75))
  const roll = radians(between(-8, 8))
  const turned = (direction: Vector3) =>
    rotate(rotate(rotate(direction, [0, yaw, 0]), [-tilt, 0, 0]), [0, 0, roll])
  return {
    focal: between(400, 1600),
    height: between(0.8, 1.9),
    up: turned([0, 1, 0]),
    /** of the room's coordinates, metres from the point below the camera, to the camera's */
    seen(point: Vector3) {
      return turned(add(point, [0, -this.height, 0]))
    },
    turned,
  }
}

const many = Array.from({ length: 200 }, (_, seed) => camera(createRandom(seed + 1)))

/** A place on the floor in front of the camera, seen from it. */
function onFloor(shot: ReturnType<typeof camera>, distance: number, aside: number) {
  const forward: Vector3 = [0, 0, -1]
  const flat = shot.turned([0, 1, 0])
  const ahead = add(
    forward,
    scale(flat, -(forward[0] * flat[0] + forward[1] * flat[1] + forward[2] * flat[2])),
  )
  const size = Math.hypot(...ahead)
  const right: Vector3 = [
    (ahead[1] * flat[2] - ahead[2] * flat[1]) / size,
    (ahead[2] * flat[0] - ahead[0] * flat[2]) / size,
    (ahead[0] * flat[1] - ahead[1] * flat[0]) / size,
  ]
  return add(add(scale(ahead, distance / size), scale(right, aside)), scale(flat, -shot.height))
}

describe('a known camera is found from vanishing points', () => {
  test.each(many.map((shot, index) => [index, shot] as const))('camera %i', (_index, shot) => {
    const [a, b] = [shot.turned([1, 0, 0]), shot.turned([0, 0, 1])]
    const point = (d: Vector3) => ({
      x: (d[0] * shot.focal) / -d[2],
      y: (d[1] * shot.focal) / -d[2],
    })
    const [u, v] = [point(a), point(b)]
    expect(focalFromVanishingPoints(u, v)).toBeCloseTo(shot.focal, 6)
    const up = upFromVanishingPoints(u, v, shot.focal)
    up.forEach((part, axis) => {
      expect(part).toBeCloseTo(shot.up[axis] as number, 9)
    })
    const size = Math.hypot(v.x - u.x, v.y - u.y)
    const other = otherVanishingPoint(
      u,
      { x: (v.x - u.x) / size, y: (v.y - u.y) / size },
      shot.focal,
    )
    expect(other.x / shot.focal).toBeCloseTo(v.x / shot.focal, 6)
    expect(other.y / shot.focal).toBeCloseTo(v.y / shot.focal, 6)
  })
})

describe('the scale is found from what is known in the room', () => {
  test.each(many.map((shot, index) => [index, shot] as const))('camera %i', (_index, shot) => {
    const foot = onFloor(shot, 3, 0.4)
    const doorTop = add(foot, scale(shot.up, 2.03))
    const [base, top] = [rayOf(foot), rayOf(doorTop)]
    expect(cameraHeightFromUpright(base, top, 2.03, shot.up)).toBeCloseTo(shot.height, 6)
    const far = onFloor(shot, 4, -0.8)
    const size = Math.hypot(foot[0] - far[0], foot[1] - far[1], foot[2] - far[2])
    expect(cameraHeightFromLength(base, rayOf(far), size, shot.up)).toBeCloseTo(shot.height, 6)
    expect(floorDistance(base, rayOf(far), shot.up, shot.height)).toBeCloseTo(size, 6)
  })

  test('not from what is above the horizon, nor from one point', () => {
    const up: Vector3 = [0, 1, 0]
    const [sky, floor] = [rayTo({ x: 0, y: 100 }, 1000), rayTo({ x: 0, y: -300 }, 1000)]
    expect(cameraHeightFromUpright(sky, floor, 2, up)).toBeNull()
    expect(cameraHeightFromUpright(floor, floor, 2, up)).toBeNull()
    expect(cameraHeightFromLength(floor, floor, 1, up)).toBeNull()
    expect(floorDistance(floor, sky, up, 1.5)).toBeNull()
  })
})

test('vanishing points on one side of the middle cannot be at right angles', () => {
  expect(() => focalFromVanishingPoints({ x: 300, y: 0 }, { x: 900, y: 0 })).toThrow(RangeError)
})

test('what is behind the camera is not seen', () => {
  expect(seenAt([0, 0, 1], 500)).toBeNull()
  expect(seenAt([1, -0.5, -2], 500)).toEqual({ x: 250, y: -125 })
})

function rayOf(point: Vector3): Vector3 {
  return scale(point, 1 / Math.hypot(...point))
}
