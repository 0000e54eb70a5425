import type { SchemaFaultCode } from '../../../../projects/schema.ts'
import type { Room, TourDocument } from './tour-document.ts'

/**
 * Sees whether all that is named in a document is there, once, and of the kind it is used as.
 * @throws DocumentError `Duplicate`, `Dangling` or `Kind`
 */
export function checkReferences(document: TourDocument): void {
  const { rooms, files, start, plan } = document
  unique(files, 'files', ({ id }) => id, 'id')
  // Two names that differ by case alone are one file on many disks.
  unique(files, 'files', ({ path }) => path.normalize('NFC').toLowerCase(), 'path')
  unique(rooms, 'rooms', ({ id }) => id, 'id')
  const types = new Map(files.map(({ id, type }) => [id, type]))
  const ids = new Set(rooms.map(({ id }) => id))
  const use = (file: string, kind: string, path: string) => {
    const type = types.get(file)
    if (type === undefined) throw new DocumentError('Dangling', path)
    if (!type.startsWith(kind)) throw new DocumentError('Kind', path)
  }
  const go = (room: string, path: string) => {
    if (!ids.has(room)) throw new DocumentError('Dangling', path)
  }

  if (start) go(start.room, 'start.room')
  const marks = new Set<string>()
  for (const [at, room] of rooms.entries()) checkRoom(room, `rooms[${at}]`, { use, go, marks })
  if (!plan) return
  if (plan.file !== null) use(plan.file, 'image/', 'plan.file')
  unique(plan.pins, 'plan.pins', ({ room }) => room, 'room')
  for (const [at, { room }] of plan.pins.entries()) go(room, `plan.pins[${at}].room`)
}

type Checks = {
  use: (file: string, kind: string, path: string) => void
  go: (room: string, path: string) => void
  /** ids of links and notes so far */
  marks: Set<string>
}

function checkRoom(room: Room, path: string, { use, go, marks }: Checks) {
  use(room.file, `${room.sort}/`, `${path}.file`)
  if (room.captions !== null) use(room.captions, 'text/vtt', `${path}.captions`)
  const mark = (id: string, at: string) => {
    if (marks.has(id)) throw new DocumentError('Duplicate', `${at}.id`)
    marks.add(id)
  }
  for (const [at, { id, to }] of room.links.entries()) {
    mark(id, `${path}.links[${at}]`)
    go(to, `${path}.links[${at}].to`)
    if (to === room.id) throw new DocumentError('Dangling', `${path}.links[${at}].to`)
  }
  for (const [at, { id, image }] of room.notes.entries()) {
    mark(id, `${path}.notes[${at}]`)
    if (image !== null) use(image, 'image/', `${path}.notes[${at}].image`)
  }
}

function unique<Part>(
  parts: readonly Part[],
  path: string,
  keyOf: (part: Part) => string,
  key: string,
) {
  const seen = new Set<string>()
  for (const [at, part] of parts.entries()) {
    const value = keyOf(part)
    if (seen.has(value)) throw new DocumentError('Duplicate', `${path}[${at}].${key}`)
    seen.add(value)
  }
}

/**
 * Why a value is no document, besides what its schema says:
 * `NotJson` it is no JSON at all · `Duplicate` an id or a path that is there already · `Dangling` an id of nothing ·
 * `Kind` a file of another kind than it is used as.
 */
type DocumentFaultCode = SchemaFaultCode | 'NotJson' | 'Duplicate' | 'Dangling' | 'Kind'

/** `path` is where, such as `rooms[3].links[0].yaw`; empty for the whole. */
export type DocumentFault = { code: DocumentFaultCode; path: string }

/** Carries a fault out of the depth of a document. */
export class DocumentError extends Error {
  readonly fault: DocumentFault
  constructor(code: DocumentFaultCode, path: string) {
    super(`${code} at ${path || 'the document'}`)
    this.name = 'DocumentError'
    this.fault = { code, path }
  }
}
