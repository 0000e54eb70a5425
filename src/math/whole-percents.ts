/**
 * Splits a whole into integer parts in proportion to weights, by the method of largest remainders (Hamilton), so that
 * the parts always add up to the whole. Of equal remainders the earlier one is rounded up.
 * Source: https://en.wikipedia.org/wiki/Quota_method
 * @param whole  an integer ≥ 0
 * @param weights  ≥ 0; where all are 0 the first part takes the whole
 */
export function apportion(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight, index) =>
    sum > 0 ? (whole * weight) / sum : index === 0 ? whole : 0,
  )
  const parts = exact.map(Math.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/**
 * Shares of a whole as whole percentages that add up to exactly 100.
 * @param counts  numbers ≥ 0
 * @returns as many whole numbers in 0…100; all 0 when there is nothing to share
 */
export function wholePercents(counts: readonly number[]): number[] {
  return counts.some((count) => count > 0) ? apportion(100, counts) : counts.map(() => 0)
}
