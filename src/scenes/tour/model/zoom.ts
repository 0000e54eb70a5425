import { degrees, radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { tourConfig } from '../config.ts'

const { min, max, step } = tourConfig.zoom

/** The nearest zoom step, in percent. */
export function clampZoom(percent: number): number {
  return clamp(Math.round(percent / step) * step, min, max)
}

/**
 * The vertical field of view at a zoom: 2·atan(tan 30° / zoom), so that 200 % doubles the size of
 * what is in the middle of the picture.
 * @param percent  zoom
 * @returns degrees
 */
export function fieldOfView(percent: number): number {
  const half = Math.tan(radians(tourConfig.halfFieldOfView)) / (percent / 100)
  return degrees(2 * Math.atan(half))
}

/**
 * The nearest zoom step at which the vertical field of view is so wide.
 * @param fov  degrees
 */
export function zoomOfField(fov: number): number {
  const half = Math.tan(radians(tourConfig.halfFieldOfView))
  return clampZoom((100 * half) / Math.tan(radians(fov) / 2))
}

/** Below this many percent the shown zoom has arrived at the chosen one. */
const arrived = 0.2

/**
 * The zoom that a frame shows on the way to the chosen one, both in percent.
 * @param elapsed   since the frame before, ms
 * @param mayGlide  whether things may move by themselves; else it is there at once
 */
export function easeZoom(
  shown: number,
  chosen: number,
  elapsed: number,
  mayGlide: () => boolean,
): number {
  if (shown === chosen || Math.abs(chosen - shown) < arrived || !mayGlide()) return chosen
  return chosen + (shown - chosen) * Math.exp(-elapsed / tourConfig.zoomEase)
}

/** What the wheel has turned since its last step: pixels and the time of the last event. */
type WheelState = { pending: number; at: number }

export function createWheel(): WheelState {
  return { pending: 0, at: 0 }
}

/** CSS pixels in one unit of a wheel event's `deltaMode` (pixel, line, page); three lines are a notch. */
const pixelsPerUnit = [1, tourConfig.wheel.notch / 3, tourConfig.wheel.notch]

/**
 * Zoom steps a wheel event asks for. A mouse's notch is one step whatever its size in this browser;
 * the small movements of a trackpad add up until they make a notch.
 * @param event  `deltaY` as the browser gives it, `deltaMode` 0–2, `timeStamp` in ms
 * @returns steps, positive zooms in
 */
export function wheelSteps(
  state: WheelState,
  event: { deltaY: number; deltaMode: number; timeStamp: number },
): number {
  const { notch, sureNotch, forgetAfter } = tourConfig.wheel
  const delta = event.deltaY * (pixelsPerUnit[event.deltaMode] ?? 1)
  if (event.timeStamp - state.at > forgetAfter || delta * state.pending < 0) state.pending = 0
  state.at = event.timeStamp
  if (Math.abs(delta) >= sureNotch) {
    state.pending = 0
    return -Math.sign(delta)
  }
  state.pending += delta
  const steps = Math.trunc(state.pending / notch)
  state.pending -= steps * notch
  return steps === 0 ? 0 : -steps
}
