import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { usualLight } from '../../../furniture/model/room/light.ts'
import { plainTexture } from '../../../furniture/model/room/texture.ts'
import { type FloorOutline, noOutline } from '../../../furniture/model/walls/outline.ts'
import { roomOfFound } from './found-room.ts'
import { roomOfKnown } from './known-room.ts'
import { roomOfPhoto } from './room-of-photo.ts'

const photo = { width: 2000, height: 1500 }
const camera = usualCamera(4 / 3)
const found: FloorOutline = {
  walls: [
    { side: 'left', distance: 2.8, confidence: 'good' },
    { side: 'back', distance: 4.25, confidence: 'good' },
    { side: 'right', distance: 2.6, confidence: 'fair' },
  ],
  ceiling: 2.7,
  openings: [
    { kind: 'window', wall: 1, from: -2, to: -0.4, sill: 0.45, head: 2.3, confidence: 'good' },
    { kind: 'door', wall: 0, from: 1, to: 1.9, sill: 0, head: 2, confidence: 'fair' },
    { kind: 'window', wall: 2, from: -3, to: -2, sill: 1, head: 2, confidence: 'fair' },
  ],
  confidence: 'good',
}

test('openings lie in the edges of the floor, which run the other way round', () => {
  const room = roomOfFound(found, camera, photo)
  expect(room?.height).toBe(2.7)
  expect(room?.outline).toHaveLength(4)
  // 0.6 m of floor behind the camera: an edge beside it is 4.85 m long.
  expect(room?.openings.map(({ kind, wall, from, to }) => [kind, wall, from, to])).toEqual([
    ['window', 2, expect.closeTo(3), expect.closeTo(4.6)],
    ['door', 3, expect.closeTo(2.35), expect.closeTo(3.25)],
    ['window', 1, expect.closeTo(2.6), expect.closeTo(3.6)],
  ])
})

test('a window of our own room is where a finder that made no mistake would have it', () => {
  const file = JSON.parse(readFileSync('public/rooms/living-frontal.json', 'utf8'))
  const known = roomOfKnown(file, photo)
  const { x } = { x: file.position[0] }
  const { min, max } = file.windows[0]
  const right = file.room.max[0] - x
  const outline: FloorOutline = {
    ...found,
    walls: [
      { side: 'back', distance: file.position[2] - file.room.min[2], confidence: 'good' },
      { side: 'right', distance: right, confidence: 'good' },
    ],
    openings: [
      {
        ...{ kind: 'window', wall: 0, from: min[0] - x, to: max[0] - x },
        ...{ sill: min[1], head: max[1], confidence: 'good' },
      },
    ],
  }
  const [window] = roomOfFound(outline, camera, photo)?.openings ?? []
  const [expected] = known?.openings ?? []
  expect(window?.wall).toBe(expected?.wall)
  expect(window?.from).toBeCloseTo(expected?.from ?? 0)
  expect(window?.to).toBeCloseTo(expected?.to ?? 0)
})

test('a room without a trusted wall away from the camera, or with a poor camera, is asked for', () => {
  const look = { size: photo, light: usualLight, texture: plainTexture, outline: found }
  const match = (confidence: 'good' | 'poor') => ({ camera, confidence })
  const own = { known: null }
  expect(roomOfPhoto(own, { ...look, match: match('good') })?.roomBy).toBe('found')
  expect(roomOfPhoto(own, { ...look, match: match('poor') })).toBeNull()
  expect(roomOfPhoto(own, { ...look, match: null })).toBeNull()
  expect(roomOfPhoto(own, { ...look, match: match('good'), outline: noOutline })).toBeNull()
  const sides = found.walls.filter(({ side }) => side !== 'back')
  expect(roomOfFound({ ...found, walls: sides, openings: [] }, camera, photo)).toBeNull()
})
