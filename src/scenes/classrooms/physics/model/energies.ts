/** Joules, but for orbits, which have units of their own. */
export interface Energies {
  kinetic: number
  potential: number
  total: number
}
