import * as z from 'zod/mini'
import { listOf, numberIn, type ProjectKind, textOf, wholeIn } from '../../../../projects/schema.ts'
import { hrefForm, idForm, lineForm, linesForm, pathForm, typeForm } from './forms.ts'
import { limits } from './limits.ts'
import { documentVersion, type TourDocument } from './tour-document.ts'

const id = textOf(limits.id, idForm)
const line = (longest: number) => textOf(longest, lineForm)
const yaw = numberIn(-180, 180)
const pitch = numberIn(-90, 90)
const share = numberIn(0, 1)

const size = z.strictObject({ width: wholeIn(1, limits.side), height: wholeIn(1, limits.side) })
const look = z.strictObject({ yaw, pitch, zoom: numberIn(limits.zoom.min, limits.zoom.max) })

const file = z.strictObject({
  id,
  path: textOf(limits.path, pathForm),
  type: textOf(limits.type, typeForm),
  bytes: wholeIn(0, limits.bytes),
})

const link = z.strictObject({ id, to: id, yaw, pitch, arrive: z.nullable(yaw) })

const note = z.strictObject({
  id,
  yaw,
  pitch,
  title: line(limits.title),
  text: textOf(limits.text, linesForm),
  href: z.nullable(textOf(limits.href, hrefForm)),
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
  height: z.nullable(numberIn(height.min, height.max)),
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
  metres: z.nullable(numberIn(planWidth.min, planWidth.max)),
})

/** Every part of a document by itself; whether they fit together is `checkReferences`' to say. */
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
export const tourKind: ProjectKind<TourDocument> = {
  version: documentVersion,
  isKind: (value) =>
    Object.hasOwn(value, 'rooms') &&
    Object.hasOwn(value, 'version') &&
    Number.isInteger(value.version) &&
    Number(value.version) >= 1,
  schema,
}
