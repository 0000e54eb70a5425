import { action, assign, clampedAngles, findRoom, removeWhere, wrappedYaw } from './edit.ts'
import { syncFiles } from './files.ts'
import { hrefPattern, multilineText, oneLine } from './forms.ts'
import { limits } from './limits.ts'
import type { Angles, Link, Note, RoomId, TourDocument, TourFile } from './tour-document.ts'

/** Whether a link or a note of the document has an id. */
const hasMark = ({ rooms }: TourDocument, id: string) =>
  rooms.some(({ links, notes }) => [...links, ...notes].some(isMark(id)))

const isMark =
  (id: string) =>
  (mark: { id: string }): boolean =>
    mark.id === id

/** Adds a link from a room to another room, never to itself. */
export const addLink = action((document, from: RoomId, link: Link) => {
  const links = findRoom(document, from)?.links
  if (from === link.to || !findRoom(document, link.to) || hasMark(document, link.id)) return
  if (links && links.length < limits.linksOfRoom)
    links.push({ ...link, ...clampedAngles(link), arrive: wrappedYaw(link.arrive) })
})

/** Adds an empty note where the visitor clicked. */
export const addNote = action((document, room: RoomId, id: string, at: Angles) => {
  const notes = findRoom(document, room)?.notes
  const texts = { title: '', text: '', href: null, image: null, alt: '' }
  if (notes && notes.length < limits.notesOfRoom && !hasMark(document, id))
    notes.push({ id, ...clampedAngles(at), ...texts })
})

/** Moves a link or a note. */
export const moveMark = action((document, room: RoomId, id: string, to: Partial<Angles>) => {
  const { links, notes } = findRoom(document, room) ?? { links: [], notes: [] }
  for (const mark of [...links, ...notes])
    if (mark.id === id) assign(mark, clampedAngles({ ...mark, ...to }))
})

/** Removes a link or a note. */
export const removeMark = action((document, room: RoomId, id: string) => {
  const found = findRoom(document, room)
  if (!found) return
  removeWhere(found.links, isMark(id))
  removeWhere(found.notes, isMark(id))
  syncFiles(document)
})

/** What can be changed of a note; an image comes as its file. */
export type NoteChange = Partial<Pick<Note, 'title' | 'text' | 'href' | 'alt'>> & {
  image?: TourFile | null
}

/** Changes a note. An invalid address leaves it unchanged: see `isHref`. */
export const editNote = action(
  (document, room: RoomId, id: string, { image, ...change }: NoteChange) => {
    const note = findRoom(document, room)?.notes.find(isMark(id))
    if (!note) return
    const { title, text, alt, href } = { ...note, ...change }
    assign(note, {
      title: oneLine(title, limits.title),
      text: multilineText(text, limits.text),
      alt: oneLine(alt, limits.alt),
      href: href === null || isHref(href) ? href : note.href,
      image: image === undefined ? note.image : (image?.id ?? null),
    })
    syncFiles(document, [image])
  },
)

/** Whether a note may link to an address. */
export const isHref = (text: string) => text.length <= limits.href && hrefPattern.test(text)
