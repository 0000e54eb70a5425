import { proxy } from 'valtio/vanilla'
import { findRoom } from './document/edit.ts'
import {
  addLink,
  addNote,
  aimLink,
  editNote,
  isHref,
  type NoteChange,
  removeLink,
  removeNote,
} from './document/marks.ts'
import { setStart } from './document/rooms.ts'
import type { Angles, Link, Look, Note, RoomId, TourFile } from './document/tour-document.ts'
import { type Desk, documentOf, edit, presentRoom } from './session.ts'
import { suggestWayBack, wayBackOf } from './walk/return-link.ts'

/** How far the editing of a room's links and notes has come. */
export type Linking = {
  isOn: boolean
  /** where the visitor pressed: what is to be there is still to be chosen */
  asks: Angles | null
  /** id of the link or the note that is being edited */
  chosen: string | null
  /** id of the note that is being read */
  reads: string | null
  /** id of the note whose words are to be written next */
  writes: string | null
}

export const createLinking = (): Linking =>
  proxy({ isOn: false, asks: null, chosen: null, reads: null, writes: null })

/** Begins or ends it; what was begun in another room ends there. */
export function setLinking(linking: Linking, isOn: boolean) {
  linking.isOn = isOn
  forgetMark(linking)
}

/** No mark is being made, edited or read any more. */
export function forgetMark(linking: Linking) {
  Object.assign(linking, { asks: null, chosen: null, reads: null, writes: null })
}

const linkIn = (desk: Desk, id: string | null): Link | undefined =>
  presentRoom(desk)?.links.find((link) => link.id === id)

const nameOf = (desk: Desk, id: RoomId) => findRoom(documentOf(desk), id)?.name ?? ''

/** Links the place that was pressed to a room. @param id  of the new link */
export function linkTo(desk: Desk, linking: Linking, to: RoomId, id: string) {
  const { asks } = linking
  linking.asks = null
  if (desk.present === null || !asks) return
  const { present } = desk
  edit(desk, 'Link', (document) => addLink(document, present, { id, to, ...asks, arrive: null }))
  if (!linkIn(desk, id)) return
  linking.chosen = id
  desk.said = { code: 'Linked', name: nameOf(desk, to) }
}

/** Whether a link of the present room has a way back. */
export function hasWayBack(desk: Pick<Desk, 'history' | 'present'>, link: Link): boolean {
  return desk.present !== null && wayBackOf(documentOf(desk), desk.present, link) !== null
}

/** Adds the way back of a link of the present room, where it is suggested. */
export function linkBack(desk: Desk, link: Link, id: string) {
  const { present } = desk
  if (present === null || hasWayBack(desk, link)) return
  const back = suggestWayBack(documentOf(desk), present, link)
  if (!back) return
  const { yaw, pitch } = back
  edit(desk, 'Link', (document) =>
    addLink(document, link.to, { id, to: present, yaw, pitch, arrive: null }),
  )
  desk.said = { code: 'LinkedBack', name: nameOf(desk, link.to) }
}

/** Moves a link of the present room; one step until it is sealed. */
export function moveLink(desk: Desk, id: string, to: Angles) {
  const { present } = desk
  if (present === null) return
  edit(desk, 'AdjustLink', (document) => aimLink(document, present, id, to), `link:${id}`)
}

export function unlink(desk: Desk, linking: Linking, id: string) {
  const link = linkIn(desk, id)
  const { present } = desk
  if (present === null || !link) return
  edit(desk, 'Unlink', (document) => removeLink(document, present, id))
  linking.chosen = null
  desk.said = { code: 'Unlinked', name: nameOf(desk, link.to) }
}

/** The tour begins in the present room, with this look. */
export function startHere(desk: Desk, look: Look) {
  const { present } = desk
  if (present === null) return
  edit(desk, 'Start', (document) => setStart(document, present, look))
  desk.said = { code: 'StartsHere', name: nameOf(desk, present) }
}

/** An address as a note leads there; what has no scheme is a web page. @returns undefined for what is no address */
export function hrefOf(text: string): string | undefined {
  const written = text.trim()
  if (isHref(written)) return written
  // Another scheme, and no port.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written)) return undefined
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(written)) return isHrefOf(`mailto:${written}`)
  return /^[^\s/]+\.[^\s/]{2,}/.test(written) ? isHrefOf(`https://${written}`) : undefined
}

const isHrefOf = (href: string) => (isHref(href) ? href : undefined)

/** Where an address leads, as a person reads it. */
export const placeOf = (href: string) => href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')

const noteIn = (desk: Desk, id: string): Note | undefined =>
  presentRoom(desk)?.notes.find((note) => note.id === id)

/** Puts an empty note where the visitor pressed. @param id  of the new note */
export function noteAt(desk: Desk, linking: Linking, id: string) {
  const { asks } = linking
  const { present } = desk
  linking.asks = null
  if (present === null || !asks) return
  edit(desk, 'AddNote', (document) => addNote(document, present, id, asks))
  if (!noteIn(desk, id)) return
  Object.assign(linking, { chosen: id, writes: id })
  desk.said = { code: 'NoteAdded' }
}

/** Writes a note of the present room. @param field  what goes on to be written is one step until it is sealed */
export function writeNote(desk: Desk, id: string, field: 'title' | 'text' | 'alt', text: string) {
  change(desk, id, { [field]: text }, field)
}

/** Lets a note of the present room lead somewhere; null: nowhere. */
export function leadNote(desk: Desk, id: string, href: string | null) {
  change(desk, id, { href }, 'href')
}

/** Gives a note of the present room a picture; null takes it away. */
export function pictureNote(desk: Desk, id: string, image: TourFile | null) {
  change(desk, id, { image, ...(image ? {} : { alt: '' }) }, 'image')
}

export function removeNoteHere(desk: Desk, linking: Linking, id: string) {
  const { present } = desk
  if (present === null || !noteIn(desk, id)) return
  edit(desk, 'RemoveNote', (document) => removeNote(document, present, id))
  forgetMark(linking)
  desk.said = { code: 'NoteRemoved' }
}

/** Moves a link or a note of the present room; one step until it is sealed. */
export function moveMark(desk: Desk, id: string, { yaw, pitch }: Angles) {
  if (noteIn(desk, id)) change(desk, id, { yaw, pitch }, 'place')
  else moveLink(desk, id, { yaw, pitch })
}

function change(desk: Desk, id: string, to: NoteChange, field: string) {
  const { present } = desk
  if (present === null) return
  edit(desk, 'EditNote', (document) => editNote(document, present, id, to), `note:${id}:${field}`)
}
