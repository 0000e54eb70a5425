import { orbitConfig } from '../config.ts'
import type { Pair } from './orbit.ts'

const { gravitation } = orbitConfig

/** The ellipse on which two bodies go round each other, as they stand and move now. */
export interface Ellipse {
  /** Half the long axis, astronomical units. */
  semiMajor: number
  /** 0 for a circle, below 1 for an ellipse. */
  eccentricity: number
  /** Years. */
  period: number
  nearest: number
  farthest: number
  /** Of the nearest point, from the first body, radians. */
  direction: number
}

/**
 * Kepler's ellipse from places and speeds.
 * @returns nothing when they part for ever
 * Source: Murray and Dermott 1999, Solar System Dynamics, section 2.8
 */
export function ellipseOf([a, b]: Pair): Ellipse | undefined {
  const mu = gravitation * (a.mass + b.mass)
  const [x, y] = [b.x - a.x, b.y - a.y]
  const [vx, vy] = [b.vx - a.vx, b.vy - a.vy]
  const distance = Math.hypot(x, y)
  const semiMajor = 1 / (2 / distance - (vx * vx + vy * vy) / mu)
  if (!(semiMajor > 0) || !Number.isFinite(semiMajor)) return undefined
  const spin = x * vy - y * vx
  const ex = (vy * spin) / mu - x / distance
  const ey = (-vx * spin) / mu - y / distance
  const eccentricity = Math.hypot(ex, ey)
  return {
    semiMajor,
    eccentricity,
    period: periodOf(semiMajor, a.mass + b.mass),
    nearest: semiMajor * (1 - eccentricity),
    farthest: semiMajor * (1 + eccentricity),
    direction: Math.atan2(ey, ex),
  }
}

/**
 * Kepler's third law: the square of the time goes as the cube of the half axis.
 * @param semiMajor  astronomical units
 * @param suns  of both bodies together
 * @returns years
 * Source: Kepler 1619, Harmonices Mundi, book V; with both masses, Newton 1687, Principia, book I, proposition 59
 */
export function periodOf(semiMajor: number, suns = 1): number {
  return 2 * Math.PI * Math.sqrt(semiMajor ** 3 / (gravitation * suns))
}

/**
 * Kepler's second law: the area that the line between the two sweeps, square astronomical units a year.
 * Source: Kepler 1609, Astronomia Nova, chapter 59
 */
export function sweepRate([a, b]: Pair): number {
  return ((b.x - a.x) * (b.vy - a.vy) - (b.y - a.y) * (b.vx - a.vx)) / 2
}
