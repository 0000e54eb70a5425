import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markStep } from '../../view/multi-photo/mark-step.ts'
import { joinablePhotos, placedMark, suggestedPair } from './join-photos.ts'

const size = { width: 3000, height: 4000 }

test('a mark never leaves the photo; an arrow moves it a thousandth of the longer side, with Shift ten', () => {
  expect(placedMark({ x: -5, y: 4100 }, size)).toEqual({ x: 0, y: 4000, isPlaced: true })
  expect(markStep({ key: 'ArrowLeft', shiftKey: false }, size)).toEqual({ x: -4, y: 0 })
  expect(markStep({ key: 'ArrowDown', shiftKey: true }, size)).toEqual({ x: 0, y: 40 })
  expect(markStep({ key: 'Enter', shiftKey: false }, size)).toBeNull()
})

const photo = (id: number, name?: string) => ({
  ...{ id, known: name ? JSON.parse(readFileSync(`public/rooms/${name}.json`, 'utf8')) : null },
})
const room = (...photos: number[]) => ({
  id: 9,
  members: photos.map((each) => ({ photo: each, own: { room: null, roomBy: null }, gap: null })),
})

test('rooms of our own whose files tell the same room come first', () => {
  const names = [undefined, 'living-corner', 'bedroom-corner', 'living-frontal']
  const photos = names.map((name, at) => photo(at + 1, name))
  expect(suggestedPair({ photos, shared: [] })).toEqual([2, 4])
  expect(suggestedPair({ photos, shared: [room(2, 4)] })).toEqual([1, 2])
  expect(joinablePhotos({ photos, shared: [room(2, 4)] }, 4)).toEqual([1, 3])
})

test('there is no pair of one photo, nor of photos of one room', () => {
  expect(suggestedPair({ photos: [photo(1)], shared: [] })).toBeNull()
  expect(suggestedPair({ photos: [photo(1), photo(2)], shared: [room(1, 2)] })).toBeNull()
})
