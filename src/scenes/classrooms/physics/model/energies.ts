/** Joules, but for orbits, which have units of their own. */
export interface Energies {
  kinetic: number
  potential: number
  total: number
}

/**
 * How far an energy is from the first, as a share of it: what a method of small steps loses or gains.
 * @throws RangeError when the first is nothing, of which nothing can be a share
 */
export function drift(first: number, now: number): number {
  if (first === 0) throw new RangeError('No drift from an energy of nothing')
  return (now - first) / Math.abs(first)
}
