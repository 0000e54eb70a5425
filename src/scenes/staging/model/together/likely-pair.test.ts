import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { likelyPair, othersOf } from './likely-pair.ts'

const known = (name: string): unknown =>
  JSON.parse(readFileSync(`public/rooms/${name}.json`, 'utf8'))
const photo = (id: number, name?: string) => ({ id, known: name ? known(name) : null })
const room = (...photos: number[]) => ({
  id: 9,
  members: photos.map((each) => ({ photo: each, own: { room: null, roomBy: null }, gap: null })),
})

test('rooms of our own whose files tell the same room come first', () => {
  const photos = [
    photo(1),
    photo(2, 'living-corner'),
    photo(3, 'bedroom-corner'),
    photo(4, 'living-frontal'),
  ]
  expect(likelyPair({ photos, shared: [] })).toEqual([2, 4])
  expect(likelyPair({ photos, shared: [room(2, 4)] })).toEqual([1, 2])
  expect(othersOf({ photos, shared: [room(2, 4)] }, 4)).toEqual([1, 3])
})

test('there is no pair of one photo, nor of photos of one room', () => {
  expect(likelyPair({ photos: [photo(1)], shared: [] })).toBeNull()
  expect(likelyPair({ photos: [photo(1), photo(2)], shared: [room(1, 2)] })).toBeNull()
})
