import type { Angles, Look, PixelSize } from '../document/tour-document.ts'
import type { FloorPoint } from './floor.ts'

/** How a flat picture hangs: lengths where the camera is one from an upright one, turns in radians, about x after y. */
export type HungPicture = PixelSize & {
  distance: number
  x: number
  y: number
  /** of the file, pixels */
  file: PixelSize
}

/**
 * What the last frame showed, for what lies over the picture and must follow it. A plain mutable object, written by each
 * frame: who follows it subscribes, nothing renders.
 */
export type Sight = {
  /** of the viewer, CSS pixels; 0 before the first frame */
  width: number
  height: number
  /** vertical field of view, degrees */
  fov: number
  /** where the camera looks in a sphere; straight ahead at a picture that hangs */
  readonly look: { yaw: number; pitch: number }
  /** how far the camera is tilted to the right, degrees */
  roll: number
  /** the picture that hangs in front of it; null: it surrounds the visitor */
  hung: HungPicture | null
  readonly listeners: Set<() => void>
}

export const createSight = (): Sight => ({
  width: 0,
  height: 0,
  fov: 60,
  look: { yaw: 0, pitch: 0 },
  roll: 0,
  hung: null,
  listeners: new Set(),
})

/** Calls `listener` after every frame, until the returned function is called. */
export function subscribeSight(sight: Sight, listener: () => void): () => void {
  sight.listeners.add(listener)
  return () => sight.listeners.delete(listener)
}

/** A frame showed a picture round the visitor. @param roll  how far the camera is tilted to the right, degrees */
export function showAround(
  sight: Sight,
  size: PixelSize,
  fov: number,
  { yaw, pitch }: Angles,
  roll: number,
) {
  sight.look.yaw = yaw
  sight.look.pitch = pitch
  sight.roll = roll
  sight.hung = null
  show(sight, size, fov)
}

/** A frame showed a picture that hangs. @param hung  is kept, and read until the next frame */
export function showHung(sight: Sight, size: PixelSize, fov: number, hung: HungPicture) {
  sight.look.yaw = 0
  sight.look.pitch = 0
  sight.roll = 0
  sight.hung = hung
  show(sight, size, fov)
}

// Written in place: a frame leaves nothing behind to be collected.
function show(sight: Sight, { width, height }: PixelSize, fov: number) {
  sight.width = width
  sight.height = height
  sight.fov = fov
  for (const listener of sight.listeners) listener()
}

/** How far a step from room to room has come, in the room that is left. */
export type Step = {
  /** from where its picture was taken; [0, 0] where no walls tell it */
  offset: FloorPoint
  look: Look
}

/**
 * What the last frame of a step showed, for the plan, which follows it. A plain mutable object as `Sight` is; null while one stands.
 */
export type Stroll = { step: Step | null; readonly listeners: Set<() => void> }

export const createStroll = (): Stroll => ({ step: null, listeners: new Set() })

/** Calls `listener` after every frame of a step, and when it ends, until the returned function is called. */
export function subscribeStroll(stroll: Stroll, listener: () => void): () => void {
  stroll.listeners.add(listener)
  return () => stroll.listeners.delete(listener)
}

export function showStep(stroll: Stroll, step: Step | null) {
  stroll.step = step
  for (const listener of stroll.listeners) listener()
}
