import type { Camera, Motion } from './camera.ts'
import type { Overlay, Tint, Window } from './player/background.ts'
import type { Stage } from './player/stage.ts'

/** A loop: everything in it follows from the time alone. */
export interface Scene {
  /** seconds; after as many it is where it began */
  duration: number
  /** frames a second */
  rate: number
  /** the picture behind, and its camera; null where it is a panorama */
  picture: { file: string; camera: Camera | null }
  /** a second picture of the same place, for a layer; left out while its file is not there */
  layer?: { file: string; camera: Camera | null }
  /** the camera at rest; for a flat picture, that picture's own */
  camera: Camera
  /** how the camera is turned at a time */
  move(t: number): Motion
  /** the window of a phone through which the view is seen in full colour */
  window?(stage: Pick<Stage, 'width' | 'height'>, t: number): Window
  /** how much of the layer shows at a time */
  overlay?(t: number): Overlay
  /** colours that are shown as others at a time, at most four */
  tints?(stage: Stage, t: number): Tint[]
  draw(stage: Stage, t: number): void
}
