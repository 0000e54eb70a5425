import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { eyeOf, pixelOf, rayAt } from './camera.ts'
import { before, footOf, inwards, metWall, type Wall, wallThrough } from './wall.ts'

const photo = { width: 2000, height: 1500 }
const camera = {
  fieldOfView: radians(60),
  tilt: radians(-8),
  roll: radians(2),
  yaw: radians(20),
  height: 1.5,
}
/** Back, left and right of a room that is 4 m wide. */
const room: Wall[] = [
  { id: 1, turn: 0, distance: 4 },
  { id: 2, turn: 90, distance: 2 },
  { id: 3, turn: 270, distance: 2 },
]

describe('a wall through two places of the floor', () => {
  test('faces the camera, whichever end comes first', () => {
    for (const [a, b] of [
      [-1, 2],
      [2, -1],
    ] as const) {
      const wall = wallThrough({ x: a, z: -3 }, { x: b, z: -3 })
      expect(wall).toEqual({ turn: 0, distance: 3 })
    }
    expect(wallThrough({ x: -2, z: -1 }, { x: -2, z: -4 })).toEqual({ turn: 90, distance: 2 })
    const right = wallThrough({ x: 2, z: -1 }, { x: 2, z: -4 })
    expect(right?.turn).toBe(270)
    expect(right?.distance).toBeCloseTo(2)
  })

  test('any line comes back as it was, within what aligns it', () => {
    const random = createRandom(5)
    for (let round = 0; round < 200; round += 1) {
      const known = { turn: Math.round(random() * 3600) / 10, distance: 0.5 + random() * 6 }
      const normal = inwards(known)
      const at = (along: number) => ({
        x: -normal.x * known.distance + normal.z * along,
        z: -normal.z * known.distance - normal.x * along,
      })
      const wall = wallThrough(at(random() * 2 - 3), at(random() * 2))
      if (!wall) continue
      const off = Math.abs(((wall.turn - known.turn + 540) % 360) - 180)
      expect(off).toBeLessThan(4.1)
      expect(wall.distance).toBeCloseTo(known.distance, 0)
      expect(before(wall, { x: 0, z: 0 })).toBeGreaterThan(0)
    }
  })

  test('two points that are one, or a line under the camera, tell none', () => {
    expect(wallThrough({ x: 1, z: -3 }, { x: 1.1, z: -3 })).toBeNull()
    expect(wallThrough({ x: -1, z: 0 }, { x: 1, z: 0 })).toBeNull()
  })
})

test('a ray meets the wall that the photo shows there', () => {
  for (const [point, id] of [
    [[0, 1.2, -4], 1],
    [[-2, 1.4, -3], 2],
    [[2, 0.4, -3.5], 3],
  ] as const) {
    const at = pixelOf(camera, photo, point)
    if (!at) throw new Error('behind')
    const met = metWall(room, eyeOf(camera), rayAt(camera, photo, at))
    expect(met?.wall.id).toBe(id)
    for (const axis of [0, 1, 2]) expect(met?.at[axis]).toBeCloseTo(point[axis] ?? 0)
  }
  expect(metWall([], eyeOf(camera), [0, 0, -1])).toBeNull()
})

test('a foot line ends where other walls stand, and is nothing behind them', () => {
  const foot = footOf(room[0] as Wall, room)
  const xs = [foot?.from.x ?? 9, foot?.to.x ?? 9].sort((a, b) => a - b)
  expect(xs[0]).toBeCloseTo(-2)
  expect(xs[1]).toBeCloseTo(2)
  expect(foot?.from.z).toBeCloseTo(-4)
  const behind: Wall = { id: 9, turn: 0, distance: 6 }
  const both = footOf(behind, [...room, behind])
  // Parallel walls do not end one another: both stay to be moved.
  expect(both).not.toBeNull()
})
