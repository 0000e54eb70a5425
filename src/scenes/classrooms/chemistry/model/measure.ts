import { angleBetween, length, subtract } from '../../../../math/vector.ts'
import { atomOf, type Structure } from './structure.ts'

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
