import { proxy, ref } from 'valtio/vanilla'
import type { Confidence } from '../match/match.ts'
import { floorAt, type PhotoSize, type RoomCamera, seesFloor } from './camera.ts'
import { createDesign, type Design, middleOf, setMatch } from './design.ts'
import type { Fault } from './fault.ts'
import type { Walls } from './known.ts'
import type { RoomLight } from './light.ts'
import { sunOf } from './sun.ts'
import type { Texture } from './texture.ts'

export type Step = 'Reading' | 'Decoding' | 'Edges' | 'Camera'

/** A photo that has been opened. */
export interface OpenPhoto {
  name: string
  blob: Blob
  /** An address for a plain image. */
  url: string
  light: RoomLight
  texture: Texture
  /** What the match found of a camera that is known anyway. */
  match?: RoomCamera | undefined
  /** Of a room that is known. */
  walls?: Walls | null
}

/** The state of the tool. A photo replaces the one before only once it is known to work. */
export interface Room {
  opening: { name: string; step: Step } | null
  fault: Fault | null
  photo: OpenPhoto | null
  design: Design | null
}

export function createRoom(): Room {
  return proxy<Room>({ opening: null, fault: null, photo: null, design: null })
}

export function beginOpening(room: Room, name: string): void {
  room.fault = null
  room.opening = { name, step: 'Reading' }
}

export function reportStep(room: Room, step: Step): void {
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
 * Shows a photo with what the match found. The furniture of the photo before comes along; what the new photo has no
 * floor for goes to the middle of its floor.
 */
export function showPhoto(
  room: Room,
  photo: OpenPhoto,
  size: PhotoSize,
  match: { camera: RoomCamera; confidence: Confidence | 'known' } | null,
): void {
  const design = createDesign(size)
  if (match) setMatch(design, match.camera, match.confidence)
  else design.grid = true
  design.sun = sunOf(photo.light)
  const middle = floorAt(design.camera, size, middleOf(size, 0.9))
  design.items = (room.design?.items ?? []).map((item) =>
    seesFloor(design.camera, size, item) ? { ...item } : { ...item, ...middle },
  )
  room.photo = ref(photo)
  // A proxy of its own: what changes in it concerns those who look at it, not all who look at the room.
  room.design = ref(design)
  room.opening = null
}

export function closeRoom(room: Room): void {
  Object.assign(room, { photo: null, design: null, opening: null, fault: null })
}
