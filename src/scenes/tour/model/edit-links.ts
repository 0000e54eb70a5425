import { proxy } from 'valtio/vanilla'
import {
  addLink,
  addNote,
  editNote,
  isHref,
  moveLinkMark,
  type NoteChange,
  removeLink,
  removeNote,
} from './document/marks.ts'
import { setStart } from './document/rooms.ts'
import type { Angles, Link, Note, RoomId, ViewDirection } from './document/tour-document.ts'
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

const linkIn = (session: Session, id: string | null): Link | undefined =>
  currentRoom(session)?.links.find((link) => link.id === id)

/** Adds a link at the pressed place. @param id  of the new link */
export function addLinkAtMark(session: Session, editor: LinkEditor, to: RoomId, id: string) {
  const { pendingMark: asks } = editor
  editor.pendingMark = null
  if (!asks) return
  editShownRoom(session, 'Link', (document, from) =>
    addLink(document, from, { id, to, ...asks, arrive: null }),
  )
  if (!linkIn(session, id)) return
  editor.selectedId = id
  session.announcement = { code: 'Linked', name: roomName(session, to) }
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

export function deleteLink(session: Session, editor: LinkEditor, id: string) {
  const link = linkIn(session, id)
  if (!link) return
  editShownRoom(session, 'Unlink', (document, from) => removeLink(document, from, id))
  editor.selectedId = null
  session.announcement = { code: 'Unlinked', name: roomName(session, link.to) }
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

const noteIn = (session: Session, id: string): Note | undefined =>
  currentRoom(session)?.notes.find((note) => note.id === id)

/** Adds an empty note at the pressed place. @param id  of the new note */
export function addNoteAtMark(session: Session, editor: LinkEditor, id: string) {
  const { pendingMark: asks } = editor
  editor.pendingMark = null
  if (!asks) return
  editShownRoom(session, 'AddNote', (document, room) => addNote(document, room, id, asks))
  if (!noteIn(session, id)) return
  Object.assign(editor, { selectedId: id, focusNoteId: id })
  session.announcement = { code: 'NoteAdded' }
}

/** Edits a note of the current room. @param field  whose further edits extend the step until it is sealed */
export function changeNote(session: Session, id: string, field: string, to: NoteChange) {
  editShownRoom(
    session,
    'EditNote',
    (document, room) => editNote(document, room, id, to),
    `note:${id}:${field}`,
  )
}

export function deleteNote(session: Session, editor: LinkEditor, id: string) {
  if (!noteIn(session, id)) return
  editShownRoom(session, 'RemoveNote', (document, room) => removeNote(document, room, id))
  clearSelection(editor)
  session.announcement = { code: 'NoteRemoved' }
}

/** Moves a link or a note of the current room; one step until it is sealed. */
export function moveMark(session: Session, id: string, { yaw, pitch }: Angles) {
  if (noteIn(session, id)) changeNote(session, id, 'place', { yaw, pitch })
  else
    editShownRoom(
      session,
      'AdjustLink',
      (document, room) => moveLinkMark(document, room, id, { yaw, pitch }),
      `link:${id}`,
    )
}
