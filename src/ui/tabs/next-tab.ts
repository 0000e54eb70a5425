/**
 * The place of the tab that a key leads to in a row of `count`, going round at the ends; `undefined` for another key.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function nextTab(index: number, count: number, key: string): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
