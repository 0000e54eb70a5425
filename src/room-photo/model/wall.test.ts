import { expect, test } from 'vitest'
import { radians } from '../../math/angle.ts'
import { eyeOf, rayAt } from './camera.ts'
import { camera as level, photo, seen } from './testing/samples.ts'
import { rayHitWall, type Wall, wallFoot, wallThrough } from './wall.ts'

const camera = { ...level, roll: radians(2), yaw: radians(20) }
/** Back, left and right of a room that is 4 m wide. */
const room: Wall[] = [
  { id: 1, turn: 0, distance: 4 },
  { id: 2, turn: 90, distance: 2 },
  { id: 3, turn: 270, distance: 2 },
]

test.each([
  [{ x: -1, z: -3 }, { x: 2, z: -3 }, 0, 3],
  [{ x: -2, z: -1 }, { x: -2, z: -4 }, 90, 2],
  [{ x: 2, z: -1 }, { x: 2, z: -4 }, 270, 2],
])('a wall through %j and %j faces the camera, whichever comes first', (a, b, turn, distance) => {
  const wall = { turn, distance: expect.closeTo(distance) }
  expect(wallThrough(a, b)).toEqual(wall)
  expect(wallThrough(b, a)).toEqual(wall)
})

test('two points that are one, or a line under the camera, tell no wall', () => {
  expect(wallThrough({ x: 1, z: -3 }, { x: 1.1, z: -3 })).toBeNull()
  expect(wallThrough({ x: -1, z: 0 }, { x: 1, z: 0 })).toBeNull()
})

test('a ray meets the wall that the photo shows there', () => {
  for (const [point, id] of [
    [[0, 1.2, -4], 1],
    [[-2, 1.4, -3], 2],
    [[2, 0.4, -3.5], 3],
  ] as const) {
    const met = rayHitWall(room, eyeOf(camera), rayAt(camera, photo, seen(camera, point)))
    expect(met?.wall.id).toBe(id)
    expect(met?.at).toEqual(point.map((each) => expect.closeTo(each)))
  }
  expect(rayHitWall([], eyeOf(camera), [0, 0, -1])).toBeNull()
})

test('a foot line ends where other walls stand, but not at one that is parallel', () => {
  const foot = wallFoot(room[0] as Wall, room)
  const xs = [foot?.from.x ?? 9, foot?.to.x ?? 9].sort((a, b) => a - b)
  expect(xs).toEqual([expect.closeTo(-2), expect.closeTo(2)])
  expect(foot?.from.z).toBeCloseTo(-4)
  const behind: Wall = { id: 9, turn: 0, distance: 6 }
  expect(wallFoot(behind, [...room, behind])).not.toBeNull()
})
