/**
 * The value that a key leads to along a chart, staying inside; `undefined` for another key.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 * @param count  how many values there are
 */
export function stepKey(index: number, count: number, key: string): number | undefined {
  const last = count - 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(index + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
