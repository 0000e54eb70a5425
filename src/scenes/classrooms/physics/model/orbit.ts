import { orbitConfig } from '../config.ts'
import type { Energies, Experiment } from './trial.ts'

/**
 * Two bodies, by where the lighter is as seen from the heavier: astronomical units, astronomical units a year. Both
 * move about their center of mass, which rests.
 */
export interface Orbit {
  x: number
  y: number
  vx: number
  vy: number
  /** Lighter over heavier, 0 to 1; the heavier is one sun. */
  massRatio: number
}

const { gravitation, step, pace, distance } = orbitConfig

/**
 * Two bodies side by side, the lighter moving perpendicular to the line between them.
 * @param speed  relative to a circular orbit: from the square root of 2 on they separate forever
 */
export const beginOrbit = (speed: number, massRatio: number): Orbit => ({
  x: distance,
  y: 0,
  vx: 0,
  vy: speed * Math.sqrt((gravitation * (1 + massRatio)) / distance),
  massRatio,
})

/** How long to coast and then to pull, four times, as shares of a step; the inner ones go back in time. */
const outer = 1 / (2 - Math.cbrt(2))
const inner = 1 - 2 * outer
const stages = [
  [outer / 2, outer],
  [(outer + inner) / 2, inner],
  [(outer + inner) / 2, outer],
  [outer / 2, 0],
] as const

/**
 * Fourth-order symplectic integration: the energy error stays bounded however long it runs.
 * @param years  of one step
 * Source: Forest and Ruth 1990, Physica D 43, 105; Yoshida 1990, Physics Letters A 150, 262
 */
export function stepOrbit(orbit: Orbit, years: number): Orbit {
  let { x, y, vx, vy } = orbit
  for (const [coast, pull] of stages) {
    x += vx * coast * years
    y += vy * coast * years
    const square = x * x + y * y
    const share =
      (gravitation * (1 + orbit.massRatio) * pull * years) / (square * Math.sqrt(square))
    vx -= share * x
    vy -= share * y
  }
  return { ...orbit, x, y, vx, vy }
}

/**
 * Of both bodies, a unit of the lighter mass: suns and astronomical units a year, squared. Of no mass: that of a thing
 * with it.
 */
export function orbitEnergies({ x, y, vx, vy, massRatio }: Orbit): Energies {
  const kinetic = (0.5 * (vx * vx + vy * vy)) / (1 + massRatio)
  const potential = -gravitation / Math.hypot(x, y)
  return { kinetic, potential, total: kinetic + potential }
}

/** Astronomical units, and these by years; the energies as `orbitEnergies` says. */
function rowOf(orbit: Orbit) {
  const { x, y } = orbit
  return { x, y, distance: Math.hypot(x, y), sweep: sweepRate(orbit), ...orbitEnergies(orbit) }
}

/** A body that never comes back is dropped at this multiple of the first distance. */
const farthest = 20

type OrbitSetup = { speed: number; massRatio: number }

/** Two bodies in orbit; ends when they have separated forever. */
export const orbitExperiment: Experiment<OrbitSetup, Orbit, ReturnType<typeof rowOf>> = {
  step,
  rows: { every: 12, window: 60 },
  begin: ({ speed, massRatio }) => beginOrbit(speed, massRatio),
  next: (orbit) => stepOrbit(orbit, step * pace),
  row: rowOf,
  isOver: (orbit) => Math.hypot(orbit.x, orbit.y) > farthest * distance && !ellipseOf(orbit),
}

/**
 * Kepler's ellipse from position and velocity: astronomical units and years.
 * @returns undefined when the bodies separate forever
 * Source: Murray and Dermott 1999, Solar System Dynamics, section 2.8
 */
export function ellipseOf(orbit: Orbit) {
  const { x, y, vx, vy, massRatio } = orbit
  const mu = gravitation * (1 + massRatio)
  const semiMajor = 1 / (2 / Math.hypot(x, y) - (vx * vx + vy * vy) / mu)
  if (!(semiMajor > 0) || !Number.isFinite(semiMajor)) return undefined
  const spin = 2 * sweepRate(orbit)
  // Of a circle the rounding may lie below nothing.
  const eccentricity = Math.sqrt(Math.max(0, 1 - (spin * spin) / (mu * semiMajor)))
  return {
    /** Half the long axis. */
    semiMajor,
    /** 0 for a circle, below 1 for an ellipse. */
    eccentricity,
    period: periodOf(semiMajor, 1 + massRatio),
    nearest: semiMajor * (1 - eccentricity),
    farthest: semiMajor * (1 + eccentricity),
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
export const sweepRate = ({ x, y, vx, vy }: Orbit): number => (x * vy - y * vx) / 2
