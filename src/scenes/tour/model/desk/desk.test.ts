import { expect, test } from 'vitest'
import type { NewRoom } from '../document/create-document.ts'
import { addRooms, moveRoom, removeRoom, setSize } from '../document/rooms.ts'
import {
  arrive,
  createDeskState,
  documentOf,
  edit,
  learn,
  presentRoom,
  redoStep,
  resetDesk,
  undoStep,
} from './desk.ts'

const made = (id: string): NewRoom => ({
  id,
  file: { id: `file-${id}`, path: `media/${id}.jpg`, type: 'image/jpeg', bytes: 1 },
  fileName: `${id}.jpg`,
  sort: 'image',
  detected: 'sphere',
})

function desk() {
  const state = createDeskState('tour')
  learn(state, (document) => addRooms(document, ['a', 'b', 'c'].map(made)))
  return state
}

const order = (state: ReturnType<typeof desk>) =>
  documentOf(state)
    .rooms.map(({ id }) => id)
    .join('')

test('the first rooms are no step, and what follows is taken back and done again', () => {
  const state = desk()
  undoStep(state)
  expect([order(state), state.said]).toEqual(['abc', null])
  edit(state, 'MoveRoom', (document) => moveRoom(document, 'c', 0))
  edit(state, 'RemoveRoom', (document) => removeRoom(document, 'a'))
  expect(order(state)).toBe('cb')
  undoStep(state)
  expect(state.said).toEqual({ code: 'Undone', step: 'RemoveRoom' })
  undoStep(state)
  expect(order(state)).toBe('abc')
  redoStep(state)
  expect([order(state), state.said]).toEqual(['cab', { code: 'Redone', step: 'MoveRoom' }])
})

test('what was said of a step is over with the next one, and stays where nothing is changed', () => {
  const state = desk()
  edit(state, 'RemoveRoom', (document) => removeRoom(document, 'a'))
  state.said = { code: 'Removed', name: 'A' }
  edit(state, 'RenameRoom', (document) => document)
  learn(state, (document) => setSize(document, 'b', { width: 2, height: 1 }))
  expect(state.said).toEqual({ code: 'Removed', name: 'A' })
  edit(state, 'MoveRoom', (document) => moveRoom(document, 'c', 0))
  expect(state.said).toBe(null)
})

test('what is learnt stays through undo', () => {
  const state = desk()
  edit(state, 'MoveRoom', (document) => moveRoom(document, 'c', 0))
  learn(state, (document) => setSize(document, 'a', { width: 2, height: 1 }))
  undoStep(state)
  expect(documentOf(state).rooms[0]?.size).toEqual({ width: 2, height: 1 })
})

test('the rooms one was in are remembered once each, the latest first', () => {
  const state = desk()
  for (const id of ['a', 'b', 'a', 'a', 'c']) arrive(state, id)
  expect([presentRoom(state)?.id, ...state.visited]).toEqual(['c', 'a', 'b'])
  resetDesk(state, 'next')
  expect([state.present, state.visited, documentOf(state).rooms]).toEqual([null, [], []])
})
