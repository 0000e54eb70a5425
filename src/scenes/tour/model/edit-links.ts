import { proxy } from 'valtio/vanilla'
import {
  addLink,
  addNote,
  editNote,
  isHref,
  moveMark as moveMarkIn,
  type NoteChange,
  removeMark,
} from './document/marks.ts'
import { setStart } from './document/rooms.ts'
import type { Angles, Link, RoomId, TourDocument, ViewDirection } from './document/tour-document.ts'
import { currentRoom, documentOf, edit, editShownRoom, roomName, type Session } from './session.ts'
import { findReturnLink, suggestReturnLink } from './walk/return-link.ts'

/** The state of editing a room's links and notes. */
export type LinkEditor = {
  isOn: boolean
  /** the pressed place, for which the visitor is choosing a mark */
  pendingMark: Angles | null
  /** id of the link or note being edited */
  selectedId: string | null
  /** id of the note being read */
  openNoteId: string | null
  /** id of the note whose text gets the focus */
  focusNoteId: string | null
}

const nothing = { pendingMark: null, selectedId: null, openNoteId: null, focusNoteId: null }

export const createLinkEditor = (): LinkEditor => proxy<LinkEditor>({ isOn: false, ...nothing })

/** Switches editing on or off, and clears what was started in another room. */
export function setLinkEditing(editor: LinkEditor, isOn: boolean) {
  editor.isOn = isOn
  clearSelection(editor)
}

/** Clears the pressed place and the selected mark. */
export function clearSelection(editor: LinkEditor) {
  Object.assign(editor, nothing)
}

const linkIn = (session: Session, id: string): Link | undefined =>
  currentRoom(session)?.links.find((link) => link.id === id)

const hasNote = (session: Session, id: string): boolean =>
  currentRoom(session)?.notes.some((note) => note.id === id) ?? false

/** Adds a link at the pressed place. @param id  of the new link */
export function addLinkAtMark(session: Session, editor: LinkEditor, to: RoomId, id: string) {
  addAtMark(session, editor, 'Link', (document, from, at) =>
    addLink(document, from, { id, to, ...at, arrive: null }),
  )
  if (!linkIn(session, id)) return
  editor.selectedId = id
  session.announcement = { code: 'Linked', name: roomName(session, to) }
}

/** Adds an empty note at the pressed place. @param id  of the new note */
export function addNoteAtMark(session: Session, editor: LinkEditor, id: string) {
  addAtMark(session, editor, 'AddNote', (document, room, at) => addNote(document, room, id, at))
  if (!hasNote(session, id)) return
  Object.assign(editor, { selectedId: id, focusNoteId: id })
  session.announcement = { code: 'NoteAdded' }
}

function addAtMark(
  session: Session,
  editor: LinkEditor,
  code: 'Link' | 'AddNote',
  add: (document: TourDocument, room: RoomId, at: Angles) => TourDocument,
) {
  const { pendingMark: at } = editor
  editor.pendingMark = null
  if (at) editShownRoom(session, code, (document, room) => add(document, room, at))
}

/** Whether a link of the current room has a return link. */
export function hasReturnLink(
  session: Pick<Session, 'history' | 'currentRoomId'>,
  link: Link,
): boolean {
  return (
    session.currentRoomId !== null &&
    findReturnLink(documentOf(session), session.currentRoomId, link) !== null
  )
}

/** Adds the suggested return link of a link of the current room. */
export function addReturnLink(session: Session, link: Link, id: string) {
  const { currentRoomId: to } = session
  if (to === null || hasReturnLink(session, link)) return
  const back = suggestReturnLink(documentOf(session), to, link)
  if (!back) return
  const { yaw, pitch } = back
  edit(session, 'Link', (document) =>
    addLink(document, link.to, { id, to, yaw, pitch, arrive: null }),
  )
  session.announcement = { code: 'LinkedBack', name: roomName(session, link.to) }
}

/** Deletes a link or a note of the current room. */
export function deleteMark(session: Session, editor: LinkEditor, id: string) {
  const link = linkIn(session, id)
  if (!link && !hasNote(session, id)) return
  editShownRoom(session, link ? 'Unlink' : 'RemoveNote', (document, room) =>
    removeMark(document, room, id),
  )
  clearSelection(editor)
  session.announcement = link
    ? { code: 'Unlinked', name: roomName(session, link.to) }
    : { code: 'NoteRemoved' }
}

/** Sets the tour's start to the current room and this view direction. */
export function setStartHere(session: Session, look: ViewDirection) {
  editShownRoom(session, 'Start', (document, room) => setStart(document, room, look))
  session.announcement = { code: 'StartsHere', name: currentRoom(session)?.name ?? '' }
}

/** Parses the address of a note; a web page when it has no scheme. @returns undefined for an invalid one */
export function parseHref(text: string): string | undefined {
  const written = text.trim()
  if (isHref(written)) return written
  // Another scheme, unless it is a port.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written)) return undefined
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(written)) return hrefOrUndefined(`mailto:${written}`)
  return /^[^\s/]+\.[^\s/]{2,}/.test(written) ? hrefOrUndefined(`https://${written}`) : undefined
}

const hrefOrUndefined = (href: string) => (isHref(href) ? href : undefined)

/** An address in short form for display. */
export const displayHref = (href: string) => href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')

/** Edits a note of the current room. @param field  whose further edits extend the step until it is sealed */
export function changeNote(session: Session, id: string, field: string, to: NoteChange) {
  editShownRoom(
    session,
    'EditNote',
    (document, room) => editNote(document, room, id, to),
    `note:${id}:${field}`,
  )
}

/** Moves a link or a note of the current room; one step until it is sealed. */
export function moveMark(session: Session, id: string, { yaw, pitch }: Angles) {
  const code = linkIn(session, id) ? 'AdjustLink' : 'EditNote'
  editShownRoom(
    session,
    code,
    (document, room) => moveMarkIn(document, room, id, { yaw, pitch }),
    `place:${id}`,
  )
}
