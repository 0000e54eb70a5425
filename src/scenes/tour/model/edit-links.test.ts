import { expect, test } from 'vitest'
import { findRoom } from './document/edit.ts'
import {
  addLinkAtMark,
  addNoteAtMark,
  addReturnLink,
  createLinkEditor,
  deleteLink,
  deleteNote,
  displayHref,
  hasReturnLink,
  moveLink,
  moveMark,
  parseHref,
  setLinkEditing,
  setStartHere,
  writeNote,
} from './edit-links.ts'
import {
  amendDocument,
  createSessionState,
  currentRoom,
  documentOf,
  enterRoom,
  sealStep,
  undoStep,
} from './session.ts'
import { tourOf } from './testing/fixtures.ts'

/** A desk in room `a` of three, where a place was pressed. */
function pressed() {
  const desk = createSessionState('tour')
  amendDocument(desk, () => tourOf('a', 'b', 'c'))
  enterRoom(desk, 'a')
  const linking = createLinkEditor()
  setLinkEditing(linking, true)
  linking.pendingMark = { yaw: 100, pitch: -12 }
  const linksOf = (id = 'a') => findRoom(documentOf(desk), id)?.links ?? []
  const notes = () => currentRoom(desk)?.notes ?? []
  return { desk, linking, linksOf, notes }
}

/** With a link there to `b`. */
function linked() {
  const made = pressed()
  addLinkAtMark(made.desk, made.linking, 'b', 'one')
  return made
}

test('a place that was pressed leads to the room that was chosen, and is the one edited', () => {
  const { desk, linking, linksOf } = linked()
  expect(linksOf()).toEqual([{ id: 'one', to: 'b', yaw: 100, pitch: -12, arrive: null }])
  expect(linking).toMatchObject({
    isOn: true,
    pendingMark: null,
    selectedId: 'one',
    openNoteId: null,
  })
  expect(desk.announcement).toEqual({ code: 'Linked', name: 'B' })
  // Nothing was pressed since.
  addLinkAtMark(desk, linking, 'c', 'two')
  // A room is no way to itself, and a link that is not there is not taken away.
  linking.pendingMark = { yaw: 0, pitch: 0 }
  addLinkAtMark(desk, linking, 'a', 'two')
  deleteLink(desk, linking, 'other')
  expect([linksOf().length, linking.selectedId]).toEqual([1, 'one'])
  // Ending forgets what was begun.
  setLinkEditing(linking, false)
  expect(linking).toEqual({
    isOn: false,
    pendingMark: null,
    selectedId: null,
    openNoteId: null,
    focusNoteId: null,
  })
})

test('the way back is added once, opposite where one arrives', () => {
  const { desk, linksOf } = linked()
  const [link] = linksOf()
  if (!link) throw new Error('no link')
  expect(hasReturnLink(desk, link)).toBe(false)
  addReturnLink(desk, link, 'back')
  addReturnLink(desk, link, 'again')
  expect(linksOf('b')).toEqual([{ id: 'back', to: 'a', yaw: 180, pitch: -12, arrive: null }])
  expect([hasReturnLink(desk, link), desk.announcement]).toEqual([
    true,
    { code: 'LinkedBack', name: 'B' },
  ])
})

test('a drag is one step, whatever its moves, and undo and redo go by steps', () => {
  const { desk, linking, linksOf } = linked()
  const yaws = () => linksOf().map(({ yaw }) => yaw)
  for (const yaw of [101, 102, 103]) moveLink(desk, 'one', { yaw, pitch: 0 })
  expect(yaws()).toEqual([103])
  undoStep(desk)
  expect(yaws()).toEqual([100])
  deleteLink(desk, linking, 'one')
  expect([yaws(), linking.selectedId, desk.announcement]).toEqual([
    [],
    null,
    { code: 'Unlinked', name: 'B' },
  ])
  undoStep(desk)
  expect(yaws()).toEqual([100])
})

test('the tour starts in the present room with its look, and that is a step', () => {
  const { desk } = pressed()
  const look = { yaw: 12, pitch: -3, zoom: 150 }
  setStartHere(desk, look)
  expect(documentOf(desk).start).toEqual({ room: 'a', look })
  undoStep(desk)
  expect(documentOf(desk).start).toBeNull()
})

test('a note stands where the visitor pressed, is the one that is edited, and comes back by undo', () => {
  const { desk, linking, notes } = pressed()
  addNoteAtMark(desk, linking, 'n')
  expect(notes()).toMatchObject([{ id: 'n', yaw: 100, pitch: -12, title: '', text: '' }])
  expect(linking).toMatchObject({ pendingMark: null, selectedId: 'n', focusNoteId: 'n' })
  expect(desk.announcement).toEqual({ code: 'NoteAdded' })
  // Nothing was pressed since, and another is not there.
  addNoteAtMark(desk, linking, 'm')
  deleteNote(desk, linking, 'other')
  expect([notes().length, linking.selectedId]).toEqual([1, 'n'])
  deleteNote(desk, linking, 'n')
  expect([notes(), linking.selectedId, desk.announcement]).toEqual([
    [],
    null,
    { code: 'NoteRemoved' },
  ])
  undoStep(desk)
  expect(notes()).toHaveLength(1)
})

test('the title of a note, its text and its place are steps of their own', () => {
  const { desk, linking, notes } = pressed()
  addNoteAtMark(desk, linking, 'n')
  for (const text of ['O', 'Oa', 'Oak']) writeNote(desk, 'n', 'title', text)
  sealStep(desk)
  writeNote(desk, 'n', 'text', 'From\nNavarre')
  for (const yaw of [21, 22]) moveMark(desk, 'n', { yaw, pitch: 0 })
  expect(notes()).toMatchObject([{ yaw: 22, pitch: 0, title: 'Oak', text: 'From\nNavarre' }])
  undoStep(desk)
  expect(notes()).toMatchObject([{ yaw: 100, pitch: -12, text: 'From\nNavarre' }])
  undoStep(desk)
  expect(notes()).toMatchObject([{ title: 'Oak', text: '' }])
  undoStep(desk)
  expect(notes()).toMatchObject([{ title: '', text: '' }])
})

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c', 'example.org/a?b#c'],
  [' example.org/plan.pdf ', 'https://example.org/plan.pdf', 'example.org/plan.pdf'],
  ['example.org:8080', 'https://example.org:8080', 'example.org:8080'],
  ['HTTP://example.org', 'HTTP://example.org', 'example.org'],
  ['ana@example.org', 'mailto:ana@example.org', 'ana@example.org'],
  ['tel:+34600', 'tel:+34600', '+34600'],
])('%j leads to %s, of which one reads %s', (text, href, place) => {
  expect([parseHref(text), displayHref(href)]).toEqual([href, place])
})

test('what is no address of the web leads nowhere', () => {
  const hostile = ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'file:///etc']
  for (const text of ['', 'hello', 'a b.c', 'im:ana@example.org', ...hostile])
    expect(parseHref(text)).toBeUndefined()
})
