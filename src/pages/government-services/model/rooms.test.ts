import { expect, test } from 'vitest'
import { type RoomId, roomIds, roomNumber, stepOnWay } from './rooms.ts'

test('steps of a way count from 1, and rooms off the way have none', () => {
  expect([roomIds[0], roomIds[8]].map((room) => room && roomNumber(room))).toEqual(['01', '09'])
  const way: RoomId[] = ['records', 'permits']
  expect(roomIds.map((room) => stepOnWay(way, room)).filter(Boolean)).toEqual([2, 1])
  expect(stepOnWay(undefined, 'permits')).toBeUndefined()
})
