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
import { recordUndoStep } from '../../../room-photo/model/design/history.ts'
import type { Item, Sizes } from '../../../room-photo/model/design/item.ts'
import { placesAround } from '../../../room-photo/model/design/spot.ts'
import type { Confidence } from '../../../room-photo/model/estimate/estimate-camera.ts'
import {
  type NoiseAndBlur,
  noNoiseOrBlur,
} from '../../../room-photo/model/estimate/noise-and-blur.ts'
import { defaultRoomLight, type RoomLight, sunFromLight } from '../../../room-photo/model/light.ts'
import {
  type Fault,
  faultOf,
  type PhotoQualityWarning,
  type ReadingStep,
} from '../../../room-photo/model/photo-file.ts'

/** A photo that has been opened. */
export interface OpenPhoto {
  name: string
  /** null for an empty room */
  blob: Blob | null
  /** URL for an `img`; empty without one */
  url: string
  light: RoomLight
  texture: NoiseAndBlur
  /** the estimate, for comparison when the camera is known */
  match?: RoomCamera | undefined
  /** why it may not be a good photo; null for a good or saved one */
  qualityWarning?: PhotoQualityWarning | undefined
  /** number of pieces carried over from the photo before */
  carried?: number
  /** estimated walls and ceiling; null for a saved design */
  shape?: RoomShape | undefined
}

/** The save state of a design. */
export interface RoomSaving {
  /** id of its entry; empty until it has one */
  id: string
  /** name of the room */
  name: string
  /** `full`, `blocked` and `elsewhere` (another tab has it open) are failures */
  state: 'new' | 'kept' | 'full' | 'blocked' | 'elsewhere'
}

/** The state of the furniture tool. A new photo replaces the current one only after it was read. */
export interface RoomToolState {
  /** of all pieces of this site; a saved room may contain others */
  sizes: Sizes
  opening: { name: string; step: ReadingStep } | null
  fault: Fault | null
  photo: OpenPhoto | null
  design: Design | null
  saving: RoomSaving | null
  /** Number of photos shown so far. */
  shown: number
}

/** @param sizes  of all pieces */
export function createRoomToolState(sizes: Sizes): RoomToolState {
  return proxy<RoomToolState>({
    sizes: ref(sizes),
    opening: null,
    fault: null,
    photo: null,
    design: null,
    saving: null,
    shown: 0,
  })
}

/** Reports a fault; the open photo stays. */
export function failOpening(room: RoomToolState, fault: Fault): void {
  room.opening = null
  room.fault = fault
}

/** The opening that is under way; another one ends it. */
const current = new WeakMap<RoomToolState, AbortController>()

/** Gives up what is being opened; what was open stays. */
export function cancelOpening(room: RoomToolState): void {
  current.get(room)?.abort()
  current.delete(room)
  room.opening = null
}

/** Opens a photo or a room in the tool; what was being opened is given up. */
export async function openInTool(
  room: RoomToolState,
  name: string,
  open: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  cancelOpening(room)
  const control = new AbortController()
  current.set(room, control)
  room.fault = null
  room.opening = { name, step: 'Reading' }
  try {
    await open(control.signal)
  } catch (error) {
    if (!control.signal.aborted) failOpening(room, faultOf(error, name))
  }
}

/**
 * Shows a photo with its camera estimate. The furniture of the previous photo is carried over as an undoable step;
 * pieces that would not be on visible floor are moved to its middle or beside it.
 */
export function showPhoto(
  room: RoomToolState,
  photo: OpenPhoto,
  size: PhotoSize,
  match: { camera: RoomCamera; confidence: Confidence | 'known' } | null,
): void {
  const design = createDesign(size)
  if (match) setCameraEstimate(design, match.camera, match.confidence)
  else design.grid = true
  if (photo.shape) applyRoomShape(design, photo.shape)
  design.sun = sunFromLight(photo.light)
  // The walls that pieces hung on do not exist in the new photo.
  const along = (room.design?.items ?? []).map(({ wall: _, ...item }): Item => ({ ...item }))
  if (along.length > 0) recordUndoStep(design)
  design.items = bringIntoView(along, design.camera, size)
  showDesign(room, { ...photo, carried: along.length }, design, {
    id: '',
    name: titleOf(photo.name),
    state: 'new',
  })
}

/** Distances of moved pieces from their neighbors, and from the middle of the floor. Meters. */
const apart = { step: 0.4, least: 0.8, most: 3.2 } as const

/** Keeps pieces on visible floor, and moves the others there. */
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

/** Shows a design with its photo instead of the present one. */
export function showDesign(
  room: RoomToolState,
  photo: OpenPhoto,
  design: Design,
  saving: RoomSaving,
): void {
  revokePhotoUrl(room)
  room.photo = ref(photo)
  design.sizes = ref(room.sizes)
  // Separate proxies, so that their changes do not notify subscribers of the room.
  room.design = ref(design)
  room.saving = ref(proxy(saving))
  room.shown += 1
  room.opening = null
}

/** Daylight from a window to the left. */
const light = { ...defaultRoomLight, level: 0.5, side: -0.7 }

/** Shows a new room that is furnished without a photo, in that light. @param name  as the visitor reads it */
export function showEmptyRoom(room: RoomToolState, design: Design, name: string): void {
  design.sun = sunFromLight(light)
  const photo = { name, blob: null, url: '', light, texture: noNoiseOrBlur }
  showDesign(room, photo, design, { id: '', name, state: 'new' })
}

/** A file's name without extension. */
const titleOf = (name: string): string => name.replace(/(?<=.)\.[a-z0-9]{2,5}$/i, '').slice(0, 80)

/** Frees the memory of the photo that is shown. */
export function revokePhotoUrl({ photo }: RoomToolState): void {
  if (photo?.url) URL.revokeObjectURL(photo.url)
}

export function closeRoom(room: RoomToolState): void {
  revokePhotoUrl(room)
  Object.assign(room, { photo: null, design: null, saving: null, opening: null, fault: null })
}
