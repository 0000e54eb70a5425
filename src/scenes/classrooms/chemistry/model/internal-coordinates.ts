import { radians } from '../../../../math/angle.ts'
import { add, cross, normalize, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'
import type { BondedAtom } from './structure.ts'

/** An atom by those before it: how far from one, at which angle to a second, and turned about both from a third. */
export interface InternalAtom {
  element: ElementSymbol
  charge?: number
  /** Atom and picometres; none for the first. */
  distance?: readonly [of: number, picometres: number]
  /** Atom and degrees; none for the first two. */
  angle?: readonly [to: number, degrees: number]
  /** Atom and degrees, seen along the bond clockwise from it; none for the first three. */
  turn?: readonly [from: number, degrees: number]
}

/**
 * Places in space from lengths, angles and turns: the first at the origin, the second to the right of it.
 * @throws RangeError where an atom is measured from one that does not come before it, or three lie in one line
 * Source: Parsons et al. 2005, Journal of Computational Chemistry 26, 1063
 */
export function placeAtoms(rows: readonly InternalAtom[]): BondedAtom[] {
  const placed: Vector3[] = []
  for (const row of rows) placed.push(placeOne(row, placed))
  return rows.map(({ element, charge = 0 }, i) => {
    const at = placed[i] ?? ([0, 0, 0] as const)
    return { element, charge, at }
  })
}

function placeOne({ distance, angle, turn }: InternalAtom, placed: readonly Vector3[]): Vector3 {
  const at = (index: number): Vector3 => {
    const found = placed[index]
    if (!found) throw new RangeError(`Atom ${placed.length} is measured from ${index}`)
    return found
  }
  if (!distance) return [0, 0, 0]
  const [of, length] = distance
  if (!angle) return add(at(of), [length, 0, 0])
  const along = normalize(subtract(at(of), at(angle[0])))
  // Two atoms have no third direction: any level one will do for the plane of the third.
  const third = turn ? subtract(at(angle[0]), at(turn[0])) : ([0, 1, 0] as const)
  const normal = normalize(cross(third, along))
  const across = cross(normal, along)
  const open = radians(angle[1])
  const about = radians(turn ? turn[1] : 0)
  const parts: Vector3 = [
    -length * Math.cos(open),
    length * Math.sin(open) * Math.cos(about),
    length * Math.sin(open) * Math.sin(about),
  ]
  return add(
    at(of),
    add(scale(along, parts[0]), add(scale(across, parts[1]), scale(normal, parts[2]))),
  )
}
