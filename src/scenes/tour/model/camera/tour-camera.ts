import type { Angles, PixelSize, ViewDirection } from '../document/tour-document.ts'
import type { FloorPoint } from './floor.ts'

/** How a flat picture hangs: lengths where the camera is one from an upright one, turns in radians, about x after y. */
export type FlatPicturePose = PixelSize & {
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
export type TourCamera = {
  /** of the viewer, CSS pixels; 0 before the first frame */
  width: number
  height: number
  /** vertical field of view, degrees */
  fov: number
  /** where the camera looks in a sphere; straight ahead at a picture that hangs */
  readonly viewDirection: { yaw: number; pitch: number }
  /** how far the camera is tilted to the right, degrees */
  roll: number
  /** the picture that hangs in front of it; null: it surrounds the visitor */
  flatPicture: FlatPicturePose | null
  readonly listeners: Set<() => void>
}

export const createCamera = (): TourCamera => ({
  width: 0,
  height: 0,
  fov: 60,
  viewDirection: { yaw: 0, pitch: 0 },
  roll: 0,
  flatPicture: null,
  listeners: new Set(),
})

/** Calls `listener` after every frame, until the returned function is called. */
export function subscribeCamera(sight: TourCamera, listener: () => void): () => void {
  sight.listeners.add(listener)
  return () => sight.listeners.delete(listener)
}

/** A frame showed a picture round the visitor. @param roll  how far the camera is tilted to the right, degrees */
export function showSphereFrame(
  sight: TourCamera,
  size: PixelSize,
  fov: number,
  { yaw, pitch }: Angles,
  roll: number,
) {
  sight.viewDirection.yaw = yaw
  sight.viewDirection.pitch = pitch
  sight.roll = roll
  sight.flatPicture = null
  publish(sight, size, fov)
}

/** A frame showed a picture that hangs. @param hung  is kept, and read until the next frame */
export function showFlatFrame(
  sight: TourCamera,
  size: PixelSize,
  fov: number,
  hung: FlatPicturePose,
) {
  sight.viewDirection.yaw = 0
  sight.viewDirection.pitch = 0
  sight.roll = 0
  sight.flatPicture = hung
  publish(sight, size, fov)
}

// Written in place: a frame leaves nothing behind to be collected.
function publish(sight: TourCamera, { width, height }: PixelSize, fov: number) {
  sight.width = width
  sight.height = height
  sight.fov = fov
  for (const listener of sight.listeners) listener()
}

/** How far a step from room to room has come, in the room that is left. */
export type TransitionStep = {
  /** from where its picture was taken; [0, 0] where no walls tell it */
  offset: FloorPoint
  viewDirection: ViewDirection
}

/**
 * What the last frame of a step showed, for the plan, which follows it. A plain mutable object as `Sight` is; null while one stands.
 */
export type TransitionView = { step: TransitionStep | null; readonly listeners: Set<() => void> }

export const createTransitionView = (): TransitionView => ({ step: null, listeners: new Set() })

/** Calls `listener` after every frame of a step, and when it ends, until the returned function is called. */
export function subscribeTransition(stroll: TransitionView, listener: () => void): () => void {
  stroll.listeners.add(listener)
  return () => stroll.listeners.delete(listener)
}

export function showTransitionStep(stroll: TransitionView, step: TransitionStep | null) {
  stroll.step = step
  for (const listener of stroll.listeners) listener()
}
