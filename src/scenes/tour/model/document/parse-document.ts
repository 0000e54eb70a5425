import { DocumentError, type DocumentFault } from './document-fault.ts'
import { readParts } from './readers.ts'
import { checkReferences } from './references.ts'
import { documentVersion, type TourDocument } from './tour-document.ts'

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
  const version = versionOf(value)
  if (version === undefined) throw new DocumentError('Foreign', '')
  // Before anything else of it is read: only the newer site knows what the rest means.
  if (version > documentVersion) throw new DocumentError('Newer', 'version')
  const document = readParts(value, '')
  checkReferences(document)
  return document
}

/** What makes a value a document at all: a version that counts, beside rooms. */
function versionOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (!Object.hasOwn(value, 'version') || !Object.hasOwn(value, 'rooms')) return undefined
  const { version } = value as { version: unknown }
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? version
    : undefined
}
