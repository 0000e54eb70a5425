import { proxy } from 'valtio/vanilla'
import { wrap180 } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { furnitureConfig } from '../config.ts'

/** From where the piece is seen: degrees to the right and from above, percent of the first size. */
export interface View {
  yaw: number
  pitch: number
  zoom: number
  /** Whether a person stands beside the piece. */
  person: boolean
}

const { yaw, pitch, zoom, pitchRange, zoomRange } = furnitureConfig.view

export function createView(): View {
  return proxy({ yaw, pitch, zoom, person: true })
}

/** Turns by degrees round the piece and up, stopping before it is seen from below the floor. */
export function turn(view: View, byYaw: number, byPitch: number): void {
  view.yaw = wrap180(view.yaw + byYaw)
  view.pitch = clamp(view.pitch + byPitch, pitchRange.min, pitchRange.max)
}

/** @param by  percent, positive to come nearer */
export function zoomBy(view: View, by: number): void {
  view.zoom = clamp(view.zoom + by, zoomRange.min, zoomRange.max)
}

/** Back to where the piece is seen from at first. */
export function resetView(view: View): void {
  Object.assign(view, { yaw, pitch, zoom })
}

export function togglePerson(view: View): void {
  view.person = !view.person
}
