import type { Spherical } from '../../../../files/spherical/spherical.ts'
import { readDocument } from '../document/parse-document.ts'
import type { FileId, RoomId, TourDocument } from '../document/tour-document.ts'
import type { GPano } from '../gpano.ts'
import type { PageWord } from './page-words.ts'

/** A media file inside a page: in how many pieces it lies there, and what it says of its place on the sphere. */
export type PageMedia = { pieces: number; gpano: GPano | null; spherical: Spherical | null }

/** What a page knows besides its media. */
export type PageData = {
  document: TourDocument
  media: Record<FileId, PageMedia>
  /** small pictures, as data addresses */
  thumbs: Record<RoomId, string>
  words: Record<PageWord, string>
}

/**
 * @param text  JSON, as it lies in the page
 * @throws DocumentError or SyntaxError for a page that was changed by hand and is none any more
 */
export function readPageData(text: string): PageData {
  const data: PageData = JSON.parse(text)
  return { ...data, document: readDocument(data.document) }
}
