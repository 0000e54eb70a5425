import { clamp } from '../../../math/clamp.ts'

/** How a device is held, degrees, as `DeviceOrientationEvent` has it. */
export interface Tilt {
  beta: number
  gamma: number
}

/** A tilt of so much moves the eye to the edge of its way, degrees. */
const range = 15

/**
 * How a device is held at rest: as it was at first, until it is tilted farther than counts.
 * @param rest  before
 */
export const restingTilt = (rest: Tilt, now: Tilt): Tilt => ({
  beta: clamp(rest.beta, now.beta - range, now.beta + range),
  gamma: clamp(rest.gamma, now.gamma - range, now.gamma + range),
})

/**
 * Where the eye of somebody who tilts their device is, as before a window: -1 to 1 from the middle, right and up.
 * @param screenAngle  of the screen's picture in the device, degrees, as `screen.orientation` has it
 */
export function eyeOfTilt(now: Tilt, rest: Tilt, screenAngle: number): { x: number; y: number } {
  const [right, up] = [(rest.gamma - now.gamma) / range, (now.beta - rest.beta) / range]
  const angle = (screenAngle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    x: clamp(cos * right - sin * up, -1, 1),
    y: clamp(sin * right + cos * up, -1, 1),
  }
}
