import { degrees } from '../../../../../math/angle.ts'
import { cross, dot, length, normalize, subtract, type Vec3 } from '../../../../../math/vector.ts'
import { atomOf, type Structure } from '../structure.ts'

/**
 * How far the bond at one end is turned from that at the other, seen along the middle one, degrees from -180 to 180;
 * nothing where three lie in one line. Nothing of a lesson shows it: it checks how molecules are put together.
 * Source: IUPAC, Compendium of Chemical Terminology, "torsion angle"
 */
export function torsion(structure: Structure, chain: readonly [number, number, number, number]) {
  const places = chain.map((index) => atomOf(structure, index).at)
  const [a, b, c, d] = places as [Vec3, Vec3, Vec3, Vec3]
  const along = subtract(c, b)
  const first = cross(subtract(b, a), along)
  const second = cross(along, subtract(d, c))
  if (length(first) < 1e-9 || length(second) < 1e-9) return undefined
  const sine = dot(cross(first, second), normalize(along))
  return degrees(Math.atan2(sine, dot(first, second)))
}
