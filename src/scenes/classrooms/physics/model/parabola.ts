import type { Throw } from './projectile.ts'

/** What comes of a throw without air: seconds and metres. */
export interface Parabola {
  /** Until it is on the ground. */
  time: number
  range: number
  /** Of the highest point above the ground. */
  top: number
}

/**
 * A throw without air, solved: the equations of a uniform acceleration.
 * Source: Galilei 1638, Discorsi, fourth day; Halliday, Resnick and Walker, Fundamentals of Physics, chapter 4
 */
export function parabola({ speed, angle, height, gravity }: Throw): Parabola {
  const up = speed * Math.sin(angle)
  const time = (up + Math.sqrt(up * up + 2 * gravity * height)) / gravity
  const top = height + Math.max(0, up) ** 2 / (2 * gravity)
  return { time, range: speed * Math.cos(angle) * time, top }
}

/**
 * The angle of the farthest throw, radians above the level: below 45° from any height.
 * Source: Lichtenberg and Wills 1978, American Journal of Physics 46, 546
 */
export function farthestAngle({ speed, height, gravity }: Throw): number {
  return Math.atan(speed / Math.sqrt(speed * speed + 2 * gravity * height))
}
