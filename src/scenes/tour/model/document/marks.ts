import { changeParts, clampedAngles, editRoom, findRoom, withoutParts, wrappedYaw } from './edit.ts'
import { updateFiles } from './files.ts'
import { hrefPattern, linesOf, oneLine } from './forms.ts'
import { limits } from './limits.ts'
import type { Angles, Link, Mark, Note, RoomId, TourDocument, TourFile } from './tour-document.ts'

/** Whether a link or a note of the document has an id. */
const hasMark = ({ rooms }: TourDocument, id: string) =>
  rooms.some(({ links, notes }) => [...links, ...notes].some(isMark(id)))

const isMark =
  (id: string) =>
  (mark: Mark): boolean =>
    mark.id === id

/** Adds a link from a room to another room, never to itself. */
export function addLink(document: TourDocument, from: RoomId, link: Link): TourDocument {
  if (from === link.to || !findRoom(document, link.to) || hasMark(document, link.id))
    return document
  const made = { ...link, ...clampedAngles(link), arrive: wrappedYaw(link.arrive) }
  return editRoom(document, from, ({ links }) => ({
    links: [...links, made].slice(0, limits.linksOfRoom),
  }))
}

/** Adds an empty note where the visitor clicked. */
export function addNote(
  document: TourDocument,
  room: RoomId,
  id: string,
  at: Angles,
): TourDocument {
  if (hasMark(document, id)) return document
  const texts = { title: '', text: '', href: null, image: null, alt: '' }
  return editRoom(document, room, ({ notes }) => ({
    notes: [...notes, { id, ...clampedAngles(at), ...texts }].slice(0, limits.notesOfRoom),
  }))
}

/** Moves a link or a note. */
export function moveMark(
  document: TourDocument,
  room: RoomId,
  id: string,
  to: Partial<Angles>,
): TourDocument {
  const move = (mark: Mark) => clampedAngles({ ...mark, ...to })
  return editRoom(document, room, ({ links, notes }) => ({
    links: changeParts(links, isMark(id), move),
    notes: changeParts(notes, isMark(id), move),
  }))
}

/** Removes a link or a note. */
export function removeMark(document: TourDocument, room: RoomId, id: string): TourDocument {
  return updateFiles(
    editRoom(document, room, ({ links, notes }) => ({
      links: withoutParts(links, isMark(id)),
      notes: withoutParts(notes, isMark(id)),
    })),
  )
}

/** What can be changed of a note; an image comes as its file. */
export type NoteChange = Partial<Pick<Note, 'title' | 'text' | 'href' | 'alt'>> & {
  image?: TourFile | null
}

/** Changes a note. An invalid address leaves it unchanged: see `isHref`. */
export function editNote(
  document: TourDocument,
  room: RoomId,
  id: string,
  { image, ...change }: NoteChange,
): TourDocument {
  const edit = (note: Note) => {
    const { title, text, alt, href } = { ...note, ...change }
    return {
      title: oneLine(title, limits.title),
      text: linesOf(text, limits.text),
      alt: oneLine(alt, limits.alt),
      href: href === null || isHref(href) ? href : note.href,
      image: image === undefined ? note.image : (image?.id ?? null),
    }
  }
  return updateFiles(
    editRoom(document, room, ({ notes }) => ({ notes: changeParts(notes, isMark(id), edit) })),
    [image],
  )
}

/** Whether a note may link to an address. */
export const isHref = (text: string) => text.length <= limits.href && hrefPattern.test(text)
