import { update } from '../document/edit.ts'
import { dropUnusedFiles } from '../document/files.ts'
import type { TourDocument } from '../document/tour-document.ts'
import { arrivalYaw } from '../walk/return-link.ts'

/**
 * What of a tour goes into a page that is sent: its rooms with their links, notes and captions, and its plan. How one faces
 * on arriving is worked out here, by all that is known; so that floors need not be exported.
 */
export function pageDocument(document: TourDocument): TourDocument {
  const rooms = document.rooms.map((room) =>
    update(room, {
      floor: null,
      links: room.links.map((link) =>
        update(link, { arrive: arrivalYaw(document, room.id, link) }),
      ),
    }),
  )
  return dropUnusedFiles({ ...document, rooms })
}
