import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import type { WallsEstimate } from '../../../room-photo/model/estimate/room-box.ts'
import { noWallsFound } from '../../../room-photo/model/estimate/room-box.ts'
import { boxOf, outlineOf, signedDistance } from '../../../room-photo/model/wall.ts'
import { stagingConfig } from '../config.ts'
import {
  dragHandle,
  floorHandleIds,
  handlePixel,
  initialFloorBox,
  keepCornersInPhoto,
} from './draw-room.ts'
import { roomOfKnown, roomOfPhoto, roomOfWallsEstimate } from './photo.ts'
import type { Opening, StagingRoom } from './room.ts'
import { areaOf, guessKind, isBox, wallsOfBox } from './room.ts'
import { analysis } from './testing/samples.ts'

const photo = { width: 2000, height: 1500 }
const box = { left: -2, right: 3, back: -5, front: 0.5 }
const read = (name: string) => JSON.parse(readFileSync(`public/rooms/${name}.json`, 'utf8'))
const samples = readdirSync('public/rooms')
  .filter((file) => file.endsWith('.json') && file !== 'manifest.json')
  .map((file) => file.slice(0, -5))

test('a rectangular floor has corners counter-clockwise seen from above, as large as its sides', () => {
  const outline = outlineOf(box)
  expect(areaOf(outline)).toBeCloseTo(27.5)
  expect(boxOf(outline)).toEqual(box)
  expect(isBox(outline)).toBe(true)
  // The middle of the room is before each of them.
  for (const wall of wallsOfBox(box))
    expect(signedDistance(wall, { x: 0, z: -1 })).toBeGreaterThan(0)
  expect(wallsOfBox(box).map(({ distance }) => distance)).toEqual([0.5, 3, 5, 2])
  expect(isBox([{ x: 0, z: 0 }, ...outline.slice(1)])).toBe(false)
  expect(() => boxOf([])).toThrow(RangeError)
})

describe('a room of our own', () => {
  test.each(samples)('%s is as large as its file says, with its windows in its walls', (name) => {
    const file = read(name)
    const room = roomOfKnown(file, photo)
    if (!room) throw new Error('no room')
    const across = (at: number) => file.room.max[at] - file.room.min[at]
    expect(areaOf(room.outline)).toBeCloseTo(across(0) * across(2))
    expect(room.height).toBeCloseTo(across(1))
    expect(room.openings).toHaveLength(file.windows.length)
    for (const [at, { wall, from, to, sill, head }] of room.openings.entries()) {
      const [a, b] = [room.outline[wall], room.outline[(wall + 1) % 4]]
      if (!a || !b) throw new Error('no wall')
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(Math.hypot(b.x - a.x, b.z - a.z))
      const { min, max } = file.windows[at]
      expect(to - from).toBeCloseTo(Math.hypot(max[0] - min[0], max[2] - min[2]))
      expect([sill, head]).toEqual([min[1], max[1]])
    }
  })

  test.each([null, {}, { height: 3 }, { ...read('loft'), room: undefined }])(
    'is none of what is no such file',
    (file) => expect(roomOfKnown(file, photo)).toBeNull(),
  )
})

test('what a room may be goes by its size and its openings', () => {
  const door = (from: number, to: number): Opening => ({
    ...{ kind: 'door', wall: 2, from, to, sill: 0, head: 2 },
  })
  const of = (side: number, openings: StagingRoom['openings'] = []) =>
    guessKind({ outline: outlineOf({ left: 0, right: side, back: -side, front: 0 }), openings })
  expect([of(3), of(3.01), of(4)]).toEqual(['office', 'bedroom', 'bedroom'])
  expect(of(4.01)).toBe('living-room')
  expect(of(3.8, [door(0.5, 1.7)])).toBe('living-room')
  expect(of(3.8, [door(0.2, 1), door(2, 2.8)])).toBe('dining-room')
})

describe('a floor that was found', () => {
  const camera = defaultCamera(4 / 3)
  const found: WallsEstimate = {
    walls: [
      { side: 'left', distance: 2.8, confidence: 'good' },
      { side: 'back', distance: 4.25, confidence: 'good' },
      { side: 'right', distance: 2.6, confidence: 'fair' },
    ],
    ...{ ceiling: 2.7, confidence: 'good' },
  }

  test('goes as far as its walls, and a little behind the camera', () => {
    const room = roomOfWallsEstimate(found, camera, photo)
    expect(room).toMatchObject({ height: 2.7, openings: [] })
    const { behind } = stagingConfig
    expect(boxOf(room?.outline ?? [])).toEqual({
      left: -2.8,
      right: 2.6,
      back: -4.25,
      front: behind,
    })
  })

  test('without one of its walls, or with a poor camera, is asked for', () => {
    const roomBy = (more: object) =>
      roomOfPhoto({ known: null }, { ...analysis, outline: found, ...more })?.roomBy
    expect(roomBy({})).toBe('found')
    expect(roomBy({ match: { camera, confidence: 'poor' } })).toBeUndefined()
    expect(roomBy({ match: null })).toBeUndefined()
    expect(roomBy({ outline: noWallsFound })).toBeUndefined()
    for (const missing of found.walls) {
      const walls = found.walls.filter((wall) => wall !== missing)
      expect(roomOfWallsEstimate({ ...found, walls }, camera, photo)).toBeNull()
    }
  })
})

describe('a floor that is drawn', () => {
  const camera = { ...defaultCamera(4 / 3), yaw: 0.3 }

  test.each([-0.7, 0, 0.75])('begins within the photo, at a yaw of %d', (yaw) => {
    const { left, right, back, front } = initialFloorBox({ ...camera, yaw }, photo)
    expect(right - left).toBeGreaterThan(1)
    expect(back).toBeLessThan(-1)
    expect((right - left) * (front - back)).toBeGreaterThan(2)
  })

  test.each(floorHandleIds)(
    'goes with its grip %s to where that is dragged, and nowhere else',
    (grip) => {
      const [isLeft, isFar] = [grip.includes('eft'), grip.startsWith('far')]
      const to = { x: isLeft ? 420 : 1600, y: 900 }
      const dragged = dragHandle(box, grip, to, camera, photo)
      const at = handlePixel(dragged, grip, camera, photo)
      if (isFar)
        expect(at).toMatchObject({ x: expect.closeTo(to.x, 3), y: expect.closeTo(to.y, 3) })
      else expect(dragged.back).toBe(box.back)
      const other = isLeft ? 'right' : 'left'
      expect([dragged[other], dragged.front]).toEqual([box[other], box.front])
    },
  )

  test('never turns inside out, and stays where there is no floor', () => {
    expect(dragHandle(box, 'farLeft', { x: 900, y: 20 }, camera, photo)).toBe(box)
    const narrow = dragHandle(box, 'left', { x: 1990, y: 1400 }, camera, photo)
    expect(narrow.right - narrow.left).toBeGreaterThanOrEqual(1.2 - 1e-9)
    const near = dragHandle(box, 'farRight', { x: 1000, y: 1499 }, camera, photo)
    expect(near.back).toBeLessThanOrEqual(-1)
  })

  test('keeps its far corner in the photo when the camera is put right', () => {
    const first = initialFloorBox(camera, photo)
    const righted = { ...camera, tilt: camera.tilt - 0.06, height: 1.7 }
    const after = keepCornersInPhoto(first, camera, righted, photo)
    // In a turned camera a rectangle keeps one corner for certain.
    const was = handlePixel(first, 'farRight', camera, photo)
    const is = handlePixel(after, 'farRight', righted, photo)
    expect(is?.x).toBeCloseTo(was?.x ?? 0, 3)
    expect(is?.y).toBeCloseTo(was?.y ?? 0, 3)
    expect(after).not.toEqual(first)
  })
})
