/**
 * Elements that a file may hold: covalent radius, radius of the ball that fills its space, both picometers, electrons of
 * the outermost shell, and the color of its ball, which Corey, Pauling and Koltun began.
 * Sources: Cordero et al. 2008, Dalton Transactions, 2832; Bondi 1964, Journal of Physical Chemistry 68, 441, calcium
 * by Mantina et al. 2009, Journal of Physical Chemistry A 113, 5806; Corey and Pauling 1953, Review of Scientific
 * Instruments 24, 621, as Jmol and others draw them today
 */
export const elements = {
  H: { covalent: 31, space: 120, electrons: 1, color: 0xf6f2e8 },
  C: { covalent: 76, space: 170, electrons: 4, color: 0x474c55 },
  N: { covalent: 71, space: 155, electrons: 5, color: 0x3259d6 },
  O: { covalent: 66, space: 152, electrons: 6, color: 0xd23a26 },
  F: { covalent: 57, space: 147, electrons: 7, color: 0x9bd45f },
  Na: { covalent: 166, space: 227, electrons: 1, color: 0x8a55c4 },
  Mg: { covalent: 141, space: 173, electrons: 2, color: 0x7fb82e },
  Si: { covalent: 111, space: 210, electrons: 4, color: 0xdcb48c },
  P: { covalent: 107, space: 180, electrons: 5, color: 0xe8862a },
  S: { covalent: 105, space: 180, electrons: 6, color: 0xe8cf3a },
  Cl: { covalent: 102, space: 175, electrons: 7, color: 0x5cb85a },
  K: { covalent: 203, space: 275, electrons: 1, color: 0x7a3fc0 },
  Ca: { covalent: 176, space: 231, electrons: 2, color: 0x3f9a3a },
  Br: { covalent: 120, space: 185, electrons: 7, color: 0x96302c },
  I: { covalent: 139, space: 198, electrons: 7, color: 0x86308f },
} as const

export type ElementSymbol = keyof typeof elements

/** Whether a symbol is in the table; `constructor` and other inherited keys are not. */
export const isElement = (symbol: string): symbol is ElementSymbol =>
  Object.hasOwn(elements, symbol)

/** How many atoms of each element. */
export type Composition = Partial<Record<ElementSymbol, number>>

export function compositionOf(atoms: readonly { element: ElementSymbol }[]): Composition {
  const counts: Composition = {}
  for (const { element } of atoms) counts[element] = (counts[element] ?? 0) + 1
  return counts
}

/**
 * Symbols and counts in Hill order: carbon, hydrogen, then alphabetically; without carbon all alphabetically.
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
