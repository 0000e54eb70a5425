import { base64Length } from '../../../../files/base64.ts'
import { usedFiles } from '../document/files.ts'
import type { TourDocument } from '../document/tour-document.ts'

/**
 * Bytes of a page beyond which it is refused: whoever opens it holds all of it in memory at once, and phones close pages
 * that take more.
 */
export const mostPageBytes = 500e6

/** Of the viewer, its faces and words; and of a room beside its media: its small picture. Bytes. */
const about = { viewer: 138e3, room: 16e3 }

/** What a tour will measure as a page, in bytes, nearly: the files of its rooms and its plan as base64, and what shows them. */
export function pageBytes({
  rooms,
  plan,
  files,
}: Pick<TourDocument, 'rooms' | 'plan' | 'files'>): number {
  const used = usedFiles({ rooms, plan })
  const media = files
    .filter(({ id }) => used.has(id))
    .reduce((sum, { bytes }) => sum + base64Length(bytes), 0)
  return media + about.viewer + about.room * rooms.length
}
