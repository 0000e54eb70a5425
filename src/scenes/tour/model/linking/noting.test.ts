import { expect, test } from 'vitest'
import { arrive, createDeskState, learn, presentRoom, sealStep, undoStep } from '../desk/desk.ts'
import { addRooms } from '../document/rooms.ts'
import { createLinking, setLinking } from './linking.ts'
import { moveMark, noteAt, removeNoteHere, writeNote } from './noting.ts'

/** A desk in a room with a note at 20°. */
function noted() {
  const desk = createDeskState('tour')
  const file = { id: 'file', path: 'media/a.jpg', type: 'image/jpeg', bytes: 1 }
  const room = { id: 'a', file, fileName: 'a.jpg', sort: 'image', detected: 'sphere' } as const
  learn(desk, (document) => addRooms(document, [room]))
  arrive(desk, 'a')
  const linking = createLinking()
  setLinking(linking, true)
  linking.asks = { yaw: 20, pitch: -5 }
  noteAt(desk, linking, 'n')
  return { desk, linking }
}

const notes = (desk: ReturnType<typeof noted>['desk']) => presentRoom(desk)?.notes ?? []

test('a note stands where the visitor pressed, and is the one that is edited', () => {
  const { desk, linking } = noted()
  expect(notes(desk)).toMatchObject([{ id: 'n', yaw: 20, pitch: -5, title: '', text: '' }])
  expect([linking.asks, linking.chosen, linking.writes, desk.said]).toEqual([
    null,
    'n',
    'n',
    { code: 'NoteAdded' },
  ])
  // Nothing was pressed since.
  noteAt(desk, linking, 'm')
  expect(notes(desk)).toHaveLength(1)
})

test('its title, its text and its place are steps of their own', () => {
  const { desk } = noted()
  for (const text of ['O', 'Oa', 'Oak']) writeNote(desk, 'n', 'title', text)
  sealStep(desk)
  writeNote(desk, 'n', 'text', 'From\nNavarre')
  for (const yaw of [21, 22]) moveMark(desk, 'n', { yaw, pitch: 0 })
  expect(notes(desk)).toMatchObject([{ yaw: 22, pitch: 0, title: 'Oak', text: 'From\nNavarre' }])
  undoStep(desk)
  expect(notes(desk)).toMatchObject([{ yaw: 20, pitch: -5, text: 'From\nNavarre' }])
  undoStep(desk)
  undoStep(desk)
  expect(notes(desk)).toMatchObject([{ title: '', text: '' }])
})

test('removed, it comes back by undo; one that is not there is not removed', () => {
  const { desk, linking } = noted()
  removeNoteHere(desk, linking, 'other')
  expect(notes(desk)).toHaveLength(1)
  removeNoteHere(desk, linking, 'n')
  expect([notes(desk), linking.chosen, desk.said]).toEqual([[], null, { code: 'NoteRemoved' }])
  undoStep(desk)
  expect(notes(desk)).toHaveLength(1)
})
