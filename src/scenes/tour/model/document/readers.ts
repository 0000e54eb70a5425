import { hrefForm, idForm, lineForm, linesForm, pathForm, typeForm } from './forms.ts'
import { limits } from './limits.ts'
import { list, number, oneOf, orNull, pair, type Reader, record, text, whole } from './reader.ts'
import {
  documentVersion,
  type FloorCorner,
  type Level,
  type Link,
  type Note,
  type Pin,
  type PixelSize,
  type Plan,
  type Room,
  type Start,
  type TourDocument,
  type TourFile,
  type ViewDirection,
} from './tour-document.ts'

const id = text(limits.id, idForm)
const line = (longest: number) => text(longest, lineForm)
const yaw = number(-180, 180)
const pitch = number(-90, 90)
const share = number(0, 1)

const size = record<PixelSize>({ width: whole(1, limits.side), height: whole(1, limits.side) })
const look = record<ViewDirection>({ yaw, pitch, zoom: number(limits.zoom.min, limits.zoom.max) })
const start = record<Start>({ room: id, look: orNull(look) })
const level = record<Level>({ pitch, roll: yaw })
const corner: Reader<FloorCorner> = pair(yaw, pitch)

const file = record<TourFile>({
  id,
  path: text(limits.path, pathForm),
  type: text(limits.type, typeForm),
  bytes: whole(0, limits.bytes),
})

const link = record<Link>({ id, to: id, yaw, pitch, arrive: orNull(yaw) })

const note = record<Note>({
  id,
  yaw,
  pitch,
  title: line(limits.title),
  text: text(limits.text, linesForm),
  href: orNull(text(limits.href, hrefForm)),
  image: orNull(id),
  alt: line(limits.alt),
})

const projection = oneOf('sphere', 'flat')

const room = record<Room>({
  id,
  name: line(limits.name),
  alt: line(limits.alt),
  file: id,
  size: orNull(size),
  sort: oneOf('image', 'video'),
  projection,
  detected: projection,
  north: orNull(yaw),
  level: orNull(level),
  height: orNull(number(limits.height.min, limits.height.max)),
  floor: orNull(list(corner, limits.floorCorners.least, limits.floorCorners.most)),
  look: orNull(look),
  captions: orNull(id),
  links: list(link, 0, limits.linksOfRoom),
  notes: list(note, 0, limits.notesOfRoom),
})

const plan = record<Plan>({
  file: orNull(id),
  walls: list(
    list(pair(share, share), limits.wallPoints.least, limits.wallPoints.most),
    0,
    limits.walls,
  ),
  size,
  pins: list(record<Pin>({ room: id, x: share, y: share }), 0, limits.rooms),
  north: yaw,
  metres: orNull(number(limits.planWidth.min, limits.planWidth.max)),
})

/** Every part of a document by itself; whether they fit together is `checkReferences`' to say. */
export const readParts = record<TourDocument>({
  version: oneOf(documentVersion),
  id,
  name: line(limits.name),
  start: orNull(start),
  rooms: list(room, 0, limits.rooms),
  plan: orNull(plan),
  files: list(file, 0, limits.files),
})
