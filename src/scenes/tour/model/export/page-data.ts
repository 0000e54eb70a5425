import { base64Length } from '../../../../files/base64.ts'
import { usedFiles } from '../document/files.ts'
import { readDocument } from '../document/parse-document.ts'
import type { FileId, TourDocument } from '../document/tour-document.ts'

/** What a page knows besides its media. */
export type PageData = {
  document: TourDocument
  /** in how many pieces each file lies in the page */
  pieces: Record<FileId, number>
  /** small pictures, as data addresses */
  thumbs: Record<FileId, string>
  /** the viewer's words in the language of the page, by their keys */
  words: Record<'tour' | 'stage', Record<string, string>>
}

/**
 * @param text  JSON, as it lies in the page
 * @throws DocumentError or SyntaxError for a page that was changed by hand and is none any more
 */
export function readPageData(text: string): PageData {
  const data: PageData = JSON.parse(text)
  return { ...data, document: readDocument(data.document) }
}

/**
 * Bytes of a page beyond which it is refused: whoever opens it holds all of it in memory at once, and phones close pages
 * that take more.
 */
export const maxPageBytes = 500e6

/** Of the viewer, its faces and words; and of a room beside its media: its small picture. Bytes. */
const about = { viewer: 1.22e6, room: 16e3 }

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
