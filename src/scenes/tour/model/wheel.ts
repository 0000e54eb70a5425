import { tourConfig } from '../config.ts'

/** What the wheel has turned since its last step: pixels and the time of the last event. */
export type WheelState = { pending: number; at: number }

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
