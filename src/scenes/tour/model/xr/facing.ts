import { wrap180 } from '../../../../math/angle.ts'

/**
 * How a picture is turned round its visitor: degrees counter-clockwise seen from above, as headings of WebXR are; at 0 its
 * middle lies to −z.
 */
export type Turn = number

/** How a picture is to be turned so that a yaw of it lies where somebody faces. @param heading  see `headingOf` */
export const turnFor = (heading: number, yaw: number): Turn => wrap180(heading + yaw)

/** The yaw of a picture that lies ahead. */
export const yawAhead = (turn: Turn, heading: number): number => wrap180(turn - heading)
