/**
 * The middle of some figures; of an even number of them, the mean of the two in the middle.
 * @throws RangeError when there are none, or one is not a number
 */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  if (low === undefined || high === undefined) throw new RangeError('No figures')
  if (figures.some(Number.isNaN)) throw new RangeError('Not a number')
  return (low + high) / 2
}

/**
 * How much of `theirs` it takes us: the median of the ratios of each round. The contenders of a
 * round run one after another, so that what slows the machine for a while slows both.
 * @param ours, theirs  one figure a round, in the same order
 */
export function medianRatio(ours: number[], theirs: number[]): number {
  if (ours.length !== theirs.length) throw new RangeError('Rounds differ')
  return median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)))
}
