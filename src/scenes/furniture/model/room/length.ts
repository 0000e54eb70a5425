/** What lengths are told in. */
export const units = ['m', 'cm'] as const
export type Unit = (typeof units)[number]

/**
 * A length as somebody writes it, with a point or a comma.
 * @returns metres; null for what is no length
 */
export function lengthOf(text: string, unit: Unit): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return null
  return Number(plain) / (unit === 'cm' ? 100 : 1)
}
