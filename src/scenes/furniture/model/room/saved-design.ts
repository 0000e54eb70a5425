import * as z from 'zod/mini'
import {
  integerIn,
  isRecord,
  listOf,
  numberBetween,
  type ProjectKind,
  readSaved,
  textOf,
} from '../../../../projects/schema.ts'
import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import {
  createDesign,
  type Design,
  type HeightSource,
  type Occluder,
  type RoomBox,
} from '../../../../room-photo/model/design/design.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { type Item, maxLift, scaleRange } from '../../../../room-photo/model/design/item.ts'
import {
  maxOccluderPoints,
  maxOccluders,
  minOccluderPoints,
} from '../../../../room-photo/model/design/occluders.ts'
import type { ScaleReference } from '../../../../room-photo/model/design/scale-reference.ts'
import { maxTexture, type Texture } from '../../../../room-photo/model/estimate/texture.ts'
import type { KnownWalls } from '../../../../room-photo/model/known-room.ts'
import { type RoomLight, type Sun, sunRange } from '../../../../room-photo/model/light.ts'
import type { Wall } from '../../../../room-photo/model/wall.ts'

const savedFormat = 'realia-room'

/** Grows when what is written could no longer be read by an older site. */
export const savedVersion = 1

/** A design as it is kept: in the browser, and in a file beside its photo. Metres; angles as in `Item` and `RoomCamera`. */
export interface SavedDesign {
  format: typeof savedFormat
  version: number
  name: string
  /** milliseconds since 1970 */
  savedAt: number
  photo: PhotoSize
  light: RoomLight
  texture: Texture
  camera: RoomCamera
  confidence: Design['confidence']
  heightBy: HeightSource
  /** what the height follows from; null without one, and in rooms kept before it was */
  yardstick: ScaleReference | null
  sun: Sun
  /** null where a photo is furnished */
  room: RoomBox | null
  walls: Wall[]
  /** of a photo's room; null where nothing tells it */
  ceiling: number | null
  /** of a photo of our own, which shadows fall upon; null where they are not known */
  known: KnownWalls | null
  covers: Occluder[]
  items: Item[]
}

/** What a design does not know of itself. */
export interface SavedAbout {
  name: string
  light: RoomLight
  texture: Texture
  /** that are known of the photo */
  walls?: KnownWalls | null
  /** milliseconds since 1970 */
  now: number
}

export function toSaved(design: Design, about: SavedAbout): SavedDesign {
  const { name, light, texture, walls: known = null, now } = about
  const { photo, camera, confidence, heightBy, yardstick, sun } = design
  const { room, walls, ceiling, covers, items } = design
  const seen = { photo, light, texture, camera, confidence, heightBy, yardstick, sun }
  const plain = { ...seen, room, walls, ceiling, known, covers, items }
  return {
    format: savedFormat,
    version: savedVersion,
    name,
    savedAt: now,
    ...(JSON.parse(JSON.stringify(plain)) as typeof plain),
  }
}

/** No room reaches further, metres. */
const far = 100

const place = numberBetween(-far, far)
const angle = numberBetween(-Math.PI, Math.PI)
const turn = z.pipe(
  numberBetween(0, 360),
  z.transform((degrees) => degrees % 360),
)
const id = integerIn(1, Number.MAX_SAFE_INTEGER)
// It becomes a part of an address.
const slug = textOf(60, /^[a-z0-9-]*$/)
const imagePixel = numberBetween(0, 65_535)
/** Also outside the photo, where a line was drawn to. */
const anyPixel = numberBetween(-65_535, 2 * 65_535)
const end = z.object({ x: anyPixel, y: anyPixel })
const corner = z.object({ x: place, z: place })
const uniqueIds = <Part extends { id: number }>() =>
  z.refine<Part[]>((parts) => new Set(parts.map((part) => part.id)).size === parts.length)

const item = z.object({
  id,
  piece: slug,
  look: slug,
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
  // How a later site may call it besides is not known here: the wall is the visitor's own then.
  found: z.catch(z.optional(z.literal(['known', 'good', 'fair'])), undefined),
})

const cover = z.object({
  id,
  points: listOf(z.object({ x: imagePixel, y: imagePixel }), minOccluderPoints, maxOccluderPoints),
})

const { elevation, softness, brightness } = sunRange
const tint = numberBetween(0, 10)

const schema = z.object({
  format: z.literal(savedFormat),
  version: numberBetween(1, savedVersion),
  name: textOf(200),
  savedAt: numberBetween(0, 8.64e15),
  photo: z.object({ width: numberBetween(1, 65_535), height: numberBetween(1, 65_535) }),
  light: z.object({
    level: numberBetween(0, 10),
    tint: z.tuple([tint, tint, tint]),
    side: numberBetween(-1, 1),
    gloss: z.optional(numberBetween(0, 1)),
  }),
  texture: z.object({
    noise: numberBetween(0, maxTexture.noise),
    blur: numberBetween(0, maxTexture.blur),
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
  // One that a later site knows besides is the visitor's own here.
  confidence: z.catch(z.literal(['good', 'fair', 'poor', 'set', 'known']), 'set'),
  heightBy: z.catch(
    z.literal(['assumed', 'known', 'hand', 'door', 'sheet', 'upright', 'floor']),
    'hand',
  ),
  yardstick: z.nullable(
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
  room: z.nullable(
    z.object({
      width: numberBetween(1.5, 20),
      depth: numberBetween(1.5, 20),
      height: numberBetween(2, 5),
    }),
  ),
  walls: listOf(wall, 0, 20).check(uniqueIds()),
  ceiling: z.nullable(numberBetween(0.5, 40)),
  known: z.nullable(
    z
      .object({ min: corner, max: corner, ceiling: z.optional(numberBetween(0.5, far)) })
      .check(z.refine(({ min, max }) => max.x >= min.x && max.z >= min.z)),
  ),
  covers: listOf(cover, 0, maxOccluders).check(uniqueIds()),
  items: listOf(item, 0, maxItems).check(uniqueIds()),
})

/** How a room is saved, in the browser and in a file. */
const roomKind: ProjectKind<SavedDesign> = {
  version: savedVersion,
  isKind: ({ format }) => format === savedFormat,
  // Rooms that were saved before these were have none.
  migrate: ({ sun, ...value }) => ({
    ...{ yardstick: null, ceiling: null, known: null },
    ...value,
    sun: isRecord(sun) ? { reflection: 0, ...sun } : sun,
  }),
  schema,
}

/** Why a saved design cannot be opened: `fault` + reason in `ui/furniture.json`. */
export type SavedReason = 'Foreign' | 'Newer' | 'Damaged'

export class SavedError extends Error {
  readonly reason: SavedReason
  constructor(reason: SavedReason, path = '') {
    super(path ? `${reason} at ${path}` : reason)
    this.name = 'SavedError'
    this.reason = reason
  }
}

/**
 * Reads a design that was saved, or that came as a file: nothing of it is taken on trust.
 * @throws SavedError for what is none, is damaged, or was written by a newer site
 */
export function fromSaved(value: unknown): SavedDesign {
  const read = readSaved(value, roomKind)
  if ('saved' in read) return read.saved
  const { code, path } = read.fault
  throw new SavedError(code === 'Foreign' || code === 'Newer' ? code : 'Damaged', path)
}

/**
 * Sees whether all that stands in a room can be drawn here.
 * @param pieces  ids of those that can
 * @throws SavedError `Newer` for a piece that came to the site later, or that it no longer has
 */
export function checkPieces({ items }: SavedDesign, pieces: ReadonlySet<string>): void {
  if (!items.every(({ piece }) => pieces.has(piece))) throw new SavedError('Newer')
}

/** The design that was kept, to go on with. */
export function designOf(saved: SavedDesign): Design {
  const design = createDesign({ ...saved.photo })
  const parts = structuredClone(saved)
  const { camera, confidence, heightBy, yardstick, sun } = parts
  const { room, walls, ceiling, covers, items } = parts
  // Rooms were kept without it once: nothing can say any more what such a length was.
  const isLost = !yardstick && (heightBy === 'upright' || heightBy === 'floor')
  return Object.assign(design, {
    ...{ camera, confidence, heightBy: isLost ? 'hand' : heightBy, yardstick, sun },
    ...{ room, walls, ceiling, covers, items },
  })
}
