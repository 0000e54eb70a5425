import { orbitConfig } from '../config.ts'
import type { Energies, Experiment } from './trial.ts'

/** Suns, astronomical units, astronomical units a year. */
interface Body {
  mass: number
  x: number
  y: number
  vx: number
  vy: number
}

export type Pair = readonly [heavy: Body, light: Body]

const { gravitation } = orbitConfig

/**
 * Two bodies side by side, the lighter moving perpendicular to the line between them; their center of mass rests at
 * the origin.
 * @param speed  relative to a circular orbit: from the square root of 2 on they separate forever
 * @param massRatio  lighter over heavier, 0 to 1; the heavier is one sun
 */
export function beginOrbit(
  speed: number,
  massRatio: number,
  distance: number = orbitConfig.distance,
): Pair {
  const total = 1 + massRatio
  const across = speed * Math.sqrt((gravitation * total) / distance)
  const share = { heavy: -massRatio / total, light: 1 / total }
  const body = (mass: number, part: number): Body => ({
    mass,
    x: part * distance,
    y: 0,
    vx: 0,
    vy: part * across,
  })
  return [body(1, share.heavy), body(massRatio, share.light)]
}

/** How long to coast and to pull in turn, as shares of a step; the inner ones go back in time. */
const outer = 1 / (2 - Math.cbrt(2))
const inner = 1 - 2 * outer
const coasts = [outer / 2, (outer + inner) / 2, (outer + inner) / 2, outer / 2] as const
const pulls = [outer, inner, outer, 0] as const

/**
 * Fourth-order symplectic integration: the energy error stays bounded however long it runs.
 * @param years  of one step
 * @param steps  taken at once, so that only the last of them is made into bodies
 * Source: Forest and Ruth 1990, Physica D 43, 105; Yoshida 1990, Physics Letters A 150, 262
 */
export function stepOrbit([a, b]: Pair, years: number, steps = 1): Pair {
  let { x: ax, y: ay, vx: avx, vy: avy } = a
  let { x: bx, y: by, vx: bvx, vy: bvy } = b
  for (let i = 0; i < 4 * steps; i += 1) {
    const coast = (coasts[i & 3] ?? 0) * years
    ax += avx * coast
    ay += avy * coast
    bx += bvx * coast
    by += bvy * coast
    const dx = bx - ax
    const dy = by - ay
    const square = dx * dx + dy * dy
    const pull = (gravitation * (pulls[i & 3] ?? 0) * years) / (square * Math.sqrt(square))
    avx += pull * b.mass * dx
    avy += pull * b.mass * dy
    bvx -= pull * a.mass * dx
    bvy -= pull * a.mass * dy
  }
  return [
    { mass: a.mass, x: ax, y: ay, vx: avx, vy: avy },
    { mass: b.mass, x: bx, y: by, vx: bvx, vy: bvy },
  ]
}

/**
 * Of both, a unit of the lighter mass: suns and astronomical units a year, squared. Of no mass: that of a thing with
 * it.
 */
export function orbitEnergies([a, b]: Pair): Energies {
  const weight = b.mass === 0 ? 1 : b.mass
  const half = (mass: number, body: Body) => 0.5 * mass * (body.vx ** 2 + body.vy ** 2)
  const kinetic = (b.mass === 0 ? 0 : half(a.mass, a) / weight) + half(1, b)
  const potential = (-gravitation * a.mass) / Math.hypot(b.x - a.x, b.y - a.y)
  return { kinetic, potential, total: kinetic + potential }
}

interface OrbitSetup {
  /** As a share of the speed of a circle. */
  speed: number
  /** Lighter over heavier. */
  massRatio: number
}

/** Astronomical units, and these by years; the energies as `orbitEnergies` says. */
function rowOf(pair: Pair) {
  const [a, b] = pair
  const [x, y] = [b.x - a.x, b.y - a.y]
  return { x, y, distance: Math.hypot(x, y), sweep: sweepRate(pair), ...orbitEnergies(pair) }
}

const { step, pace, distance } = orbitConfig

/** A body that never comes back is dropped at this multiple of the first distance. */
const farthest = 20

/** Two bodies in orbit; ends when they have separated forever. */
export const orbitExperiment: Experiment<OrbitSetup, Pair, ReturnType<typeof rowOf>> = {
  step,
  rows: { every: 12, window: 60 },
  begin: ({ speed, massRatio }) => beginOrbit(speed, massRatio),
  next: (pair) => stepOrbit(pair, step * pace),
  row: rowOf,
  isOver: (pair) => rowOf(pair).distance > farthest * distance && ellipseOf(pair) === undefined,
}

/** The present orbital ellipse of two bodies. */
interface Ellipse {
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
 * Kepler's ellipse from positions and velocities.
 * @returns undefined when the bodies separate forever
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
