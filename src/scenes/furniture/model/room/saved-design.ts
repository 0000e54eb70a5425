import * as z from 'zod/mini'
import {
  integerIn,
  isRecord,
  listOf,
  numberBetween,
  type ProjectFormat,
  readSavedValue,
  renameKeys,
  textUpTo,
} from '../../../../projects/schema.ts'
import {
  createDesign,
  type Design,
  momentParts,
  pick,
  renamedKeys,
} from '../../../../room-photo/model/design/design.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { maxLift, type Sizes, scaleRange } from '../../../../room-photo/model/design/item.ts'
import {
  maxOccluderPoints,
  maxOccluders,
  minOccluderPoints,
} from '../../../../room-photo/model/design/occluders.ts'
import { maxNoiseAndBlur } from '../../../../room-photo/model/estimate/noise-and-blur.ts'
import { sunRange } from '../../../../room-photo/model/light.ts'
import { FaultError } from '../../../../room-photo/model/photo-file.ts'

const savedFormat = 'realia-room'

/** Raised when an older site could no longer read what is written. */
export const savedVersion = 2

/** Saved as they are: what undo restores but for the lines of a design, its photo and its room. */
const savedParts = ['photo', 'room', ...momentParts.filter((part) => part !== 'pairs')] as const

export function toSaved(design: Design, about: SavedDetails): SavedDesign {
  const { name, light, texture, now } = about
  const plain = { ...pick(design, savedParts), light, texture }
  return {
    format: savedFormat,
    version: savedVersion,
    name,
    savedAt: now,
    ...(JSON.parse(JSON.stringify(plain)) as typeof plain),
  }
}

/** The most extent of a room, meters. */
const far = 100

const place = numberBetween(-far, far)
const angle = numberBetween(-Math.PI, Math.PI)
const turn = z.pipe(
  numberBetween(0, 360),
  z.transform((degrees) => degrees % 360),
)
const id = integerIn(1, Number.MAX_SAFE_INTEGER)
// It becomes part of an address.
const slug = textUpTo(60, /^[a-z0-9-]*$/)
const imagePixel = numberBetween(0, 65_535)
/** Also outside the photo, since lines may extend beyond it. */
const anyPixel = numberBetween(-65_535, 2 * 65_535)
const end = z.object({ x: anyPixel, y: anyPixel })
const uniqueIds = <Part extends { id: number }>() =>
  z.refine<Part[]>((parts) => new Set(parts.map((part) => part.id)).size === parts.length)

const item = z.object({
  id,
  piece: slug,
  variant: slug,
  x: place,
  z: place,
  turn,
  scale: numberBetween(scaleRange.min, scaleRange.max),
  lift: z.optional(numberBetween(0, maxLift)),
  wall: z.optional(id),
})

const wall = z.object({
  id,
  turn,
  distance: numberBetween(0, far),
  // An unknown confidence of a newer site counts as a visitor's own wall.
  found: z.catch(z.optional(z.literal(['known', 'good', 'fair'])), undefined),
})

const occluder = z.object({
  id,
  points: listOf(z.object({ x: imagePixel, y: imagePixel }), minOccluderPoints, maxOccluderPoints),
})

const { elevation, softness, brightness } = sunRange
const tint = numberBetween(0, 10)

const schema = z.object({
  format: z.literal(savedFormat),
  version: numberBetween(1, savedVersion),
  name: textUpTo(200),
  /** milliseconds since 1970 */
  savedAt: numberBetween(0, 8.64e15),
  photo: z.object({ width: numberBetween(1, 65_535), height: numberBetween(1, 65_535) }),
  light: z.object({
    level: numberBetween(0, 10),
    tint: z.readonly(z.tuple([tint, tint, tint])),
    side: numberBetween(-1, 1),
    gloss: z.optional(numberBetween(0, 1)),
  }),
  texture: z.object({
    noise: numberBetween(0, maxNoiseAndBlur.noise),
    blur: numberBetween(0, maxNoiseAndBlur.blur),
  }),
  camera: z.object({
    fieldOfView: numberBetween(0.05, 3),
    tilt: angle,
    roll: angle,
    yaw: angle,
    height: numberBetween(0.05, 20),
    x: z.optional(place),
    z: z.optional(place),
  }),
  // An unknown height source of a newer site counts as set by hand.
  confidence: z.catch(z.literal(['good', 'fair', 'poor', 'set', 'known']), 'set'),
  heightBy: z.catch(
    z.literal(['assumed', 'known', 'hand', 'door', 'sheet', 'upright', 'floor']),
    'hand',
  ),
  /** the scale reference; null without one, and in older saves */
  scaleReference: z.nullable(
    z.object({
      kind: z.literal(['door', 'sheet', 'upright', 'floor']),
      length: z.nullable(numberBetween(0, far)),
      from: end,
      to: end,
      laid: z.catch(z.boolean(), false),
    }),
  ),
  sun: z.object({
    azimuth: numberBetween(-180, 180),
    elevation: numberBetween(elevation.min, elevation.max),
    softness: numberBetween(softness.min, softness.max),
    brightness: numberBetween(brightness.min, brightness.max),
    reflection: numberBetween(0, 1),
  }),
  /** null when a photo is furnished */
  room: z.nullable(
    z.object({
      width: numberBetween(1.5, 20),
      depth: numberBetween(1.5, 20),
      height: numberBetween(2, 5),
    }),
  ),
  walls: listOf(wall, 0, 20).check(uniqueIds()),
  /** ceiling height of a photo's room; null when unknown */
  ceiling: z.nullable(numberBetween(0.5, 40)),
  occluders: listOf(occluder, 0, maxOccluders).check(uniqueIds()),
  items: listOf(item, 0, maxItems).check(uniqueIds()),
})

/**
 * The saved form of a design, in the browser and in a file beside its photo. Meters; angles as in `Item` and
 * `RoomCamera`.
 */
export type SavedDesign = z.infer<typeof schema>

/** Saved data that the design itself does not have. */
export type SavedDetails = Pick<SavedDesign, 'name' | 'light' | 'texture'> & {
  /** milliseconds since 1970 */
  now: number
}

/** The schema of saved rooms. */
export const roomProjectKind: ProjectFormat<SavedDesign> = {
  version: savedVersion,
  isKind: ({ format }) => format === savedFormat,
  // Missing in older saves, or with another name.
  migrate: ({ sun, ...value }) => ({
    scaleReference: null,
    ceiling: null,
    ...Object(renameKeys(value, renamedKeys)),
    sun: isRecord(sun) ? { reflection: 0, ...sun } : sun,
  }),
  schema,
}

/**
 * Reads an untrusted design that came as a file.
 * @param name  of the file
 * @throws FaultError for what is none, is damaged, or was written by a newer site
 */
export function parseSavedDesign(value: unknown, name: string): SavedDesign {
  const read = readSavedValue(value, roomProjectKind)
  if ('saved' in read) return read.saved
  const { code } = read.fault
  throw new FaultError({ code: code === 'Foreign' || code === 'Newer' ? code : 'Damaged', name })
}

/**
 * Checks that all pieces of a room are known here.
 * @throws FaultError `Newer` for a piece that came to the site later, or that it no longer has
 */
export function checkPieces({ items }: SavedDesign, sizes: Sizes, name: string): void {
  if (!items.every(({ piece }) => Object.hasOwn(sizes, piece)))
    throw new FaultError({ code: 'Newer', name })
}

/** Restores a saved design. */
export function designOf(saved: SavedDesign): Design {
  const parts = pick(structuredClone(saved), savedParts)
  const { photo, scaleReference, heightBy } = parts
  // Older saves lack the reference itself, so its kind is unknown.
  const isLost = !scaleReference && (heightBy === 'upright' || heightBy === 'floor')
  return Object.assign(createDesign(photo), parts, isLost && { heightBy: 'hand' })
}
