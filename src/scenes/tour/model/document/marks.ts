import {
  clampedAngles,
  editRoom,
  findRoom,
  replacePart,
  withChanges,
  withoutParts,
  wrappedYaw,
} from './edit.ts'
import { addFiles, dropUnusedFiles } from './files.ts'
import { hrefPattern, linesOf, oneLine } from './forms.ts'
import { limits } from './limits.ts'
import type { Angles, Link, Note, RoomId, TourDocument, TourFile } from './tour-document.ts'

/** Every id of a link or a note in the document. */
const markIds = ({ rooms }: TourDocument): Set<string> =>
  new Set(rooms.flatMap(({ links, notes }) => [...links, ...notes].map(({ id }) => id)))

/** Adds a link from a room to another room, never to itself. */
export function addLink(document: TourDocument, from: RoomId, link: Link): TourDocument {
  if (from === link.to || !findRoom(document, link.to)) return document
  if (markIds(document).has(link.id)) return document
  const kept: Link = {
    id: link.id,
    to: link.to,
    ...clampedAngles(link),
    arrive: wrappedYaw(link.arrive),
  }
  return editRoom(document, from, (room) =>
    room.links.length >= limits.linksOfRoom ? room : { ...room, links: [...room.links, kept] },
  )
}

/** Moves a link's mark. */
export const moveLinkMark = (
  document: TourDocument,
  from: RoomId,
  id: string,
  to: Partial<Angles>,
) =>
  editRoom(document, from, (room) =>
    withChanges(room, {
      links: replacePart(
        room.links,
        (link) => link.id === id,
        (link) => withChanges(link, clampedAngles({ ...link, ...to })),
      ),
    }),
  )

export function removeLink(document: TourDocument, from: RoomId, id: string): TourDocument {
  return editRoom(document, from, (room) =>
    withChanges(room, { links: withoutParts(room.links, (link) => link.id === id) }),
  )
}

/** Adds an empty note where the visitor clicked. */
export function addNote(
  document: TourDocument,
  room: RoomId,
  id: string,
  at: Angles,
): TourDocument {
  if (markIds(document).has(id)) return document
  const made: Note = {
    id,
    ...clampedAngles(at),
    title: '',
    text: '',
    href: null,
    image: null,
    alt: '',
  }
  return editRoom(document, room, (one) =>
    one.notes.length >= limits.notesOfRoom ? one : { ...one, notes: [...one.notes, made] },
  )
}

/** What can be changed of a note; an image comes as its file. */
export type NoteChange = Partial<Omit<Note, 'id' | 'image'>> & { image?: TourFile | null }

/** Changes a note. An invalid address leaves it unchanged: see `isHref`. */
export function editNote(
  document: TourDocument,
  room: RoomId,
  id: string,
  { image, ...change }: NoteChange,
): TourDocument {
  if (!findRoom(document, room)?.notes.some((note) => note.id === id)) return document
  const added = image ? addFiles(document, [image]) : document
  const file = image === undefined ? {} : { image: image?.id ?? null }
  const edited = editRoom(added, room, (one) =>
    withChanges(one, {
      notes: replacePart(
        one.notes,
        (note) => note.id === id,
        (note) => withChanges(note, sanitizedNote({ ...note, ...change, ...file }, note)),
      ),
    }),
  )
  return dropUnusedFiles(edited)
}

export function removeNote(document: TourDocument, room: RoomId, id: string): TourDocument {
  const removed = editRoom(document, room, (one) =>
    withChanges(one, { notes: withoutParts(one.notes, (note) => note.id === id) }),
  )
  return dropUnusedFiles(removed)
}

/** Whether a note may link to an address. */
export const isHref = (text: string) => text.length <= limits.href && hrefPattern.test(text)

function sanitizedNote(note: Note, before: Note): Note {
  return {
    ...note,
    ...clampedAngles(note),
    title: oneLine(note.title, limits.title),
    text: linesOf(note.text, limits.text),
    alt: oneLine(note.alt, limits.alt),
    href: note.href === null || isHref(note.href) ? note.href : before.href,
  }
}
