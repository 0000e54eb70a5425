import { proxy } from 'valtio/vanilla'
import { type Desk, documentOf, edit, presentRoom } from '../desk/desk.ts'
import { findRoom } from '../document/edit.ts'
import { addLink, aimLink, removeLink } from '../document/links.ts'
import { setStart } from '../document/rooms.ts'
import type { Angles, Link, Look, RoomId } from '../document/tour-document.ts'
import { suggestWayBack, wayBackOf } from '../links/suggest.ts'

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
