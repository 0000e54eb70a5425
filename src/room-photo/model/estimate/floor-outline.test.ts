import { expect, test } from 'vitest'
import { isInside } from '../../../math/polygon.ts'
import { createRandom } from '../../../math/random.ts'
import type { RoomCamera } from '../camera.ts'
import { faceMapOf } from '../testing/face-map.ts'
import { boxOf, type FloorBox, outlineOf } from '../wall.ts'
import { findFloorOutline } from './floor-outline.ts'
import type { FaceMap } from './room-layout.ts'

const size = { width: 128, height: 96 }
const camera: RoomCamera = { fieldOfView: 0.95, tilt: -0.12, roll: 0.01, yaw: -0.08, height: 1.5 }

const rectangle = (box: FloorBox) => outlineOf(box).map(({ x, z }): [number, number] => [x, z])

const mapOf = (corners: [number, number][], view = camera) => faceMapOf(corners, view, size)

/** The share of a map's floor and an outline's that both have. */
function overlap(map: FaceMap, corners: readonly { x: number; z: number }[], view = camera) {
  const found = mapOf(
    corners.map(({ x, z }) => [x, z]),
    view,
  )
  let [both, either] = [0, 0]
  map.floor.forEach((value, at) => {
    const other = found.floor[at] ?? 0
    both += Number(value > 0.5 && other > 0.5)
    either += Number(value > 0.5 || other > 0.5)
  })
  return both / either
}

test('a rectangular room is found with its walls, corners and ceiling', () => {
  const room = rectangle({ left: -1.5, right: 1.8, back: -3.6, front: 1 })
  const found = findFloorOutline(mapOf(room), camera)
  expect(found?.corners).toHaveLength(4)
  expect(Math.min(...(found?.corners ?? []).map(({ x }) => x))).toBeCloseTo(-1.5, 1)
  expect(Math.max(...(found?.corners ?? []).map(({ x }) => x))).toBeCloseTo(1.8, 1)
  expect(Math.min(...(found?.corners ?? []).map(({ z }) => z))).toBeCloseTo(-3.6, 1)
  expect(found?.ceiling).toBeCloseTo(2.6, 1)
})

test('a room is as wide and as deep where the places of the map are not square', () => {
  const room = rectangle({ left: -1.5, right: 1.8, back: -3.6, front: 1 })
  // Photos of 3 by 2 are seen in 88 rows.
  const photo = { width: 128, height: 128 / 1.5 }
  const found = findFloorOutline(faceMapOf(room, camera, photo, 2.6, 88), camera)
  const { left, right, back } = boxOf(found?.corners ?? [])
  expect([left, right, back].map((at) => Math.round(at * 10) / 10)).toEqual([-1.5, 1.8, -3.6])
  expect(found?.ceiling).toBeCloseTo(2.6, 1)
})

test('a wall right beside the camera goes straight on to where the photo ends', () => {
  const room = rectangle({ left: -0.35, right: 4.5, back: -2.5, front: 0.6 })
  const view = { ...camera, fieldOfView: 1.4, tilt: -0.2, yaw: -0.7 }
  const corners = findFloorOutline(mapOf(room, view), view)?.corners ?? []
  expect(corners).toHaveLength(4)
  expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(-0.35, 1)
})

test('a ceiling is found 2.7 times as high as the camera is held', () => {
  const hall = rectangle({ left: -2, right: 2, back: -7, front: 1 })
  const view = { ...camera, tilt: 0.05 }
  const found = findFloorOutline(faceMapOf(hall, view, size, 4), view)?.ceiling ?? 0
  expect(Math.abs(found - 4)).toBeLessThan(0.1)
})

test('an alcove and a corner that juts out keep their right angles', () => {
  const room: [number, number][] = [
    [-1.4, 1],
    [2.6, 1],
    [2.6, -2.4],
    [0.9, -2.4],
    [0.9, -4],
    [-1.4, -4],
  ]
  const map = mapOf(room)
  const found = findFloorOutline(map, camera)
  expect(overlap(map, found?.corners ?? [])).toBeGreaterThan(0.97)
  expect(found?.corners.length).toBeGreaterThanOrEqual(6)
  for (const [at, corner] of (found?.corners ?? []).entries()) {
    const next = found?.corners[(at + 1) % (found?.corners.length ?? 1)]
    expect(Math.min(Math.abs(corner.x - (next?.x ?? 0)), Math.abs(corner.z - (next?.z ?? 0)))).toBe(
      0,
    )
  }
})

test('a wall that the photo does not show is open, and what it shows is trusted', () => {
  const straight = { ...camera, yaw: 0 }
  const map = mapOf(rectangle({ left: -9, right: 9, back: -3, front: 1 }), straight)
  const found = findFloorOutline(map, straight)
  const trusts = found?.edges.map(({ trust }) => trust) ?? []
  expect(trusts.filter((trust) => trust > 0.7)).toHaveLength(1)
  expect(trusts.filter((trust) => trust === 0)).toHaveLength(3)
  expect(overlap(map, found?.corners ?? [], straight)).toBeGreaterThan(0.97)
})

test('what the photo does not show ends right behind the camera and beside what it shows', () => {
  const view = { ...camera, yaw: 0, tilt: -0.3 }
  const map = mapOf(rectangle({ left: -9, right: 9, back: -3, front: 1 }), view)
  const { left, right, front } = boxOf(findFloorOutline(map, view)?.corners ?? [])
  // The photo's sides meet the wall 2.3 m to the left and to the right.
  expect(left).toBeGreaterThan(-2.6)
  expect(left).toBeLessThan(-2.3)
  expect(right).toBeGreaterThan(2.3)
  expect(right).toBeLessThan(2.6)
  expect(front).toBeCloseTo(0.5, 1)
})

test('a floor before one long wall ends beside what is seen, also where the camera looks down and aside', () => {
  const view = { ...camera, yaw: 0.3, tilt: -0.7 }
  const map = mapOf(rectangle({ left: -12, right: 12, back: -4, front: 1 }), view)
  const { left, right } = boxOf(findFloorOutline(map, view)?.corners ?? [])
  // The photo's left side meets the wall 13 m away, far above the photo.
  expect(left).toBeGreaterThan(-5)
  expect(right).toBeLessThan(1.5)
})

test('a map that is unsure and spotted gives the same room', () => {
  const room = rectangle({ left: -1.5, right: 1.8, back: -3.6, front: 1 })
  const map = mapOf(room)
  const random = createRandom(4)
  const noisy = map.floor.map((value) => (random() < 0.15 ? random() : 0.2 + 0.6 * value))
  const found = findFloorOutline({ ...map, floor: noisy }, camera)
  expect(overlap(map, found?.corners ?? [])).toBeGreaterThan(0.93)
})

test('corners go round counter-clockwise seen from above, around the place below the camera', () => {
  const found = findFloorOutline(
    mapOf(rectangle({ left: -1, right: 2, back: -3, front: 1 })),
    camera,
  )
  const corners = (found?.corners ?? []).map(({ x, z }): [number, number] => [x, z])
  expect(isInside([0, 0], corners)).toBe(true)
  expect(corners[0]?.[0]).toBeLessThan(corners[1]?.[0] ?? 0)
})

test('a photo without any floor has no outline', () => {
  const map = mapOf(rectangle({ left: -1, right: 2, back: -3, front: 1 }))
  expect(findFloorOutline(map, { ...camera, tilt: 1.2 })).toBeNull()
  expect(findFloorOutline({ ...map, floor: map.floor.map(() => 0) }, camera)).toBeNull()
})
