/** Along one axis: where a line starts, its step, and the slab that it must be in. */
export type Slab = readonly [start: number, step: number, least: number, most: number]

/**
 * The part of a straight line that is within all slabs.
 * @param first, last  of its shares that count
 * @returns the shares at which it begins and ends; null when there is none
 * Source: the slab method, Kay & Kajiya 1986
 */
export function partWithinSlabs(
  slabs: readonly Slab[],
  first: number,
  last: number,
): readonly [from: number, to: number] | null {
  let [from, to] = [first, last]
  for (const [start, step, least, most] of slabs) {
    if (Math.abs(step) < 1e-12) {
      if (start < least || start > most) return null
      continue
    }
    const [a, b] = [(least - start) / step, (most - start) / step]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  return from <= to ? [from, to] : null
}
