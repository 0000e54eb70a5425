import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Desk } from './session.ts'

interface Range {
  min: number
  max: number
}

/** Turns by degrees round the middle and up, as far as is allowed. */
export function turn(
  { view }: Desk,
  { pitchRange }: { pitchRange: Range },
  yaw: number,
  pitch: number,
): void {
  view.yaw = wrap180(view.yaw + yaw)
  view.pitch = clamp(view.pitch + pitch, pitchRange.min, pitchRange.max)
}

/** @param percent  of the first view, positive to come nearer */
export function zoomBy({ view }: Desk, { zoomRange }: { zoomRange: Range }, percent: number): void {
  view.zoom = clamp(view.zoom + percent, zoomRange.min, zoomRange.max)
}

/** Back to where everything is seen from at first, with nothing chosen. */
export function resetView(desk: Desk): void {
  Object.assign(desk.view, desk.home)
  desk.chosen = null
}
