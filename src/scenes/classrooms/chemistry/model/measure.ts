import { degrees } from '../../../../math/angle.ts'
import { cross, dot, length, normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { atomOf, type Structure } from './structure.ts'
import { angleBetween, lengthOf, minus } from './vector.ts'

/**
 * Between two atoms, bonded or not, picometres.
 * @throws RangeError for an atom that is not there
 */
export function distanceBetween(structure: Structure, a: number, b: number): number {
  return lengthOf(minus(atomOf(structure, a).at, atomOf(structure, b).at))
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
    minus(atomOf(structure, a).at, corner),
    minus(atomOf(structure, b).at, corner),
  )
}

/**
 * How far the bond at one end is turned from that at the other, seen along the middle one, degrees from -180 to 180;
 * nothing where three lie in one line.
 * Source: IUPAC, Compendium of Chemical Terminology, "torsion angle"
 */
export function torsion(structure: Structure, chain: readonly [number, number, number, number]) {
  const places = chain.map((index): Vector3 => {
    const { x, y, z } = atomOf(structure, index).at
    return [x, y, z]
  })
  const [a, b, c, d] = places as [Vector3, Vector3, Vector3, Vector3]
  const along = subtract(c, b)
  const first = cross(subtract(b, a), along)
  const second = cross(along, subtract(d, c))
  if (length(first) < 1e-9 || length(second) < 1e-9) return undefined
  const sine = dot(cross(first, second), normalize(along))
  return degrees(Math.atan2(sine, dot(first, second)))
}
