import { expect, test } from 'vitest'
import { addRooms, changeRoom, moveRoom, removeRoom } from './document/rooms.ts'
import {
  amendDocument,
  createSession,
  currentRoom,
  documentOf,
  edit,
  enterRoom,
  redoStep,
  resetSession,
  undoStep,
} from './session.ts'
import { newRoom } from './testing/fixtures.ts'

function session() {
  const state = createSession('tour')
  const rooms = ['a', 'b', 'c'].map((id) => newRoom(id))
  amendDocument(state, (document) => addRooms(document, rooms))
  return state
}

const order = (state: ReturnType<typeof session>) => documentOf(state).rooms.map(({ id }) => id)
const moveFirst = (state: ReturnType<typeof session>) =>
  edit(state, 'MoveRoom', (document) => moveRoom(document, 'c', 0))

test('the first rooms are no step, and what follows is taken back and done again', () => {
  const state = session()
  undoStep(state)
  expect([order(state), state.announcement]).toEqual([['a', 'b', 'c'], null])
  moveFirst(state)
  edit(state, 'RemoveRoom', (document) => removeRoom(document, 'a'))
  expect(order(state)).toEqual(['c', 'b'])
  undoStep(state)
  expect(state.announcement).toEqual({ code: 'Undone', step: 'RemoveRoom' })
  undoStep(state)
  expect(order(state)).toEqual(['a', 'b', 'c'])
  redoStep(state)
  expect(order(state)).toEqual(['c', 'a', 'b'])
  expect(state.announcement).toEqual({ code: 'Redone', step: 'MoveRoom' })
})

test('an announcement ends with the next step, and stays where nothing changes', () => {
  const state = session()
  state.announcement = { code: 'Removed', name: 'A' }
  edit(state, 'RenameRoom', (document) => document)
  amendDocument(state, (document) => changeRoom(document, 'b', { size: { width: 2, height: 1 } }))
  expect(state.announcement).toEqual({ code: 'Removed', name: 'A' })
  moveFirst(state)
  expect(state.announcement).toBe(null)
})

test('visited rooms are kept once each, the latest first', () => {
  const state = session()
  for (const id of ['a', 'b', 'a', 'a', 'c', 'c']) enterRoom(state, id)
  expect([currentRoom(state)?.id, ...state.visited]).toEqual(['c', 'a', 'b'])
  resetSession(state, 'next')
  expect([state.currentRoomId, state.visited, documentOf(state).rooms]).toEqual([null, [], []])
})
