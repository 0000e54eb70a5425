import { angleBetween, length, subtract } from '../../../../math/vector.ts'
import { chemistryConfig, moleculeIds } from '../config.ts'
import type { StructureId } from './shelf.ts'
import { atomOf, neighbors, type Structure } from './structure.ts'

/**
 * Between two atoms, bonded or not, picometres.
 * @throws RangeError for an atom that is not there
 */
export function distanceBetween(structure: Structure, a: number, b: number): number {
  return length(subtract(atomOf(structure, a).at, atomOf(structure, b).at))
}

/**
 * At the middle one of three atoms, degrees; nothing where two of them are one.
 * @throws RangeError for an atom that is not there
 */
export function angleAt(
  structure: Structure,
  a: number,
  middle: number,
  b: number,
): number | undefined {
  const corner = atomOf(structure, middle).at
  return angleBetween(
    subtract(atomOf(structure, a).at, corner),
    subtract(atomOf(structure, b).at, corner),
  )
}

/** The same angle measured on a drawing; undefined when a bond points at the eye. */
export function drawnAngle({ atoms, bonds }: Structure, ...corner: Corner): number | undefined {
  const flat = atoms.map((atom) => ({ ...atom, at: [atom.at[0], atom.at[1], 0] as const }))
  return angleAt({ atoms: flat, bonds }, ...corner)
}

export type Pair = readonly [a: number, b: number]
export type Corner = readonly [a: number, middle: number, b: number]

/**
 * The bonds of a structure that differ, by their elements and their length: one of each kind is enough to measure.
 * @returns places of atoms, in the order of the bonds
 */
export const differentBonds = remembered((structure): readonly Pair[] => {
  const pairs = structure.bonds.map(({ from, to }): Pair => [from, to])
  return firstOfEach(pairs, ([a, b]) => {
    const names = [a, b].map((index) => atomOf(structure, index).element).sort()
    return `${names.join('-')} ${distanceBetween(structure, a, b).toFixed(1)}`
  })
})

/** The angles between two bonds that differ, in the same way: to a tenth of a degree. */
export const differentAngles = remembered((structure): readonly Corner[] => {
  const corners = structure.atoms.flatMap((_, middle) => {
    const around = neighbors(structure, middle).map(({ atom }) => atom)
    return around.flatMap((a, i) => around.slice(i + 1).map((b): Corner => [a, middle, b]))
  })
  return firstOfEach(corners, ([a, middle, b]) => {
    const ends = [a, b].map((index) => atomOf(structure, index).element).sort()
    const degrees = angleAt(structure, a, middle, b) ?? 0
    return `${atomOf(structure, middle).element} ${ends.join('-')} ${degrees.toFixed(1)}`
  })
})

/**
 * Places after the point to which the angles of a molecule are in print; the sources are those of config.ts and
 * shelf.ts. Ethanol's at its carbons come from rounded places of hydrogen, so they are worth no more; a visitor's own
 * molecule is as good as its file, of which nothing is known.
 */
export function angleDecimals(id: StructureId | 'own'): number {
  const known = moleculeIds.find((molecule) => molecule === id)
  return known ? chemistryConfig.molecules[known].places.angle : 1
}

/**
 * Found once for a structure, which never changes: what is measured of it is asked for each time something is shown.
 */
function remembered<Found>(find: (structure: Structure) => Found) {
  const known = new WeakMap<Structure, Found>()
  return (structure: Structure): Found => {
    const found = known.get(structure) ?? find(structure)
    known.set(structure, found)
    return found
  }
}

function firstOfEach<T>(all: readonly T[], kindOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const kind = kindOf(one)
    return !seen.has(kind) && seen.add(kind)
  })
}
