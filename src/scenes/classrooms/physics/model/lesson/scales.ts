import { beginOrbit, ellipseOf } from '../orbit.ts'
import { solveWithoutDrag } from '../projectile.ts'
import type { Row } from '../trial.ts'
import { throwOf } from './live.ts'
import type { Setup } from './setup.ts'

const steps = [1, 2, 3, 5, 10] as const

/** The round figure at or above one: 1, 2, 3 or 5 with noughts. @throws RangeError unless it is above 0 */
export function roundAbove(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) throw new RangeError('No figure to round')
  const power = 10 ** Math.floor(Math.log10(value))
  const step = steps.find((one) => one * power >= value * (1 - 1e-9)) ?? 10
  return step * power
}

/**
 * Meters that a range must be long for a throw without air and for what was guessed of it.
 * @param slim  length over height of what is shown
 */
export function spanOf(setup: Setup, guess: number | null, slim: number): number {
  const { range, top } = solveThrowWithoutDrag(setup)
  return roundAbove(Math.max(1, range, guess ?? 0, top * slim))
}

/** What comes of a throw as it is set, were there no air. */
export const solveThrowWithoutDrag = (setup: Setup) => solveWithoutDrag(throwOf(setup))

/** The plate on which the longest ellipse that can be set has room, astronomical units. */
const largest = 50

/** Radii of the plate of an orbit, astronomical units. */
const plates = [1.25, 2.5, 5, 10, 20, largest] as const

/** What parts for ever is let go before the largest is needed. */
const reachOfParting = 20

/** Astronomical units that a plate must reach: to the end of an ellipse that has room, else as far as it has come. */
export function reachOf({ orbitSpeed, massRatio }: Setup, rows: readonly Row[]): number {
  const ellipse = ellipseOf(beginOrbit(orbitSpeed, massRatio))
  const come = rows.reduce((most, { distance = 0 }) => Math.max(most, distance), 0)
  if (!ellipse) return plateFor(Math.min(come, reachOfParting))
  return plateFor(ellipse.farthest < 10 ? Math.max(come, ellipse.farthest) : come)
}

const plateFor = (far: number): number => plates.find((plate) => plate >= far) ?? largest
