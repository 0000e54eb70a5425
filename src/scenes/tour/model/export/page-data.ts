import { base64Length } from '../../../../files/base64.ts'
import { usedFiles } from '../document/files.ts'
import { readDocument } from '../document/parse-document.ts'
import type { FileId, TourDocument } from '../document/tour-document.ts'

/** The data of an exported page besides its media. */
export type PageData = {
  document: TourDocument
  /** number of pieces of each file in the page */
  pieces: Record<FileId, number>
  /** thumbnails as data URLs */
  thumbs: Record<FileId, string>
  /** strings of the viewer in the language of the page */
  words: Record<'tour' | 'stage', Record<string, string>>
}

/**
 * @param text  JSON, as it lies in the page
 * @throws TypeError or SyntaxError for a page that was changed by hand and is none any more
 */
export function readPageData(text: string): PageData {
  const data: PageData = JSON.parse(text)
  return { ...data, document: readDocument(data.document) }
}

/**
 * The largest page in bytes, since a browser holds all of it in memory, and phones close larger ones.
 */
export const maxPageBytes = 500e6

/** Bytes of the viewer with fonts and strings, and of a room's thumbnail. */
const about = { viewer: 1.22e6, room: 16e3 }

/** Estimates the size of a tour as a page in bytes: its media as base64, and the viewer. */
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
