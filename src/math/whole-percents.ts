/**
 * Shares of a whole as whole per cents that add up to exactly 100, by the method of largest remainders (Hamilton).
 * Of equal remainders the earlier one is rounded up.
 * @param counts  numbers ≥ 0
 * @returns as many whole numbers in 0…100; all 0 when there is nothing to share
 */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count * 100) / total)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = exact
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
