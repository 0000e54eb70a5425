import { proxy, ref } from 'valtio/vanilla'
import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type RoomCamera,
  seesFloor,
} from '../../../room-photo/model/camera.ts'
import {
  createDesign,
  type Design,
  likelyFloorPixel,
  setCameraEstimate,
} from '../../../room-photo/model/design/design.ts'
import { applyRoomShape, type RoomShape } from '../../../room-photo/model/design/edit-walls.ts'
import { remember } from '../../../room-photo/model/design/history.ts'
import type { Item } from '../../../room-photo/model/design/item.ts'
import { placesAround } from '../../../room-photo/model/design/spot.ts'
import type { Confidence } from '../../../room-photo/model/estimate/estimate-camera.ts'
import type { Texture } from '../../../room-photo/model/estimate/texture.ts'
import type { KnownWalls } from '../../../room-photo/model/known-room.ts'
import type { RoomLight } from '../../../room-photo/model/light.ts'
import { sunFromLight } from '../../../room-photo/model/light.ts'
import type {
  Fault,
  PhotoQualityWarning,
  ReadingStep,
} from '../../../room-photo/model/photo-file.ts'

/** A photo that has been opened. */
export interface OpenPhoto {
  name: string
  /** null for an empty room of our own */
  blob: Blob | null
  /** An address for a plain image; empty without one. */
  url: string
  light: RoomLight
  texture: Texture
  /** The camera estimate, for comparison, where the camera is known. */
  match?: RoomCamera | undefined
  /** Of a room that is known. */
  walls?: KnownWalls | null
  /** Why it may be no good photo; nothing of one that looks like one, or that was kept. */
  qualityWarning?: PhotoQualityWarning | undefined
  /** How many pieces came along from the photo before. */
  carried?: number
  /** Walls and ceiling as they were found; of a design that was kept nobody remembers. */
  shape?: RoomShape | undefined
}

/** How a design is kept in this browser. */
export interface RoomSaving {
  /** Of its entry there; empty until it has one. */
  id: string
  /** As the visitor calls the room. */
  name: string
  /** `full`, `blocked` and `elsewhere` (another tab has it open) are why it could not be kept. */
  state: 'new' | 'kept' | 'full' | 'blocked' | 'elsewhere'
}

/** The state of the furniture tool. A new photo replaces the current one only once it was read. */
export interface Room {
  /** Ids of the pieces that this site has: a room that was kept may name others. */
  pieces: ReadonlySet<string>
  opening: { name: string; step: ReadingStep } | null
  fault: Fault | null
  photo: OpenPhoto | null
  design: Design | null
  saving: RoomSaving | null
  /** How many have been shown so far. */
  shown: number
}

/** @param pieces  ids of all that can be placed */
export function createRoom(pieces: ReadonlySet<string>): Room {
  return proxy<Room>({
    pieces: ref(pieces),
    opening: null,
    fault: null,
    photo: null,
    design: null,
    saving: null,
    shown: 0,
  })
}

export function beginOpening(room: Room, name: string): void {
  room.fault = null
  room.opening = { name, step: 'Reading' }
}

export function reportStep(room: Room, step: ReadingStep): void {
  if (room.opening) room.opening.step = step
}

/** Says what went wrong; what was open before stays. */
export function fail(room: Room, fault: Fault): void {
  room.opening = null
  room.fault = fault
}

/** Gives up an opening that the visitor no longer wants. */
export function endOpening(room: Room): void {
  room.opening = null
}

export function dismissFault(room: Room): void {
  room.fault = null
}

/**
 * Shows a photo with its camera estimate. The furniture of the photo before comes along, as a step that can be undone;
 * what the new photo has no floor for goes to the middle of its floor, or beside it, each where it can be taken hold of.
 */
export function showPhoto(
  room: Room,
  photo: OpenPhoto,
  size: PhotoSize,
  match: { camera: RoomCamera; confidence: Confidence | 'known' } | null,
): void {
  const design = createDesign(size)
  if (match) setCameraEstimate(design, match.camera, match.confidence)
  else design.grid = true
  if (photo.shape) applyRoomShape(design, photo.shape)
  design.sun = sunFromLight(photo.light)
  // What hung on a wall of the photo before has none here.
  const along = (room.design?.items ?? []).map(({ wall: _, ...item }): Item => ({ ...item }))
  if (along.length > 0) remember(design)
  design.items = bringIntoView(along, design.camera, size)
  show(room, { ...photo, carried: along.length }, design, {
    id: '',
    name: titleOf(photo.name),
    state: 'new',
  })
}

/** What is brought into sight stands so far from its neighbours' middles, and no further from the floor's. Metres. */
const apart = { step: 0.4, least: 0.8, most: 3.2 } as const

/** Leaves what stands on floor that a photo shows, and brings the rest there. */
function bringIntoView(items: readonly Item[], camera: RoomCamera, photo: PhotoSize): Item[] {
  const middle = floorAt(camera, photo, likelyFloorPixel(photo, 0.9))
  const isSeen = (place: FloorPlace) => seesFloor(camera, photo, place)
  const taken = items.filter(isSeen)
  if (!middle) return [...items]
  return items.map((item) => {
    if (isSeen(item)) return item
    const isFree = (place: FloorPlace) =>
      taken.every(({ x, z }) => Math.hypot(x - place.x, z - place.z) >= apart.least)
    const places = [middle, ...placesAround(middle, apart.step, apart.most)]
    const brought = { ...item, ...(places.find((each) => isSeen(each) && isFree(each)) ?? middle) }
    taken.push(brought)
    return brought
  })
}

/** Shows a design with its photo, in the place of the one before. */
export function show(room: Room, photo: OpenPhoto, design: Design, saving: RoomSaving): void {
  room.photo = ref(photo)
  // Proxies of their own: what changes in them concerns those who look at them, not all who look at the room.
  room.design = ref(design)
  room.saving = ref(proxy(saving))
  room.shown += 1
  room.opening = null
}

/** A file's name without its ending. */
const titleOf = (name: string): string => name.replace(/(?<=.)\.[a-z0-9]{2,5}$/i, '').slice(0, 80)

export function closeRoom(room: Room): void {
  Object.assign(room, { photo: null, design: null, saving: null, opening: null, fault: null })
}
