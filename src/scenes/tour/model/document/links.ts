import { editRoom, findRoom, keptAngles, keptYaw, replace, set, without } from './edit.ts'
import { limits } from './limits.ts'
import type { Angles, Link, RoomId, TourDocument } from './tour-document.ts'

/** Every id of a link or a note in the document. */
export const markIds = ({ rooms }: TourDocument): Set<string> =>
  new Set(rooms.flatMap(({ links, notes }) => [...links, ...notes].map(({ id }) => id)))

/** Links a doorway in a room to another room. A room is no way to itself. */
export function addLink(document: TourDocument, from: RoomId, link: Link): TourDocument {
  if (from === link.to || !findRoom(document, link.to)) return document
  if (markIds(document).has(link.id)) return document
  const kept: Link = {
    id: link.id,
    to: link.to,
    ...keptAngles(link),
    arrive: keptYaw(link.arrive),
  }
  return editRoom(document, from, (room) =>
    room.links.length >= limits.linksOfRoom ? room : { ...room, links: [...room.links, kept] },
  )
}

/** What can be changed of a link. */
export type LinkChange = Partial<Pick<Link, 'to' | 'yaw' | 'pitch' | 'arrive'>>

export function adjustLink(
  document: TourDocument,
  from: RoomId,
  id: string,
  change: LinkChange,
): TourDocument {
  const { to } = change
  if (to !== undefined && (to === from || !findRoom(document, to))) return document
  return editRoom(document, from, (room) =>
    set(room, {
      links: replace(
        room.links,
        (link) => link.id === id,
        (link) => {
          const next = { ...link, ...change }
          return set(link, { ...next, ...keptAngles(next), arrive: keptYaw(next.arrive) })
        },
      ),
    }),
  )
}

/** Moves a link's mark. */
export const aimLink = (document: TourDocument, from: RoomId, id: string, { yaw, pitch }: Angles) =>
  adjustLink(document, from, id, { yaw, pitch })

export function removeLink(document: TourDocument, from: RoomId, id: string): TourDocument {
  return editRoom(document, from, (room) =>
    set(room, { links: without(room.links, (link) => link.id === id) }),
  )
}
