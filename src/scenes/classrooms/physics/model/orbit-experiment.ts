import { orbitConfig } from '../config.ts'
import { ellipseOf, sweepRate } from './kepler.ts'
import { beginOrbit, orbitEnergies, type Pair, stepOrbit } from './orbit.ts'
import type { Experiment } from './trial.ts'

export interface OrbitSetup {
  /** As a share of the speed of a circle. */
  speed: number
  /** Lighter over heavier. */
  massRatio: number
}

/** Astronomical units, and these by years; the energies as `orbitEnergies` says. */
export type OrbitRow = {
  x: number
  y: number
  distance: number
  sweep: number
  kinetic: number
  potential: number
  total: number
}

const { step, pace, distance } = orbitConfig

/** Beyond this many times the first distance, what never comes back is let go. */
const farthest = 20

/** Two bodies round each other; over when they have parted for good. */
export const orbitExperiment: Experiment<OrbitSetup, Pair, OrbitRow> = {
  step,
  rows: { every: 12, window: 60 },
  begin: ({ speed, massRatio }) => beginOrbit(speed, massRatio),
  next: (pair) => stepOrbit(pair, step * pace),
  row(pair) {
    const [a, b] = pair
    const [x, y] = [b.x - a.x, b.y - a.y]
    return { x, y, distance: Math.hypot(x, y), sweep: sweepRate(pair), ...orbitEnergies(pair) }
  },
  isOver(pair) {
    const [a, b] = pair
    const isFar = Math.hypot(b.x - a.x, b.y - a.y) > farthest * distance
    return isFar && ellipseOf(pair) === undefined
  },
}
