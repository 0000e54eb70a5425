import { expect, test } from 'vitest'
import { findRoom } from './document/edit.ts'
import {
  addLinkAtPendingMark,
  addNoteAtPendingMark,
  addReturnLink,
  changeNote,
  deleteMark,
  displayHref,
  hasReturnLink,
  moveShownMark,
  parseHref,
  setStartHere,
} from './edit-links.ts'
import {
  amendDocument,
  createSession,
  currentRoom,
  documentOf,
  enterRoom,
  sealStep,
  setPressMode,
  undoStep,
} from './session.ts'
import { tourOf } from './testing/fixtures.ts'

/** A session in room `a` of three, where a place was pressed. */
function pressed() {
  const session = createSession('tour')
  amendDocument(session, () => tourOf('a', 'b', 'c'))
  enterRoom(session, 'a')
  setPressMode(session, 'links')
  session.pendingMark = { yaw: 100, pitch: -12 }
  const linksOf = (id = 'a') => findRoom(documentOf(session), id)?.links ?? []
  const notes = () => currentRoom(session)?.notes ?? []
  return { session, linksOf, notes }
}

/** With a link there to `b`. */
function linked() {
  const made = pressed()
  addLinkAtPendingMark(made.session, 'b', 'one')
  return made
}

test('a link is added where the visitor pressed, and selected', () => {
  const { session, linksOf } = linked()
  expect(linksOf()).toEqual([{ id: 'one', to: 'b', yaw: 100, pitch: -12, arrive: null }])
  expect(session).toMatchObject({
    pressMode: 'links',
    pendingMark: null,
    selectedMarkId: 'one',
    openNoteId: null,
  })
  expect(session.announcement).toEqual({ code: 'Linked', name: 'B' })
  // Nothing was pressed since.
  addLinkAtPendingMark(session, 'c', 'two')
  // A room is no way to itself, and a link that is not there is not taken away.
  session.pendingMark = { yaw: 0, pitch: 0 }
  addLinkAtPendingMark(session, 'a', 'two')
  deleteMark(session, 'other')
  expect([linksOf().length, session.selectedMarkId]).toEqual([1, 'one'])
  // Ending forgets what was begun.
  setPressMode(session, null)
  expect(session).toMatchObject({
    pressMode: null,
    pendingMark: null,
    selectedMarkId: null,
    openNoteId: null,
    focusNoteId: null,
  })
})

test('a return link is added once, opposite the arrival direction', () => {
  const { session, linksOf } = linked()
  const [link] = linksOf()
  if (!link) throw new Error('no link')
  expect(hasReturnLink(session, link)).toBe(false)
  addReturnLink(session, link, 'back')
  addReturnLink(session, link, 'again')
  expect(linksOf('b')).toEqual([{ id: 'back', to: 'a', yaw: 180, pitch: -12, arrive: null }])
  expect([hasReturnLink(session, link), session.announcement]).toEqual([
    true,
    { code: 'LinkedBack', name: 'B' },
  ])
})

test('a drag is one undo step', () => {
  const { session, linksOf } = linked()
  const yaws = () => linksOf().map(({ yaw }) => yaw)
  for (const yaw of [101, 102, 103]) moveShownMark(session, 'one', { yaw, pitch: 0 })
  expect(yaws()).toEqual([103])
  undoStep(session)
  expect(yaws()).toEqual([100])
  deleteMark(session, 'one')
  expect([yaws(), session.selectedMarkId, session.announcement]).toEqual([
    [],
    null,
    { code: 'Unlinked', name: 'B' },
  ])
  undoStep(session)
  expect(yaws()).toEqual([100])
})

test('the start is set to the current room and view direction, as one step', () => {
  const { session } = pressed()
  const look = { yaw: 12, pitch: -3, zoom: 150 }
  setStartHere(session, look)
  expect(documentOf(session).start).toEqual({ room: 'a', look })
  undoStep(session)
  expect(documentOf(session).start).toBeNull()
})

test('a note is added where the visitor pressed, selected, and restored by undo', () => {
  const { session, notes } = pressed()
  addNoteAtPendingMark(session, 'n')
  expect(notes()).toMatchObject([{ id: 'n', yaw: 100, pitch: -12, title: '', text: '' }])
  expect(session).toMatchObject({ pendingMark: null, selectedMarkId: 'n', focusNoteId: 'n' })
  expect(session.announcement).toEqual({ code: 'NoteAdded' })
  // Nothing was pressed since, and another is not there.
  addNoteAtPendingMark(session, 'm')
  deleteMark(session, 'other')
  expect([notes().length, session.selectedMarkId]).toEqual([1, 'n'])
  deleteMark(session, 'n')
  expect([notes(), session.selectedMarkId, session.announcement]).toEqual([
    [],
    null,
    { code: 'NoteRemoved' },
  ])
  undoStep(session)
  expect(notes()).toHaveLength(1)
})

test('a note’s title, text and position are separate steps', () => {
  const { session, notes } = pressed()
  addNoteAtPendingMark(session, 'n')
  for (const text of ['O', 'Oa', 'Oak']) changeNote(session, 'n', 'title', { title: text })
  sealStep(session)
  changeNote(session, 'n', 'text', { text: 'From\nNavarre' })
  for (const yaw of [21, 22]) moveShownMark(session, 'n', { yaw, pitch: 0 })
  expect(notes()).toMatchObject([{ yaw: 22, pitch: 0, title: 'Oak', text: 'From\nNavarre' }])
  undoStep(session)
  expect(notes()).toMatchObject([{ yaw: 100, pitch: -12, text: 'From\nNavarre' }])
  undoStep(session)
  expect(notes()).toMatchObject([{ title: 'Oak', text: '' }])
  undoStep(session)
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

test('an invalid address is rejected', () => {
  const hostile = ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'file:///etc']
  for (const text of ['', 'hello', 'a b.c', 'im:ana@example.org', ...hostile])
    expect(parseHref(text)).toBeUndefined()
})
