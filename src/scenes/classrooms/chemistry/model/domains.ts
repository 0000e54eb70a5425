import { elements } from './elements.ts'
import { atomOf, neighbors, type Structure } from './structure.ts'

/** How the atoms round one are arranged. */
type Shape =
  | 'alone'
  | 'end'
  | 'linear'
  | 'bent'
  | 'trigonal-planar'
  | 'trigonal-pyramidal'
  | 't-shaped'
  | 'tetrahedral'
  | 'seesaw'
  | 'square-planar'
  | 'trigonal-bipyramidal'
  | 'square-pyramidal'
  | 'octahedral'

/** The electron domains around an atom: bonds, whatever their order, and lone pairs. */
export interface Domains {
  bonds: number
  lonePairs: number
  /** undefined for more domains than VSEPR names */
  shape: Shape | undefined
}

/** Shapes by number of bonds, then of lone pairs. */
const shapes: readonly (readonly Shape[])[] = [
  ['alone'],
  ['end', 'end', 'end', 'end'],
  ['linear', 'bent', 'bent', 'linear'],
  ['trigonal-planar', 'trigonal-pyramidal', 't-shaped'],
  ['tetrahedral', 'seesaw', 'square-planar'],
  ['trigonal-bipyramidal', 'square-pyramidal'],
  ['octahedral'],
]

/**
 * Bonds and lone pairs round an atom, from its outer electrons less its charge and one electron a bond of each order.
 * @throws RangeError for an atom that is not there
 * Source: Gillespie and Nyholm 1957, Quarterly Reviews of the Chemical Society 11, 339 (VSEPR)
 */
export function domainsAt(structure: Structure, index: number): Domains {
  const { element, charge } = atomOf(structure, index)
  const around = neighbors(structure, index)
  const shared = around.reduce((sum, { order }) => sum + order, 0)
  const own = Math.max(0, elements[element].electrons - charge - shared)
  const lonePairs = Math.floor(own / 2)
  return {
    bonds: around.length,
    lonePairs,
    shape: shapes[around.length]?.[lonePairs] ?? (around.length === 0 ? 'alone' : undefined),
  }
}
