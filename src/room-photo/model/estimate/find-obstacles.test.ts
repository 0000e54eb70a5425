import { expect, test } from 'vitest'
import { cameraPoseOf, imagePointOf, type RoomCamera } from '../camera.ts'
import { outlineOf } from '../wall.ts'
import { findObstacles } from './find-obstacles.ts'

const size = { width: 128, height: 96 }
const map = { ...size, columns: size.width, rows: size.height }
const camera: RoomCamera = { fieldOfView: 0.95, tilt: -0.15, roll: 0, yaw: 0, height: 1.5 }
const pose = cameraPoseOf(camera, size)
const outline = {
  corners: outlineOf({ left: -2.5, right: 2.5, back: -5, front: 1 }),
  edges: [0, 1, 1, 1].map((trust) => ({ trust })),
  agreement: 1,
  ceiling: null,
}

/** A board that stands on the floor, or hangs above it, as the photo shows it. */
function layoutWith(from: number, to: number, z: number, low: number, high: number) {
  const places = size.width * size.height
  const thing = new Float32Array(places)
  const floor = new Float32Array(places)
  const row = (y: number) => {
    const at = imagePointOf(pose, [0, y - pose.height, z])
    return Math.round(pose.halfHeight - (at?.y ?? 0))
  }
  const column = (x: number) =>
    Math.round(pose.halfWidth + (imagePointOf(pose, [x, -pose.height, z])?.x ?? 0))
  const end = imagePointOf(pose, [0, -pose.height, -5])
  for (let at = 0; at < places; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    floor[at] = Number(pose.halfHeight - y < (end?.y ?? 0))
    const isOnIt = x >= column(from) && x < column(to) && y >= row(high) && y < row(low)
    thing[at] = Number(isOnIt)
  }
  const none = new Float32Array(places)
  return {
    faces: { ...map, floor, ceiling: none },
    things: { ...map, window: none, door: none, thing },
  }
}

test('what stands on the floor is a box from its foot backward', () => {
  const [box, ...others] = findObstacles(layoutWith(-1, 0.4, -3, 0, 0.1), outline, [], pose)
  expect(others).toEqual([])
  expect(box?.left).toBeCloseTo(-1, 0)
  expect(box?.right).toBeCloseTo(0.4, 0)
  expect(box?.front).toBeGreaterThan(-3.15)
  expect(box?.front).toBeLessThan(-2.85)
  expect(box?.back).toBeLessThan(-3.25)
})

test('nothing is put on the floor that it hides, which would be drawn over it', () => {
  const freeBehind = (high: number, z: number) => {
    const boxes = findObstacles(layoutWith(-1, 0.4, -2.5, 0, high), outline, [], pose)
    // Seen from the camera, its middle is there at -0.12 of the distance.
    const x = -0.12 * -z
    return boxes.every(
      ({ left, right, back, front }) => x < left || x > right || z < back || z > front,
    )
  }
  // Over what is 0.5 m high one sees the floor again at 1.5 times the distance, over what is higher than the camera nowhere.
  expect([-2.6, -3.3, -4.4].map((z) => freeBehind(0.5, z))).toEqual([false, false, true])
  expect([-2.6, -3.3, -4.4, -4.9].map((z) => freeBehind(1.8, z))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('what hangs on a wall, and what is a speck, stands nowhere', () => {
  expect(findObstacles(layoutWith(-1, 0.4, -5, 1.2, 1.8), outline, [], pose)).toEqual([])
  expect(findObstacles(layoutWith(0, 0.05, -3, 0, 0.3), outline, [], pose)).toEqual([])
})

test('a door beyond the found walls keeps the floor before it free', () => {
  const board = layoutWith(-1, -0.1, -5, 0, 2)
  const layout = {
    ...board,
    things: { ...board.things, door: board.things.thing, thing: board.things.window },
  }
  const [box] = findObstacles(layout, outline, [], pose)
  expect(box?.front).toBeGreaterThan(-4.3)
  const door = { kind: 'door', wall: 2, from: 2.6, to: 3.5, sill: 0, head: 2 } as const
  expect(findObstacles(layout, outline, [door], pose)).toEqual([])
  // Behind a mirror and beyond a passage the floor seems to go on, and so does the room that is found.
  const nearer = layoutWith(-1, -0.1, -4.7, 0, 2)
  const things = { ...nearer.things, door: nearer.things.thing, thing: nearer.things.window }
  expect(findObstacles({ ...nearer, things }, outline, [door], pose)).toHaveLength(1)
})
