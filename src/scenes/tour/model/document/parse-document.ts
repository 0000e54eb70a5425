import type { Codec } from '../../../../projects/project-store.ts'
import { readSaved } from '../../../../projects/schema.ts'
import { checkReferences, DocumentError, type DocumentFault } from './references.ts'
import type { TourDocument } from './tour-document.ts'
import { tourKind } from './tour-schema.ts'

export type Parsed = { document: TourDocument } | { fault: DocumentFault }

/**
 * Reads a document that was kept, or that came from elsewhere: nothing of it is taken on trust, and
 * nothing that is not known is dropped in silence.
 * @param value  as `JSON.parse` gives it
 */
export function parseDocument(value: unknown): Parsed {
  try {
    return { document: readDocument(value) }
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.fault }
    throw error
  }
}

/** The same of the text of a `tour.json`. */
export function parseDocumentText(text: string): Parsed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: { code: 'NotJson', path: '' } }
  }
  return parseDocument(value)
}

/** @throws DocumentError */
export function readDocument(value: unknown): TourDocument {
  const read = readSaved(value, tourKind)
  if ('fault' in read) throw new DocumentError(read.fault.code, read.fault.path)
  checkReferences(read.saved)
  return read.saved
}

/**
 * The text of `tour.json`: keys in the order of the types, two spaces, a newline at the end, so that
 * one document has one text, byte for byte.
 * @throws DocumentError for a document that could not be read again: it must not take the place of one that can
 */
export function serialiseDocument(document: TourDocument): string {
  return `${JSON.stringify(readDocument(document), null, 2)}\n`
}

/** How a tour's document is written and read. */
export const tourCodec: Codec<TourDocument> = {
  parse: parseDocumentText,
  serialise: serialiseDocument,
  count: ({ rooms }) => rooms.length,
}
