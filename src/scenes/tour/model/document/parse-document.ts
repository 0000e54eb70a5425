import * as z from 'zod/mini'
import type { Codec } from '../../../../projects/project-store.ts'
import {
  integerIn,
  listOf,
  numberBetween,
  type ProjectKind,
  readSaved,
  type SchemaFaultCode,
  textOf,
} from '../../../../projects/schema.ts'
import {
  hrefPattern,
  idPattern,
  linePattern,
  linesPattern,
  pathPattern,
  typePattern,
} from './forms.ts'
import { limits } from './limits.ts'
import { documentVersion, type Room, type TourDocument } from './tour-document.ts'

export type Parsed = { document: TourDocument } | { fault: DocumentFault }

/**
 * Parses an untrusted document that was saved, or came from elsewhere; unknown keys are a fault, not dropped.
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

/** The same for the text of a `tour.json`. */
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
 * The text of `tour.json`: keys in the order of the types, two spaces, a newline at the end, so that equal documents
 * have equal bytes.
 * @throws DocumentError for a document that could not be read again: it must not take the place of one that can
 */
export function serialiseDocument(document: TourDocument): string {
  return `${JSON.stringify(readDocument(document), null, 2)}\n`
}

/** How tours are written and read by the project store. */
export const tourCodec: Codec<TourDocument> = {
  parse: parseDocumentText,
  serialise: serialiseDocument,
  count: ({ rooms }) => rooms.length,
}

/**
 * Checks that everything referred to exists, once and of the right kind.
 * @throws DocumentError `Duplicate`, `Dangling` or `Kind`
 */
function checkReferences(document: TourDocument): void {
  const { rooms, files, start, plan } = document
  unique(files, 'files', ({ id }) => id, 'id')
  // Paths that differ only by case are one file on many disks.
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
type DocumentFault = { code: DocumentFaultCode; path: string }

/** Carries a document fault as an exception. */
export class DocumentError extends Error {
  readonly fault: DocumentFault
  constructor(code: DocumentFaultCode, path: string) {
    super(`${code} at ${path || 'the document'}`)
    this.name = 'DocumentError'
    this.fault = { code, path }
  }
}

const id = textOf(limits.id, idPattern)
const line = (longest: number) => textOf(longest, linePattern)
const yaw = numberBetween(-180, 180)
const pitch = numberBetween(-90, 90)
const share = numberBetween(0, 1)

const size = z.strictObject({ width: integerIn(1, limits.side), height: integerIn(1, limits.side) })
const look = z.strictObject({ yaw, pitch, zoom: numberBetween(limits.zoom.min, limits.zoom.max) })

const file = z.strictObject({
  id,
  path: textOf(limits.path, pathPattern),
  type: textOf(limits.type, typePattern),
  bytes: integerIn(0, limits.bytes),
})

const link = z.strictObject({ id, to: id, yaw, pitch, arrive: z.nullable(yaw) })

const note = z.strictObject({
  id,
  yaw,
  pitch,
  title: line(limits.title),
  text: textOf(limits.text, linesPattern),
  href: z.nullable(textOf(limits.href, hrefPattern)),
  image: z.nullable(id),
  alt: line(limits.alt),
})

const projection = z.literal(['sphere', 'flat'])
const { floorCorners, height, planWidth, wallPoints } = limits

const room = z.strictObject({
  id,
  name: line(limits.name),
  alt: line(limits.alt),
  file: id,
  size: z.nullable(size),
  sort: z.literal(['image', 'video']),
  projection,
  detected: projection,
  north: z.nullable(yaw),
  level: z.nullable(z.strictObject({ pitch, roll: yaw })),
  height: z.nullable(numberBetween(height.min, height.max)),
  floor: z.nullable(listOf(z.tuple([yaw, pitch]), floorCorners.least, floorCorners.most)),
  look: z.nullable(look),
  captions: z.nullable(id),
  links: listOf(link, 0, limits.linksOfRoom),
  notes: listOf(note, 0, limits.notesOfRoom),
})

const plan = z.strictObject({
  file: z.nullable(id),
  walls: listOf(
    listOf(z.tuple([share, share]), wallPoints.least, wallPoints.most),
    0,
    limits.walls,
  ),
  size,
  pins: listOf(z.strictObject({ room: id, x: share, y: share }), 0, limits.rooms),
  north: yaw,
  metres: z.nullable(numberBetween(planWidth.min, planWidth.max)),
})

/** The schema of every part; `checkReferences` checks that they fit together. */
const schema = z.strictObject({
  version: z.literal(documentVersion),
  id,
  name: line(limits.name),
  start: z.nullable(z.strictObject({ room: id, look: z.nullable(look) })),
  rooms: listOf(room, 0, limits.rooms),
  plan: z.nullable(plan),
  files: listOf(file, 0, limits.files),
})

/** How a tour is saved and sent. What makes a value one at all: a version that counts, beside rooms. */
const tourKind: ProjectKind<TourDocument> = {
  version: documentVersion,
  isKind: (value) =>
    Object.hasOwn(value, 'rooms') &&
    Object.hasOwn(value, 'version') &&
    Number.isInteger(value.version) &&
    Number(value.version) >= 1,
  schema,
}
