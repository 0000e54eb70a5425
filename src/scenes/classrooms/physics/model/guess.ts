import { guessConfig } from '../config.ts'

/** What the visitor marked before the run, in the unit of the quantity. */
export interface Guess {
  quantity: string
  value: number
}

export interface Verdict {
  /** The guess less what came. */
  difference: number
  /** The same as a share of what came; nothing where nothing came. */
  share: number | undefined
  side: 'high' | 'low' | 'right'
  how: 'close' | 'fair' | 'far'
}

/**
 * Holds a guess against what came.
 * @throws RangeError for figures that are none
 */
export function judge({ value }: Guess, came: number): Verdict {
  if (!Number.isFinite(value) || !Number.isFinite(came)) throw new RangeError('No figure to judge')
  const difference = value - came
  const share = came === 0 ? undefined : difference / Math.abs(came)
  const off = difference === 0 ? 0 : Math.abs(share ?? Number.POSITIVE_INFINITY)
  // The ends of the ranges belong to them, whatever the rounding of the quotient.
  const how =
    off <= guessConfig.close + 1e-12 ? 'close' : off <= guessConfig.fair + 1e-12 ? 'fair' : 'far'
  return { difference, share, side: side(difference), how }
}

function side(difference: number): Verdict['side'] {
  if (difference === 0) return 'right'
  return difference > 0 ? 'high' : 'low'
}
