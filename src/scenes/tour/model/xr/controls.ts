import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'

/**
 * The rotation of a panorama around the visitor: degrees counter-clockwise seen from above, like WebXR headings; at 0
 * its middle is toward −z.
 */
type PictureTurn = number

/** The rotation at which a yaw of a picture is ahead of the visitor. @param heading  see `headingOf` */
export const turnToFace = (heading: number, yaw: number): PictureTurn => wrap180(heading + yaw)

/** The yaw of a picture that lies ahead. */
export const yawAhead = (turn: PictureTurn, heading: number): number => wrap180(turn - heading)

/**
 * Snap turn by thumbstick: one step a push, since smooth turning causes motion sickness. Degrees, and thresholds of
 * the deflection.
 */
export const snapTurnSettings = { step: 30, push: 0.7, rest: 0.35 } as const

/** One thumbstick. */
export type Thumbstick = { isPushed: boolean }

export const createThumbstick = (): Thumbstick => ({ isPushed: false })

/**
 * Reads a thumbstick in a frame.
 * @param x  −1 to the left … 1 to the right
 * @returns degrees to turn to the right
 */
export function snapTurn(stick: Thumbstick, x: number): number {
  const far = Math.abs(x)
  if (stick.isPushed) {
    if (far < snapTurnSettings.rest) stick.isPushed = false
    return 0
  }
  if (!(far >= snapTurnSettings.push)) return 0
  stick.isPushed = true
  return Math.sign(x) * snapTurnSettings.step
}

/** Sideways deflection of a gamepad's thumbstick, or else touchpad. Source: WebXR Gamepads, "xr-standard" */
export const thumbstickX = (axes: readonly number[]): number =>
  (axes.length >= 4 ? axes[2] : axes[0]) ?? 0

/** Fade to black between two rooms, since moving the visitor would cause motion sickness. Times in ms. */
export const fadeTimes = { out: 120, in: 160 } as const

/**
 * One frame of that fade.
 * @param dark  its opacity before, 0…1
 * @param isLeaving  whether the other room waits for the dark
 */
export const fadeStep = (dark: number, isLeaving: boolean, milliseconds: number): number =>
  clamp(dark + milliseconds / (isLeaving ? fadeTimes.out : -fadeTimes.in), 0, 1)
