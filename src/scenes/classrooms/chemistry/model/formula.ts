import type { ElementSymbol } from './elements.ts'

/** How many atoms of each element. */
export type Composition = Partial<Record<ElementSymbol, number>>

export function compositionOf(symbols: readonly ElementSymbol[]): Composition {
  const counts: Composition = {}
  for (const element of symbols) counts[element] = (counts[element] ?? 0) + 1
  return counts
}

/**
 * Symbols and counts in the order of Hill: carbon, hydrogen, then by letters; all by letters without carbon.
 * Source: Hill 1900, Journal of the American Chemical Society 22, 478
 */
export function hillFormula(counts: Composition): { element: ElementSymbol; count: number }[] {
  const first = counts.C ? ['C', 'H'] : []
  const rank = (element: string) => (first.includes(element) ? first.indexOf(element) : 2)
  return (Object.entries(counts) as [ElementSymbol, number][])
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([element, count]) => ({ element, count }))
}
