import { expect, test } from 'vitest'
import { createEmptyRoom } from '../../model/room/empty-room.ts'
import { createRoom } from '../../model/room/room.ts'
import { sunOf } from '../../model/room/sun.ts'
import { showOwnRoom } from './own-room.ts'

test('the shadows of a room of our own fall as its light does', () => {
  const room = createRoom(new Set())
  showOwnRoom(room, createEmptyRoom(), 'Empty room')
  const light = room.photo?.light
  expect(light && sunOf(light)).toEqual(room.design?.sun)
})
