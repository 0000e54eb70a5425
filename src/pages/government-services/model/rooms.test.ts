import { expect, test } from 'vitest'
import { doorNumber, type RoomId, roomIds, stepOnWay } from './rooms.ts'

test('steps of a way count from 1, and rooms off the way have none', () => {
  expect([roomIds[0], roomIds[8]].map((room) => room && doorNumber(room))).toEqual(['01', '09'])
  const way: RoomId[] = ['records', 'permits']
  expect(roomIds.map((room) => stepOnWay(way, room)).filter(Boolean)).toEqual([2, 1])
  expect(stepOnWay(undefined, 'permits')).toBeUndefined()
})
