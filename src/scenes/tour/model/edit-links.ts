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

export const createLinkEditor = (): LinkEditor =>
  proxy({ isOn: false, pendingMark: null, selectedId: null, openNoteId: null, focusNoteId: null })

/** Switches editing on or off, and clears what was started in another room. */
export function setLinkEditing(editor: LinkEditor, isOn: boolean) {
  editor.isOn = isOn
  clearSelection(editor)
}

/** Clears the pressed place and the selected mark. */
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

/** Adds a link at the pressed place. @param id  of the new link */
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

/** Adds the suggested return link of a link of the current room. */
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
  const { currentRoomId } = session
  editor.pendingMark = null
  if (currentRoomId === null || !asks) return
  edit(session, 'AddNote', (document) => addNote(document, currentRoomId, id, asks))
  if (!noteIn(session, id)) return
  Object.assign(editor, { selectedId: id, focusNoteId: id })
  session.announcement = { code: 'NoteAdded' }
}

/** Edits a note of the current room. @param field  whose further edits extend the step until it is sealed */
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

/** Sets the picture of a note of the current room; null removes it. */
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
