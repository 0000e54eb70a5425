import * as z from 'zod/mini'
import { integerIn, listOf, numberBetween, textUpTo } from '../../../../projects/schema.ts'
import {
  hrefPattern,
  idPattern,
  linePattern,
  linesPattern,
  pathPattern,
  typePattern,
} from './forms.ts'
import { documentVersion, limits } from './limits.ts'

const id = textUpTo(limits.id, idPattern)
const line = (longest: number) => textUpTo(longest, linePattern)
const yaw = numberBetween(-180, 180)
const pitch = numberBetween(-90, 90)
const share = numberBetween(0, 1)

/** Pixels. */
const size = z.strictObject({ width: integerIn(1, limits.side), height: integerIn(1, limits.side) })
/** A view direction with its zoom in percent. The keys `look` that hold one are part of the saved format. */
const look = z.strictObject({ yaw, pitch, zoom: numberBetween(limits.zoom.min, limits.zoom.max) })

const file = z.strictObject({
  id,
  /** inside the ZIP, such as `media/living-room.jpg` */
  path: textUpTo(limits.path, pathPattern),
  /** MIME */
  type: textUpTo(limits.type, typePattern),
  bytes: integerIn(0, limits.bytes),
})

/** `arrive` is the yaw in the other room on arriving; null: worked out. */
const link = z.strictObject({ id, to: id, yaw, pitch, arrive: z.nullable(yaw) })

const note = z.strictObject({
  id,
  yaw,
  pitch,
  title: line(limits.title),
  text: textUpTo(limits.text, linesPattern),
  href: z.nullable(textUpTo(limits.href, hrefPattern)),
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
  /** upright; null until the file was decoded once */
  size: z.nullable(size),
  sort: z.literal(['image', 'video']),
  /** as chosen, and as found in the file */
  projection,
  detected: projection,
  /** yaw of north */
  north: z.nullable(yaw),
  /** How the camera stood: pitch above the horizon, roll clockwise as seen from behind it (GPano's pose). */
  level: z.nullable(z.strictObject({ pitch, roll: yaw })),
  /** of the camera above the floor; null: not known, `assumedCameraHeight` is used */
  height: z.nullable(numberBetween(height.min, height.max)),
  /** corners of the floor, in order round the room */
  floor: z.nullable(listOf(z.tuple([yaw, pitch]), floorCorners.least, floorCorners.most)),
  /** view direction on arrival without a link */
  look: z.nullable(look),
  /** WebVTT */
  captions: z.nullable(id),
  links: listOf(link, 0, limits.linksOfRoom),
  notes: listOf(note, 0, limits.notesOfRoom),
})

/** Points are in 0…1 of the plan's width and height, from its upper left corner. */
const plan = z.strictObject({
  /** the picture under the walls */
  file: z.nullable(id),
  /** lines drawn by hand */
  walls: listOf(
    listOf(z.tuple([share, share]), wallPoints.least, wallPoints.most),
    0,
    limits.walls,
  ),
  size,
  pins: listOf(z.strictObject({ room: id, x: share, y: share }), 0, limits.rooms),
  /** clockwise from the plan's up */
  north: yaw,
  /** the plan's width */
  metres: z.nullable(numberBetween(planWidth.min, planWidth.max)),
})

/**
 * A tour as it is saved, exported and undone.
 *
 * Angles in degrees. Directions are those of the upright picture, that is after `level` was applied:
 * yaw to the right of its middle in −180…180, pitch above the horizon. Those of a flat picture are as
 * `anglesOfPicturePoint` says. Lengths in meters.
 */
export const documentSchema = z.strictObject({
  version: z.literal(documentVersion),
  id,
  name: line(limits.name),
  /** where a tour begins; null: in its first room */
  start: z.nullable(z.strictObject({ room: id, look: z.nullable(look) })),
  /** in the order of the strip */
  rooms: listOf(room, 0, limits.rooms),
  plan: z.nullable(plan),
  files: listOf(file, 0, limits.files),
})
