import { expect, test } from 'vitest'
import { cameraPoseOf, type RoomCamera, rayThrough, toImagePoint } from '../camera.ts'
import { outlineOf } from '../wall.ts'
import { doorHeads, findOpenings } from './find-openings.ts'
import type { ThingMap } from './room-layout.ts'

const size = { width: 128, height: 96 }
const camera: RoomCamera = { fieldOfView: 1, tilt: -0.05, roll: 0, yaw: 0, height: 1.5 }
const pose = cameraPoseOf(camera, size)
const back = -4
const outline = {
  corners: outlineOf({ left: -2, right: 2, back, front: 1 }),
  edges: [0, 1, 1, 1].map((trust) => ({ trust })),
  agreement: 1,
  ceiling: null,
}

/** A photo of a hole in the back wall. Meters. @param rows  of the map */
function mapOf(
  kind: 'door' | 'window',
  from: number,
  to: number,
  low: number,
  high: number,
  rows = size.height,
) {
  const { width: columns, height } = size
  const places = columns * rows
  const empty = () => new Float32Array(places)
  const map: ThingMap = {
    ...{ ...size, columns, rows },
    ...{ door: empty(), window: empty(), thing: empty() },
  }
  for (let at = 0; at < places; at += 1) {
    const pixel = { x: (at % columns) + 0.5, y: (Math.floor(at / columns) + 0.5) * (height / rows) }
    const ray = rayThrough(pose, toImagePoint(size, pixel))
    const by = back / ray[2]
    const [across, up] = [ray[0] * by, ray[1] * by + pose.height]
    map[kind][at] = Number(across > from && across < to && up > low && up < high)
  }
  return map
}

test('a window is found in its wall, as wide and as high as the photo shows it', () => {
  const [window, ...others] = findOpenings(mapOf('window', -1, 0.5, 0.9, 2.1), outline, pose)
  expect(others).toEqual([])
  // The back wall goes from the right to the left.
  expect(window).toMatchObject({ kind: 'window', wall: 2 })
  expect(window?.from).toBeCloseTo(1.5, 0)
  expect(window?.to).toBeCloseTo(3, 0)
  expect(Math.abs((window?.sill ?? 0) - 0.9)).toBeLessThan(0.15)
  expect(Math.abs((window?.head ?? 0) - 2.1)).toBeLessThan(0.15)
})

test('a window is as wide and as high where the places of the map are longer than wide', () => {
  const [square] = findOpenings(mapOf('window', -1, 0.5, 0.9, 2.1), outline, pose)
  const [window] = findOpenings(mapOf('window', -1, 0.5, 0.9, 2.1, 64), outline, pose)
  for (const end of ['from', 'to', 'sill', 'head'] as const)
    expect(Math.abs((window?.[end] ?? 0) - (square?.[end] ?? 9)), end).toBeLessThan(0.1)
})

test('a door stands on the floor, and a slit is none', () => {
  const [door] = findOpenings(mapOf('door', 0.5, 1.4, 0, 2.05), outline, pose)
  expect(door).toMatchObject({ kind: 'door', wall: 2, sill: 0 })
  expect(findOpenings(mapOf('door', 0.5, 0.7, 0, 2.05), outline, pose)).toEqual([])
})

test('a glass door, which is a window too, is one, and does not tell how high the camera was', () => {
  const map = mapOf('door', 0.5, 1.4, 0, 2.05)
  const glass = { ...map, window: map.door }
  const openings = findOpenings(glass, outline, pose)
  expect(openings.map(({ kind }) => kind)).toEqual(['door'])
  expect(doorHeads(map, outline, pose, openings)).toHaveLength(1)
  expect(doorHeads(glass, outline, pose, openings)).toEqual([])
})

test('glass that is also seen as two doors is one, as wide as the glass', () => {
  const [left, right] = [mapOf('door', -1.5, -0.7, 0, 2.05), mapOf('door', 0.7, 1.5, 0, 2.05)]
  const doors = left.door.map((share, at) => Math.max(share, right.door[at] ?? 0))
  const { window } = mapOf('window', -1.5, 1.5, 0, 2.3)
  const [door, ...others] = findOpenings({ ...left, door: doors, window }, outline, pose)
  expect(others).toEqual([])
  expect(door?.kind).toBe('door')
  expect((door?.to ?? 0) - (door?.from ?? 0)).toBeGreaterThan(2.9)
  expect(door?.head).toBeGreaterThan(2.15)
})

test('what is left in the photo of a door tells it, and it goes on beyond', () => {
  const edge = (-back * pose.halfWidth) / pose.focal
  const wide = { corners: outlineOf({ left: -2, right: 4, back, front: 1 }) }
  const [door, ...others] = findOpenings(mapOf('door', edge - 0.25, 9, 0, 2.05), wide, pose)
  expect(others).toEqual([])
  // The back wall goes from the right to the left.
  expect(door).toMatchObject({ kind: 'door', wall: 2 })
  expect((door?.to ?? 0) - (door?.from ?? 0)).toBeGreaterThan(0.9)
  expect(findOpenings(mapOf('window', edge - 0.25, 9, 0.9, 2.05), wide, pose)).toEqual([])
})

test('what a nearer wall shows is not in the one behind it', () => {
  // The left half of the room is only half as deep; behind its back wall goes on the right half's left wall.
  const corners = [
    { x: -2, z: 1 },
    { x: 2, z: 1 },
    { x: 2, z: back },
    { x: -3, z: back },
    { x: -3, z: -3.5 },
    { x: -0.2, z: -3.5 },
    { x: -0.2, z: -2 },
    { x: -2, z: -2 },
  ]
  const found = findOpenings(mapOf('door', -3, -0.8, 0, 2.05), { corners }, pose)
  expect(new Set(found.map(({ wall }) => wall))).toEqual(new Set([6]))
})

test('a wall that the photo does not show has none', () => {
  const map = mapOf('door', 0.5, 1.4, 0, 2.05)
  map.door.fill(1)
  const walls = findOpenings(map, outline, pose).map(({ wall }) => wall)
  // The first goes along the front, behind the camera.
  expect(walls).not.toContain(0)
  expect(walls).toContain(2)
})

test.each([1.5, 1.1, 1.9])(
  'the end of a door is measured at the assumed height of a camera at %f m',
  (held) => {
    const by = pose.height / held
    const map = mapOf('door', 0.5, 1.4, 0, 2.04 * by)
    const [head] = doorHeads(map, outline, pose, findOpenings(map, outline, pose))
    expect(Math.abs((head ?? 0) - 2.04 * by)).toBeLessThan(0.08)
  },
)
