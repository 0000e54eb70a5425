import { expect, test } from 'vitest'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { usualLight } from '../../../furniture/model/room/light.ts'
import { plainTexture } from '../../../furniture/model/room/texture.ts'
import { type FloorOutline, noOutline } from '../../../furniture/model/walls/outline.ts'
import { stagingConfig } from '../../config.ts'
import { roomOfFound } from './found-room.ts'
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
  confidence: 'good',
}

test('the floor goes as far as its walls, and a little behind the camera', () => {
  const room = roomOfFound(found, camera, photo)
  expect(room).toMatchObject({ height: 2.7, openings: [] })
  const across = room?.outline.map(({ x }) => x) ?? []
  const deep = room?.outline.map(({ z }) => z) ?? []
  expect([Math.min(...across), Math.max(...across)]).toEqual([-2.8, 2.6])
  expect([Math.min(...deep), Math.max(...deep)]).toEqual([-4.25, stagingConfig.behind])
})

test('a room without one of its walls, or with a poor camera, is asked for', () => {
  const look = { size: photo, light: usualLight, texture: plainTexture, outline: found }
  const match = (confidence: 'good' | 'poor') => ({ camera, confidence })
  const own = { known: null }
  expect(roomOfPhoto(own, { ...look, match: match('good') })?.roomBy).toBe('found')
  expect(roomOfPhoto(own, { ...look, match: match('poor') })).toBeNull()
  expect(roomOfPhoto(own, { ...look, match: null })).toBeNull()
  expect(roomOfPhoto(own, { ...look, match: match('good'), outline: noOutline })).toBeNull()
  for (const missing of found.walls) {
    const walls = found.walls.filter((wall) => wall !== missing)
    expect(roomOfFound({ ...found, walls }, camera, photo)).toBeNull()
  }
})
