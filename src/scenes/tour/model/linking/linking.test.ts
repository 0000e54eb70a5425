import { expect, test } from 'vitest'
import {
  arrive,
  createDeskState,
  documentOf,
  learn,
  presentRoom,
  redoStep,
  sealStep,
  undoStep,
} from '../desk/desk.ts'
import type { NewRoom } from '../document/create-document.ts'
import { addRooms } from '../document/rooms.ts'
import {
  createLinking,
  hasWayBack,
  linkBack,
  linkTo,
  moveLink,
  setLinking,
  startHere,
  unlink,
} from './linking.ts'

const made = (id: string): NewRoom => ({
  id,
  file: { id: `file-${id}`, path: `media/${id}.jpg`, type: 'image/jpeg', bytes: 1 },
  fileName: `${id}.jpg`,
  sort: 'image',
  detected: 'sphere',
})

/** A desk in room `a` of three, with a link to `b` at 100°. */
function linked() {
  const desk = createDeskState('tour')
  learn(desk, (document) => addRooms(document, ['a', 'b', 'c'].map(made)))
  arrive(desk, 'a')
  const linking = createLinking()
  setLinking(linking, true)
  linking.asks = { yaw: 100, pitch: -12 }
  linkTo(desk, linking, 'b', 'one')
  return { desk, linking }
}

const linksOf = (desk: ReturnType<typeof linked>['desk'], id: string) =>
  documentOf(desk).rooms.find((room) => room.id === id)?.links ?? []

test('a place that was pressed leads to the room that was chosen, and is the one edited', () => {
  const { desk, linking } = linked()
  expect(linksOf(desk, 'a')).toEqual([{ id: 'one', to: 'b', yaw: 100, pitch: -12, arrive: null }])
  expect(linking).toMatchObject({ isOn: true, asks: null, chosen: 'one', reads: null })
  expect(desk.said).toEqual({ code: 'Linked', name: 'B' })
  // Nothing was pressed since.
  linkTo(desk, linking, 'c', 'two')
  expect(linksOf(desk, 'a')).toHaveLength(1)
})

test('a room is no way to itself', () => {
  const { desk, linking } = linked()
  linking.asks = { yaw: 0, pitch: 0 }
  linkTo(desk, linking, 'a', 'two')
  expect(linksOf(desk, 'a')).toHaveLength(1)
  expect(linking.chosen).toBe('one')
})

test('the way back is added once, opposite where one arrives', () => {
  const { desk } = linked()
  const [link] = linksOf(desk, 'a')
  if (!link) throw new Error('no link')
  expect(hasWayBack(desk, link)).toBe(false)
  linkBack(desk, link, 'back')
  linkBack(desk, link, 'again')
  expect(linksOf(desk, 'b')).toEqual([{ id: 'back', to: 'a', yaw: 180, pitch: -12, arrive: null }])
  expect(hasWayBack(desk, link)).toBe(true)
  expect(desk.said).toEqual({ code: 'LinkedBack', name: 'B' })
})

test('a drag is one step, whatever its moves, and undo and redo go by steps', () => {
  const { desk, linking } = linked()
  for (const yaw of [101, 102, 103]) moveLink(desk, 'one', { yaw, pitch: 0 })
  sealStep(desk)
  moveLink(desk, 'one', { yaw: 104, pitch: 0 })
  expect(linksOf(desk, 'a')[0]?.yaw).toBe(104)
  undoStep(desk)
  expect(linksOf(desk, 'a')[0]?.yaw).toBe(103)
  undoStep(desk)
  expect(linksOf(desk, 'a')[0]).toMatchObject({ yaw: 100, pitch: -12 })
  undoStep(desk)
  expect(linksOf(desk, 'a')).toEqual([])
  redoStep(desk)
  expect(linksOf(desk, 'a')).toHaveLength(1)
  unlink(desk, linking, 'one')
  expect([linksOf(desk, 'a'), linking.chosen]).toEqual([[], null])
  expect(desk.said).toEqual({ code: 'Unlinked', name: 'B' })
  undoStep(desk)
  expect(linksOf(desk, 'a')).toHaveLength(1)
})

test('a link that is gone is not taken away again', () => {
  const { desk, linking } = linked()
  unlink(desk, linking, 'other')
  expect(linksOf(desk, 'a')).toHaveLength(1)
  expect(linking.chosen).toBe('one')
})

test('the tour starts in the present room with its look, and that is a step', () => {
  const { desk } = linked()
  startHere(desk, { yaw: 12, pitch: -3, zoom: 150 })
  expect(documentOf(desk).start).toEqual({ room: 'a', look: { yaw: 12, pitch: -3, zoom: 150 } })
  expect([presentRoom(desk)?.id, desk.said]).toEqual(['a', { code: 'StartsHere', name: 'A' }])
  undoStep(desk)
  expect(documentOf(desk).start).toBeNull()
})

test('ending forgets what was begun', () => {
  const { linking } = linked()
  linking.asks = { yaw: 1, pitch: 2 }
  setLinking(linking, false)
  expect(linking).toEqual({ isOn: false, asks: null, chosen: null, reads: null, writes: null })
})
