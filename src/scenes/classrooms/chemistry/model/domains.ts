import { add, length, normalize, scale, subtract, type Vec3 } from '../../../../math/vector.ts'
import { elements } from './elements.ts'
import { atomOf, neighbors, type Structure } from './structure.ts'

/** The electron domains around an atom: bonds, whatever their order, and lone pairs. */
export interface Domains {
  bonds: number
  lonePairs: number
  /** undefined for more domains than VSEPR names */
  shape: (typeof shapes)[number][number] | undefined
}

/** How the atoms round one are arranged, by number of bonds, then of lone pairs. */
const shapes = [
  ['alone'],
  ['end', 'end', 'end', 'end'],
  ['linear', 'bent', 'bent', 'linear'],
  ['trigonal-planar', 'trigonal-pyramidal', 't-shaped'],
  ['tetrahedral', 'seesaw', 'square-planar'],
  ['trigonal-bipyramidal', 'square-pyramidal'],
  ['octahedral'],
] as const

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
    shape: around.length === 0 ? 'alone' : shapes[around.length]?.[lonePairs],
  }
}

/** So often the pairs give way, and how far at first, then less and less. */
const rounds = 400
const firstStep = 0.4

/**
 * The directions of an atom's lone pairs: as far as they can be from its bonds and from each other, which gives the
 * ideal arrangements. That a lone pair takes more room than a bond is neglected.
 * @returns directions of length 1; none where VSEPR names no shape
 * @throws RangeError for an atom that is not there
 * Source: Gillespie and Nyholm 1957, Quarterly Reviews of the Chemical Society 11, 339 (VSEPR); Kepert 1982, Inorganic
 *   Stereochemistry (domains as points of a sphere that repel each other)
 */
export function lonePairsAt(structure: Structure, index: number): Vec3[] {
  const { lonePairs, shape } = domainsAt(structure, index)
  const middle = atomOf(structure, index).at
  const bonds = neighbors(structure, index).map(({ atom }) =>
    normalize(subtract(atomOf(structure, atom).at, middle)),
  )
  if (shape === undefined) return []
  // They begin on the side away from the bonds, or one might come to rest in a gap between two of these.
  const away = scale(bonds.reduce<Vec3>(add, [0, 0, 0]), -2)
  let pairs = Array.from({ length: lonePairs }, (_, at) =>
    normalize(add(spread(at, lonePairs), away)),
  )
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * (1 - round / rounds)
    pairs = pairs.map((pair) => {
      const push = [...bonds, ...pairs].reduce<Vec3>(
        (sum, other) => {
          const line = subtract(pair, other)
          const apart = length(line)
          return apart < 1e-6 ? sum : add(sum, scale(line, 1 / apart ** 3))
        },
        [0, 0, 0],
      )
      return normalize(add(pair, scale(push, step)))
    })
  }
  return pairs
}

/** Of some points spread over a sphere, one: they begin where no symmetry holds them. */
function spread(at: number, count: number): Vec3 {
  const y = 1 - (2 * at + 1) / count
  const [out, turn] = [Math.sqrt(1 - y * y), 1 + at * Math.PI * (3 - Math.sqrt(5))]
  return [out * Math.cos(turn), y, out * Math.sin(turn)]
}
