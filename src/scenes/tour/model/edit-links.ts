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
import { currentRoom, documentOf, editDocument, type SessionState } from './session.ts'
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
export function setLinkEditing(linking: LinkEditor, isOn: boolean) {
  linking.isOn = isOn
  clearSelection(linking)
}

/** No mark is being made, edited or read any more. */
export function clearSelection(linking: LinkEditor) {
  Object.assign(linking, {
    pendingMark: null,
    selectedId: null,
    openNoteId: null,
    focusNoteId: null,
  })
}

const linkIn = (desk: SessionState, id: string | null): Link | undefined =>
  currentRoom(desk)?.links.find((link) => link.id === id)

const nameOf = (desk: SessionState, id: RoomId) => findRoom(documentOf(desk), id)?.name ?? ''

/** Links the place that was pressed to a room. @param id  of the new link */
export function addLinkAtMark(desk: SessionState, linking: LinkEditor, to: RoomId, id: string) {
  const { pendingMark: asks } = linking
  linking.pendingMark = null
  if (desk.currentRoomId === null || !asks) return
  const { currentRoomId: present } = desk
  editDocument(desk, 'Link', (document) =>
    addLink(document, present, { id, to, ...asks, arrive: null }),
  )
  if (!linkIn(desk, id)) return
  linking.selectedId = id
  desk.announcement = { code: 'Linked', name: nameOf(desk, to) }
}

/** Whether a link of the present room has a way back. */
export function hasReturnLink(
  desk: Pick<SessionState, 'history' | 'currentRoomId'>,
  link: Link,
): boolean {
  return (
    desk.currentRoomId !== null &&
    findReturnLink(documentOf(desk), desk.currentRoomId, link) !== null
  )
}

/** Adds the way back of a link of the present room, where it is suggested. */
export function addReturnLink(desk: SessionState, link: Link, id: string) {
  const { currentRoomId: present } = desk
  if (present === null || hasReturnLink(desk, link)) return
  const back = suggestReturnLink(documentOf(desk), present, link)
  if (!back) return
  const { yaw, pitch } = back
  editDocument(desk, 'Link', (document) =>
    addLink(document, link.to, { id, to: present, yaw, pitch, arrive: null }),
  )
  desk.announcement = { code: 'LinkedBack', name: nameOf(desk, link.to) }
}

/** Moves a link of the present room; one step until it is sealed. */
export function moveLink(desk: SessionState, id: string, to: Angles) {
  const { currentRoomId: present } = desk
  if (present === null) return
  editDocument(
    desk,
    'AdjustLink',
    (document) => moveLinkMark(document, present, id, to),
    `link:${id}`,
  )
}

export function deleteLink(desk: SessionState, linking: LinkEditor, id: string) {
  const link = linkIn(desk, id)
  const { currentRoomId: present } = desk
  if (present === null || !link) return
  editDocument(desk, 'Unlink', (document) => removeLink(document, present, id))
  linking.selectedId = null
  desk.announcement = { code: 'Unlinked', name: nameOf(desk, link.to) }
}

/** The tour begins in the present room, with this look. */
export function setStartHere(desk: SessionState, look: ViewDirection) {
  const { currentRoomId: present } = desk
  if (present === null) return
  editDocument(desk, 'Start', (document) => setStart(document, present, look))
  desk.announcement = { code: 'StartsHere', name: nameOf(desk, present) }
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

const noteIn = (desk: SessionState, id: string): Note | undefined =>
  currentRoom(desk)?.notes.find((note) => note.id === id)

/** Puts an empty note where the visitor pressed. @param id  of the new note */
export function addNoteAtMark(desk: SessionState, linking: LinkEditor, id: string) {
  const { pendingMark: asks } = linking
  const { currentRoomId: present } = desk
  linking.pendingMark = null
  if (present === null || !asks) return
  editDocument(desk, 'AddNote', (document) => addNote(document, present, id, asks))
  if (!noteIn(desk, id)) return
  Object.assign(linking, { selectedId: id, focusNoteId: id })
  desk.announcement = { code: 'NoteAdded' }
}

/** Writes a note of the present room. @param field  what goes on to be written is one step until it is sealed */
export function writeNote(
  desk: SessionState,
  id: string,
  field: 'title' | 'text' | 'alt',
  text: string,
) {
  change(desk, id, { [field]: text }, field)
}

/** Lets a note of the present room lead somewhere; null: nowhere. */
export function setNoteHref(desk: SessionState, id: string, href: string | null) {
  change(desk, id, { href }, 'href')
}

/** Gives a note of the present room a picture; null takes it away. */
export function setNotePicture(desk: SessionState, id: string, image: TourFile | null) {
  change(desk, id, { image, ...(image ? {} : { alt: '' }) }, 'image')
}

export function deleteNote(desk: SessionState, linking: LinkEditor, id: string) {
  const { currentRoomId: present } = desk
  if (present === null || !noteIn(desk, id)) return
  editDocument(desk, 'RemoveNote', (document) => removeNote(document, present, id))
  clearSelection(linking)
  desk.announcement = { code: 'NoteRemoved' }
}

/** Moves a link or a note of the present room; one step until it is sealed. */
export function moveMark(desk: SessionState, id: string, { yaw, pitch }: Angles) {
  if (noteIn(desk, id)) change(desk, id, { yaw, pitch }, 'place')
  else moveLink(desk, id, { yaw, pitch })
}

function change(desk: SessionState, id: string, to: NoteChange, field: string) {
  const { currentRoomId: present } = desk
  if (present === null) return
  editDocument(
    desk,
    'EditNote',
    (document) => editNote(document, present, id, to),
    `note:${id}:${field}`,
  )
}
