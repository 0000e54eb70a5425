import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import type { FloorOutline } from '../../../room-photo/model/estimate/floor-outline.ts'
import { boxOf, outlineOf, signedDistance } from '../../../room-photo/model/wall.ts'
import { stagingConfig } from '../config.ts'
import { floorClarity, roomOfKnown, roomOfPhoto } from './photo.ts'
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
  const outline: FloorOutline = {
    corners: outlineOf({ left: -2.8, right: 2.6, back: -4.25, front: 0.6 }),
    edges: [0, 1, 0.9, 0].map((trust) => ({ trust })),
    agreement: 0.9,
    ceiling: 2.7,
  }
  const openings = [{ kind: 'door', wall: 2, from: 1, to: 1.9, sill: 0, head: 2 }] as const
  const obstacles = [{ left: 0, right: 1, back: -3, front: -2 }]
  const match = { camera, confidence: 'poor' as const }
  const found = { ...analysis, outline, openings, obstacles, match }

  test('is taken with its doors and windows, however sure it is', () => {
    expect(roomOfPhoto({ known: null }, found)).toEqual({
      roomBy: 'found',
      room: {
        ...{ outline: outline.corners, height: 2.7, openings, obstacles },
        views: [{ camera, photo: analysis.size }],
      },
    })
    const low = { ...found, outline: { ...outline, ceiling: null } }
    expect(roomOfPhoto({ known: null }, low)?.room?.height).toBe(stagingConfig.usualHeight)
  })

  test.each([
    ['unclear', 'poor', outline],
    ['clear', 'fair', outline],
    ['clear', 'good', outline],
    ['unclear', 'good', { ...outline, agreement: 0.6 }],
    ['unclear', 'good', { ...outline, edges: [0, 0.5, 0.7, 0].map((trust) => ({ trust })) }],
  ] as const)('is %s by a %s camera and how the photo agrees', (clarity, confidence, floor) => {
    const read = { ...found, outline: floor, match: { camera, confidence } }
    expect(floorClarity({ roomBy: 'found', analysis: read })).toBe(clarity)
    expect(floorClarity({ roomBy: 'hand', analysis: read })).toBeNull()
    expect(floorClarity({ roomBy: 'known', analysis: read })).toBeNull()
  })

  test('is asked for where the photo shows none', () => {
    expect(roomOfPhoto({ known: null }, { ...found, outline: null })).toBeNull()
    expect(roomOfPhoto({ known: null }, { ...found, match: null })).toBeNull()
  })
})
