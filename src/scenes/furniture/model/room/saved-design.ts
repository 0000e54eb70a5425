import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import {
  createDesign,
  type Design,
  type HeightSource,
  type Occluder,
  type RoomBox,
} from '../../../../room-photo/model/design/design.ts'
import type { Item } from '../../../../room-photo/model/design/item.ts'
import { mostOccluders } from '../../../../room-photo/model/design/occluders.ts'
import type { ScaleReference } from '../../../../room-photo/model/design/scale-reference.ts'
import type { Texture } from '../../../../room-photo/model/estimate/texture.ts'
import type { KnownWalls } from '../../../../room-photo/model/known-room.ts'
import type { RoomLight, Sun } from '../../../../room-photo/model/light.ts'
import type { Wall } from '../../../../room-photo/model/wall.ts'
import {
  savedCamera,
  savedCover,
  savedItem,
  savedKnown,
  savedLight,
  savedSun,
  savedTexture,
  savedWall,
  savedYardstick,
} from './saved-parts.ts'
import {
  isRecord,
  type Reader,
  readList,
  readNumber,
  readText,
  SavedError,
} from './saved-reader.ts'

export const savedFormat = 'realia-room'

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

const confidences = ['good', 'fair', 'poor', 'set', 'known'] as const
const heightSources = ['assumed', 'known', 'hand', 'door', 'sheet', 'upright', 'floor'] as const

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

/**
 * Reads a design that was kept, or that came as a file: nothing of it is taken on trust.
 * @param most  how many items a room takes
 * @throws SavedError for what is none, is damaged, or was written by a newer site
 */
export function fromSaved(value: unknown, most: number): SavedDesign {
  if (!isRecord(value) || value.format !== savedFormat) throw new SavedError('Foreign')
  const version = readNumber(value.version, 1, 1e6)
  if (version > savedVersion) throw new SavedError('Newer')
  const photo = read(value.photo, ({ width, height }) => ({
    width: readNumber(width, 1, 65_535),
    height: readNumber(height, 1, 65_535),
  }))
  return {
    format: savedFormat,
    version,
    name: readText(value.name, 200),
    savedAt: readNumber(value.savedAt, 0, 8.64e15),
    photo,
    light: read(value.light, savedLight),
    texture: read(value.texture, savedTexture),
    camera: read(value.camera, savedCamera),
    // One that a later site knows besides is the visitor's own here.
    confidence: confidences.find((each) => each === value.confidence) ?? 'set',
    heightBy: heightSources.find((each) => each === value.heightBy) ?? 'hand',
    yardstick: value.yardstick == null ? null : read(value.yardstick, savedYardstick),
    sun: read(value.sun, savedSun),
    room: value.room === null ? null : read(value.room, savedBox),
    walls: unique(readList(value.walls, 20).map((each) => read(each, savedWall))),
    // Rooms that were kept before these were have none.
    ceiling: value.ceiling == null ? null : readNumber(value.ceiling, 0.5, 40),
    known: value.known == null ? null : read(value.known, savedKnown),
    covers: unique(readList(value.covers, mostOccluders).map((each) => read(each, savedCover))),
    items: unique(readList(value.items, most).map((each) => read(each, savedItem))),
  }
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

const savedBox: Reader<RoomBox> = ({ width, depth, height }) => ({
  width: readNumber(width, 1.5, 20),
  depth: readNumber(depth, 1.5, 20),
  height: readNumber(height, 2, 5),
})

function read<Part>(value: unknown, part: Reader<Part>): Part {
  if (!isRecord(value)) throw new SavedError('Damaged')
  return part(value)
}

function unique<Part extends { id: number }>(parts: Part[]): Part[] {
  if (new Set(parts.map(({ id }) => id)).size < parts.length) throw new SavedError('Damaged')
  return parts
}
