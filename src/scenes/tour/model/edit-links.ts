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
import {
  clearSelection,
  currentRoom,
  documentOf,
  edit,
  editShownRoom,
  roomName,
  type Session,
} from './session.ts'
import { findReturnLink, suggestReturnLink } from './walk/return-link.ts'

const linkIn = (session: Session, id: string): Link | undefined =>
  currentRoom(session)?.links.find((link) => link.id === id)

const hasNote = (session: Session, id: string): boolean =>
  currentRoom(session)?.notes.some((note) => note.id === id) ?? false

/** Adds a link at the pressed place. @param id  of the new link */
export function addLinkAtMark(session: Session, to: RoomId, id: string) {
  addAtMark(session, 'Link', (document, from, at) =>
    addLink(document, from, { id, to, ...at, arrive: null }),
  )
  if (!linkIn(session, id)) return
  session.selectedMarkId = id
  session.announcement = { code: 'Linked', name: roomName(session, to) }
}

/** Adds an empty note at the pressed place. @param id  of the new note */
export function addNoteAtMark(session: Session, id: string) {
  addAtMark(session, 'AddNote', (document, room, at) => addNote(document, room, id, at))
  if (!hasNote(session, id)) return
  Object.assign(session, { selectedMarkId: id, focusNoteId: id })
  session.announcement = { code: 'NoteAdded' }
}

function addAtMark(
  session: Session,
  code: 'Link' | 'AddNote',
  add: (document: TourDocument, room: RoomId, at: Angles) => TourDocument,
) {
  const { pendingMark: at } = session
  session.pendingMark = null
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
export function deleteMark(session: Session, id: string) {
  const link = linkIn(session, id)
  if (!link && !hasNote(session, id)) return
  editShownRoom(session, link ? 'Unlink' : 'RemoveNote', (document, room) =>
    removeMark(document, room, id),
  )
  clearSelection(session)
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
