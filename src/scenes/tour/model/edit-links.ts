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
import type { Angles, Link, RoomId, ViewDirection } from './document/tour-document.ts'
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

/** Adds a link at the pressed place. @param id  of the new link */
export function addLinkAtPendingMark(session: Session, to: RoomId, id: string) {
  const at = takePendingMark(session)
  if (!at || !editShownRoom(session, 'Link', addLink, { id, to, ...at, arrive: null })) return
  session.selectedMarkId = id
  session.announcement = { code: 'Linked', name: roomName(session, to) }
}

/** Adds an empty note at the pressed place. @param id  of the new note */
export function addNoteAtPendingMark(session: Session, id: string) {
  const at = takePendingMark(session)
  if (!at || !editShownRoom(session, 'AddNote', addNote, id, at)) return
  Object.assign(session, { selectedMarkId: id, focusNoteId: id })
  session.announcement = { code: 'NoteAdded' }
}

function takePendingMark(session: Session): Angles | null {
  const { pendingMark } = session
  session.pendingMark = null
  return pendingMark
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
  edit(session, 'Link', addLink, link.to, { id, to, yaw, pitch, arrive: null })
  session.announcement = { code: 'LinkedBack', name: roomName(session, link.to) }
}

const linkIn = (session: Session, id: string): Link | undefined =>
  currentRoom(session)?.links.find((link) => link.id === id)

/** Deletes a link or a note of the current room. */
export function deleteMark(session: Session, id: string) {
  const link = linkIn(session, id)
  if (!editShownRoom(session, link ? 'Unlink' : 'RemoveNote', removeMark, id)) return
  clearSelection(session)
  session.announcement = link
    ? { code: 'Unlinked', name: roomName(session, link.to) }
    : { code: 'NoteRemoved' }
}

/** Sets the tour's start to the current room and this view direction. */
export function setStartHere(session: Session, look: ViewDirection) {
  editShownRoom(session, 'Start', setStart, look)
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
  editShownRoom(session, ['EditNote', `note:${id}:${field}`], editNote, id, to)
}

/** Moves a link or a note of the current room; one step until it is sealed. */
export function moveShownMark(session: Session, id: string, { yaw, pitch }: Angles) {
  const code = linkIn(session, id) ? 'AdjustLink' : 'EditNote'
  editShownRoom(session, [code, `place:${id}`], moveMarkIn, id, { yaw, pitch })
}
