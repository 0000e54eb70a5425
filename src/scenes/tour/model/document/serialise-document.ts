import { readDocument } from './parse-document.ts'
import type { TourDocument } from './tour-document.ts'

/**
 * The text of `tour.json`: keys in the order of the types, two spaces, a newline at the end, so that
 * one document has one text, byte for byte.
 * @throws DocumentError for a document that could not be read again: it must not take the place of one that can
 */
export function serialiseDocument(document: TourDocument): string {
  return `${JSON.stringify(readDocument(document), null, 2)}\n`
}
