import { proxy } from 'valtio/vanilla'
import { findRoom } from './document/edit.ts'
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
import type {
  Angles,
  Link,
  Note,
  RoomId,
  TourFile,
  ViewDirection,
} from './document/tour-document.ts'
import { currentRoom, documentOf, edit, type Session } from './session.ts'
import { findReturnLink, suggestReturnLink } from './walk/return-link.ts'

/** How far the editing of a room's links and notes has come. */
export type LinkEditor = {
  isOn: boolean
  /** where the visitor pressed: what is to be there is still to be chosen */
  pendingMark: Angles | null
  /** id of the link or the note that is being edited */
  selectedId: string | null
  /** id of the note that is being read */
  openNoteId: string | null
  /** id of the note whose words are to be written next */
  focusNoteId: string | null
}

export const createLinkEditor = (): LinkEditor =>
  proxy({ isOn: false, pendingMark: null, selectedId: null, openNoteId: null, focusNoteId: null })

/** Begins or ends it; what was begun in another room ends there. */
export function setLinkEditing(editor: LinkEditor, isOn: boolean) {
  editor.isOn = isOn
  clearSelection(editor)
}

/** No mark is being made, edited or read any more. */
export function clearSelection(editor: LinkEditor) {
  Object.assign(editor, {
    pendingMark: null,
    selectedId: null,
    openNoteId: null,
    focusNoteId: null,
  })
}

const linkIn = (session: Session, id: string | null): Link | undefined =>
  currentRoom(session)?.links.find((link) => link.id === id)

const nameOf = (session: Session, id: RoomId) => findRoom(documentOf(session), id)?.name ?? ''

/** Links the place that was pressed to a room. @param id  of the new link */
export function addLinkAtMark(session: Session, editor: LinkEditor, to: RoomId, id: string) {
  const { pendingMark: asks } = editor
  editor.pendingMark = null
  if (session.currentRoomId === null || !asks) return
  const { currentRoomId } = session
  edit(session, 'Link', (document) =>
    addLink(document, currentRoomId, { id, to, ...asks, arrive: null }),
  )
  if (!linkIn(session, id)) return
  editor.selectedId = id
  session.announcement = { code: 'Linked', name: nameOf(session, to) }
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

/** Adds the return link of a link of the current room, where it is suggested. */
export function addReturnLink(session: Session, link: Link, id: string) {
  const { currentRoomId } = session
  if (currentRoomId === null || hasReturnLink(session, link)) return
  const back = suggestReturnLink(documentOf(session), currentRoomId, link)
  if (!back) return
  const { yaw, pitch } = back
  edit(session, 'Link', (document) =>
    addLink(document, link.to, { id, to: currentRoomId, yaw, pitch, arrive: null }),
  )
  session.announcement = { code: 'LinkedBack', name: nameOf(session, link.to) }
}

/** Moves a link of the current room; one step until it is sealed. */
export function moveLink(session: Session, id: string, to: Angles) {
  const { currentRoomId } = session
  if (currentRoomId === null) return
  edit(
    session,
    'AdjustLink',
    (document) => moveLinkMark(document, currentRoomId, id, to),
    `link:${id}`,
  )
}

export function deleteLink(session: Session, editor: LinkEditor, id: string) {
  const link = linkIn(session, id)
  const { currentRoomId } = session
  if (currentRoomId === null || !link) return
  edit(session, 'Unlink', (document) => removeLink(document, currentRoomId, id))
  editor.selectedId = null
  session.announcement = { code: 'Unlinked', name: nameOf(session, link.to) }
}

/** Sets the tour's start to the current room and this view direction. */
export function setStartHere(session: Session, look: ViewDirection) {
  const { currentRoomId } = session
  if (currentRoomId === null) return
  edit(session, 'Start', (document) => setStart(document, currentRoomId, look))
  session.announcement = { code: 'StartsHere', name: nameOf(session, currentRoomId) }
}

/** An address as a note leads there; what has no scheme is a web page. @returns undefined for what is no address */
export function parseHref(text: string): string | undefined {
  const written = text.trim()
  if (isHref(written)) return written
  // Another scheme, and no port.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written)) return undefined
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(written)) return hrefOrUndefined(`mailto:${written}`)
  return /^[^\s/]+\.[^\s/]{2,}/.test(written) ? hrefOrUndefined(`https://${written}`) : undefined
}

const hrefOrUndefined = (href: string) => (isHref(href) ? href : undefined)

/** Where an address leads, as a person reads it. */
export const displayHref = (href: string) => href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')

const noteIn = (session: Session, id: string): Note | undefined =>
  currentRoom(session)?.notes.find((note) => note.id === id)

/** Puts an empty note where the visitor pressed. @param id  of the new note */
export function addNoteAtMark(session: Session, editor: LinkEditor, id: string) {
  const { pendingMark: asks } = editor
  const { currentRoomId } = session
  editor.pendingMark = null
  if (currentRoomId === null || !asks) return
  edit(session, 'AddNote', (document) => addNote(document, currentRoomId, id, asks))
  if (!noteIn(session, id)) return
  Object.assign(editor, { selectedId: id, focusNoteId: id })
  session.announcement = { code: 'NoteAdded' }
}

/** Writes a note of the current room. @param field  what goes on to be written is one step until it is sealed */
export function writeNote(
  session: Session,
  id: string,
  field: 'title' | 'text' | 'alt',
  text: string,
) {
  change(session, id, { [field]: text }, field)
}

/** Sets the address of a note of the current room; null clears it. */
export function setNoteHref(session: Session, id: string, href: string | null) {
  change(session, id, { href }, 'href')
}

/** Gives a note of the current room a picture; null takes it away. */
export function setNotePicture(session: Session, id: string, image: TourFile | null) {
  change(session, id, { image, ...(image ? {} : { alt: '' }) }, 'image')
}

export function deleteNote(session: Session, editor: LinkEditor, id: string) {
  const { currentRoomId } = session
  if (currentRoomId === null || !noteIn(session, id)) return
  edit(session, 'RemoveNote', (document) => removeNote(document, currentRoomId, id))
  clearSelection(editor)
  session.announcement = { code: 'NoteRemoved' }
}

/** Moves a link or a note of the current room; one step until it is sealed. */
export function moveMark(session: Session, id: string, { yaw, pitch }: Angles) {
  if (noteIn(session, id)) change(session, id, { yaw, pitch }, 'place')
  else moveLink(session, id, { yaw, pitch })
}

function change(session: Session, id: string, to: NoteChange, field: string) {
  const { currentRoomId } = session
  if (currentRoomId === null) return
  edit(
    session,
    'EditNote',
    (document) => editNote(document, currentRoomId, id, to),
    `note:${id}:${field}`,
  )
}
