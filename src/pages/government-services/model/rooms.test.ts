import { expect, test } from 'vitest'
import { doorOf, type RoomId, roomIds, stepOf } from './rooms.ts'

test('a way counts its rooms from 1, and knows none that it passes by', () => {
  expect([roomIds[0], roomIds[8]].map((room) => room && doorOf(room))).toEqual(['01', '09'])
  const way: RoomId[] = ['records', 'permits']
  expect(roomIds.map((room) => stepOf(way, room)).filter(Boolean)).toEqual([2, 1])
  expect(stepOf(undefined, 'permits')).toBeUndefined()
})
