/**
 * Splits a whole into integer parts in proportion to weights, by the method of largest remainders, so that the parts
 * always add up to the whole.
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
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder)
  let left = whole - parts.reduce((total, part) => total + part, 0)
  for (const { index } of byRemainder) {
    if (left < 1) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}
