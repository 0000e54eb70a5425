import { chemistryConfig, moleculeIds } from '../config.ts'
import { angleAt, distanceBetween } from './measure.ts'
import type { StructureId } from './shelf.ts'
import { atomOf, neighbours, type Structure } from './structure.ts'

export type Pair = readonly [a: number, b: number]
export type Corner = readonly [a: number, middle: number, b: number]

/**
 * The bonds of a structure that differ, by their elements and their length: one of each kind is enough to measure.
 * @returns places of atoms, in the order of the bonds
 */
export function differentBonds(structure: Structure): Pair[] {
  const pairs = structure.bonds.map(({ from, to }): Pair => [from, to])
  return firstOfEach(pairs, ([a, b]) => {
    const names = [a, b].map((index) => atomOf(structure, index).element).sort()
    return `${names.join('-')} ${distanceBetween(structure, a, b).toFixed(1)}`
  })
}

/** The angles between two bonds that differ, in the same way: to a tenth of a degree. */
export function differentAngles(structure: Structure): Corner[] {
  const corners = structure.atoms.flatMap((_, middle) => {
    const around = neighbours(structure, middle).map(({ atom }) => atom)
    return around.flatMap((a, i) => around.slice(i + 1).map((b): Corner => [a, middle, b]))
  })
  return firstOfEach(corners, ([a, middle, b]) => {
    const ends = [a, b].map((index) => atomOf(structure, index).element).sort()
    const degrees = angleAt(structure, a, middle, b) ?? 0
    return `${atomOf(structure, middle).element} ${ends.join('-')} ${degrees.toFixed(1)}`
  })
}

/**
 * Places after the point to which the angles of a molecule are in print; the sources are those of config.ts and shelf.ts.
 * Ethanol's at its carbons come from rounded places of hydrogen, so they are worth no more.
 */
export function anglePlaces(id: StructureId): number {
  const known = moleculeIds.find((molecule) => molecule === id)
  return known ? chemistryConfig.molecules[known].places.angle : 1
}

function firstOfEach<T>(all: readonly T[], kindOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const kind = kindOf(one)
    return !seen.has(kind) && seen.add(kind)
  })
}
