import { radians } from '../../../../../math/angle.ts'
import { gravities, guessConfig, pendulumConfig } from '../../config.ts'
import { periodRatio, smallAnglePeriodOf } from '../pendulum.ts'
import { farthestAngle, solveWithoutDrag } from '../projectile.ts'
import { fields, type Setup } from './setup.ts'

/** The maximum of a guess: above every possible result in this gravity. */
export const guessMax = {
  /** Seconds, to the next half: of the widest swing. */
  period({ gravity }: Pick<Setup, 'gravity'>): number {
    const small = smallAnglePeriodOf({ ...pendulumConfig, gravity: gravities[gravity] })
    return Math.ceil(2 * small * periodRatio(radians(fields.amplitude.most))) / 2
  },
  /** Meters, to the next ten: of the farthest throw without air. */
  range({ gravity }: Pick<Setup, 'gravity'>): number {
    const most = { speed: fields.speed.most, height: fields.height.most }
    const made = { ...most, gravity: gravities[gravity], mass: 1, drag: 0 }
    return Math.ceil(solveWithoutDrag({ ...made, angle: farthestAngle(made) }).range / 10) * 10
  },
}

/**
 * Compares a guess with the result, in the same unit: how near it was, and whether too low or too high.
 * @throws RangeError for figures that are none
 */
export function judgeGuess(guess: number, came: number) {
  if (!Number.isFinite(guess) || !Number.isFinite(came)) throw new RangeError('No figure to judge')
  const difference = guess - came
  // Relative to zero, any difference is infinite.
  const off = difference === 0 ? 0 : Math.abs(difference / came)
  // The ends of the ranges belong to them, whatever the rounding of the quotient.
  const how =
    off <= guessConfig.close + 1e-12 ? 'close' : off <= guessConfig.fair + 1e-12 ? 'fair' : 'far'
  const side = difference === 0 ? 'right' : difference > 0 ? 'high' : 'low'
  return { side, how } as const
}
