import { type Desk, edit, presentRoom } from '../desk/desk.ts'
import { addNote, editNote, type NoteChange, removeNote } from '../document/notes.ts'
import type { Angles, Note, TourFile } from '../document/tour-document.ts'
import { forgetMark, type Linking, moveLink } from './linking.ts'

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
