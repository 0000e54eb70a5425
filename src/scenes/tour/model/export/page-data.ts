import { base64Length } from '../../../../files/base64.ts'
import type { SphericalVideo } from '../../../../files/spherical/spherical.ts'
import { usedFiles } from '../document/files.ts'
import { readDocument } from '../document/parse-document.ts'
import type { FileId, RoomId, TourDocument } from '../document/tour-document.ts'
import type { GPano } from '../picture/gpano.ts'

/** A media file inside a page: in how many pieces it lies there, and what it says of its place on the sphere. */
export type PageMedia = { pieces: number; gpano: GPano | null; spherical: SphericalVideo | null }

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

/** The words of a page that is sent, by their keys in `tour.json`. */
export const pageWords = [
  'rooms',
  'opening',
  'zoomOut',
  'zoomIn',
  'reset',
  'zoomReadout',
  'zoomLabel',
  'fullscreen',
  'exitFullscreen',
  'viewerRole',
  'viewerLabel',
  'kindSphereImage',
  'kindSphereVideo',
  'kindFlatImage',
  'kindFlatVideo',
  'hintSphere',
  'hintFlat',
  'directionAhead',
  'directionLevel',
  'directionBoth',
  'lookLeft',
  'lookRight',
  'lookUp',
  'lookDown',
  'videoControls',
  'play',
  'pause',
  'mute',
  'unmute',
  'seek',
  'seekValue',
  'captions',
  'noteMark',
  'noteUntitled',
  'noteLink',
  'closeNote',
  'pageGoTo',
  'plan',
  'pins',
  'pinHere',
  'planPictureGone',
  'pageArrived',
  'pageBroken',
  'pagePlain',
  'pageNoScripts',
  'keptUnnamed',
] as const

export type PageWord = (typeof pageWords)[number]

/** Formats a sentence of a page: each {{ }} is replaced by one of the values. */
export type FormatWord = (word: PageWord, values?: Record<string, string | number>) => string

/** A value is put in as it is, whatever it holds; one that is not given is left out. */
export const createFormatWord =
  (words: Readonly<Record<PageWord, string>>): FormatWord =>
  (word, values = {}) =>
    words[word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/**
 * Bytes of a page beyond which it is refused: whoever opens it holds all of it in memory at once, and phones close pages
 * that take more.
 */
export const maxPageBytes = 500e6

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
