import type { Codec } from '../../../../projects/project-store.ts'
import {
  type ProjectFormat,
  readSavedValue,
  type SchemaFaultCode,
} from '../../../../projects/schema.ts'
import { documentSchema } from './document-schema.ts'
import { documentVersion } from './limits.ts'
import type { TourDocument } from './tour-document.ts'

/**
 * Why a value is no document, besides what its schema says:
 * `NotJson` it is no JSON at all · `Duplicate` an id or a path that is there already · `Dangling` an id of nothing ·
 * `Kind` a file of another kind than it is used as.
 */
type DocumentFaultCode = SchemaFaultCode | 'NotJson' | 'Duplicate' | 'Dangling' | 'Kind'

/** `path` is where, such as `rooms[3].links[0].yaw`; empty for the whole. */
type DocumentFault = { code: DocumentFaultCode; path: string }

export type DocumentParseResult = { document: TourDocument } | { fault: DocumentFault }

/** How a tour is saved and sent. What makes a value one at all: a version that counts, beside rooms. */
const tourKind: ProjectFormat<TourDocument> = {
  version: documentVersion,
  isKind: (value) =>
    Object.hasOwn(value, 'rooms') &&
    Object.hasOwn(value, 'version') &&
    Number.isInteger(value.version) &&
    Number(value.version) >= 1,
  schema: documentSchema,
}

/**
 * Parses an untrusted document that was saved, or came from elsewhere; unknown keys are a fault, not dropped.
 * @param value  as `JSON.parse` gives it
 */
export function parseDocument(value: unknown): DocumentParseResult {
  const read = readSavedValue(value, tourKind)
  if ('fault' in read) return read
  const fault = referenceFault(read.saved)
  return fault ? { fault } : { document: read.saved }
}

/** The same for the text of a `tour.json`. */
export function parseDocumentText(text: string): DocumentParseResult {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: { code: 'NotJson', path: '' } }
  }
  return parseDocument(value)
}

/** @throws TypeError for what is no document */
export function readDocument(value: unknown): TourDocument {
  const parsed = parseDocument(value)
  if ('document' in parsed) return parsed.document
  const { code, path } = parsed.fault
  throw new TypeError(`${code} at ${path || 'the document'}`)
}

/**
 * The text of `tour.json`: keys in the order of the types, two spaces, a newline at the end, so that equal documents
 * have equal bytes.
 * @throws TypeError for a document that could not be read again: it must not take the place of one that can
 */
export function serializeDocument(document: TourDocument): string {
  return `${JSON.stringify(readDocument(document), null, 2)}\n`
}

/** How tours are written and read by the project store. */
export const tourCodec: Codec<TourDocument> = {
  parse: parseDocumentText,
  serialise: serializeDocument,
  count: ({ rooms }) => rooms.length,
}

/** The first reference of a document to what is not there, there twice, or of another kind. */
function referenceFault({ rooms, files, start, plan }: TourDocument): DocumentFault | undefined {
  const faults: DocumentFault[] = []
  const types = new Map(files.map(({ id, type }) => [id, type]))
  const ids = new Set(rooms.map(({ id }) => id))
  const names = new Set<string>()
  const name = (kind: string, key: string, path: string) => {
    const unique = `${kind} ${key}`
    if (names.has(unique)) faults.push({ code: 'Duplicate', path })
    names.add(unique)
  }
  const use = (file: string | null, kind: string, path: string) => {
    if (file === null) return
    const type = types.get(file)
    if (!type?.startsWith(kind)) faults.push({ code: type ? 'Kind' : 'Dangling', path })
  }
  const go = (room: string, path: string) => {
    if (!ids.has(room)) faults.push({ code: 'Dangling', path })
  }

  for (const [at, { id, path }] of files.entries()) {
    name('file', id, `files[${at}].id`)
    // Paths that differ only by case are one file on many disks.
    name('path', path.normalize('NFC').toLowerCase(), `files[${at}].path`)
  }
  for (const [at, { id }] of rooms.entries()) name('room', id, `rooms[${at}].id`)
  if (start) go(start.room, 'start.room')
  for (const [at, { id: here, file, sort, captions, links, notes }] of rooms.entries()) {
    const path = `rooms[${at}]`
    use(file, `${sort}/`, `${path}.file`)
    use(captions, 'text/vtt', `${path}.captions`)
    for (const [index, { id, to }] of links.entries()) {
      name('mark', id, `${path}.links[${index}].id`)
      go(to, `${path}.links[${index}].to`)
      if (to === here) faults.push({ code: 'Dangling', path: `${path}.links[${index}].to` })
    }
    for (const [index, { id, image }] of notes.entries()) {
      name('mark', id, `${path}.notes[${index}].id`)
      use(image, 'image/', `${path}.notes[${index}].image`)
    }
  }
  use(plan?.file ?? null, 'image/', 'plan.file')
  for (const [at, { room }] of (plan?.pins ?? []).entries()) {
    name('pin', room, `plan.pins[${at}].room`)
    go(room, `plan.pins[${at}].room`)
  }
  return faults[0]
}
