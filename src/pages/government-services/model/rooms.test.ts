import { expect, test } from 'vitest'
import { doorNumber, type RoomId, roomIds, stepOnWay } from './rooms.ts'

test('a way counts its rooms from 1, and knows none that it passes by', () => {
  expect([roomIds[0], roomIds[8]].map((room) => room && doorNumber(room))).toEqual(['01', '09'])
  const way: RoomId[] = ['records', 'permits']
  expect(roomIds.map((room) => stepOnWay(way, room)).filter(Boolean)).toEqual([2, 1])
  expect(stepOnWay(undefined, 'permits')).toBeUndefined()
})
