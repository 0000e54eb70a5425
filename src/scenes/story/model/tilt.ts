import { clamp } from '../../../math/clamp.ts'

/** How far a device leans, degrees: its top toward the viewer, its right edge down. */
export interface Lean {
  forward: number
  right: number
}

/** A tilt of so much moves the eye to the edge of its way, degrees. */
const range = 15

const inRadians = Math.PI / 180

/**
 * How a device leans. To the right as gravity has it: the angle that browsers tell leaps where a device is upright.
 * @param beta, gamma  degrees, as `DeviceOrientationEvent` has them
 */
export const leanOf = (beta: number, gamma: number): Lean => ({
  forward: beta,
  right: Math.asin(Math.cos(beta * inRadians) * Math.sin(gamma * inRadians)) / inRadians,
})

/** How a device leans at rest: as it did at first, until it leans farther than counts. */
export const restingLean = (rest: Lean, now: Lean): Lean => ({
  forward: clamp(rest.forward, now.forward - range, now.forward + range),
  right: clamp(rest.right, now.right - range, now.right + range),
})

/**
 * Where the eye of somebody who tilts their device is, as before a window: -1 to 1 from the middle, right and up.
 * @param screenAngle  of the screen's picture in the device, degrees, as `screen.orientation` has it
 */
export function eyeOfTilt(now: Lean, rest: Lean, screenAngle: number): { x: number; y: number } {
  const [right, up] = [(rest.right - now.right) / range, (now.forward - rest.forward) / range]
  const [cos, sin] = [Math.cos(screenAngle * inRadians), Math.sin(screenAngle * inRadians)]
  return {
    x: clamp(cos * right - sin * up, -1, 1),
    y: clamp(sin * right + cos * up, -1, 1),
  }
}
