import { guessConfig } from '../config.ts'

/** How near a guess came, and on which side of what came it lies. */
export interface Verdict {
  side: 'high' | 'low' | 'right'
  how: 'close' | 'fair' | 'far'
}

/**
 * Holds what the visitor marked before a run against what came, in the same unit.
 * @throws RangeError for figures that are none
 */
export function judge(guess: number, came: number): Verdict {
  if (!Number.isFinite(guess) || !Number.isFinite(came)) throw new RangeError('No figure to judge')
  const difference = guess - came
  // Of nothing, any share is endless.
  const off = difference === 0 ? 0 : Math.abs(difference / came)
  // The ends of the ranges belong to them, whatever the rounding of the quotient.
  const how =
    off <= guessConfig.close + 1e-12 ? 'close' : off <= guessConfig.fair + 1e-12 ? 'fair' : 'far'
  return { side: difference === 0 ? 'right' : difference > 0 ? 'high' : 'low', how }
}
