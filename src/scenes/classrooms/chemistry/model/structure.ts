import { radians } from '../../../../math/angle.ts'
import { add, cross, normalize, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'

/** 1.5 is an aromatic bond, such as benzene's. */
export type BondOrder = 1 | 1.5 | 2 | 3

export interface BondedAtom {
  element: ElementSymbol
  /** Picometres. */
  at: Vector3
  /** Elementary charges. */
  charge: number
}

export interface Bond {
  /** Places in the list of atoms. */
  from: number
  to: number
  order: BondOrder
}

/** Atoms in space and the bonds between them. */
export interface Structure {
  atoms: readonly BondedAtom[]
  bonds: readonly Bond[]
}

/** @throws RangeError for an atom that is not there */
export function atomOf({ atoms }: Structure, index: number): BondedAtom {
  const atom = atoms[index]
  if (!atom) throw new RangeError(`No atom ${index}`)
  return atom
}

/** The atoms bonded to an atom, with the bond order. */
export function neighbors(
  { bonds }: Structure,
  index: number,
): { atom: number; order: BondOrder }[] {
  return bonds.flatMap(({ from, to, order }) => {
    if (from === index) return [{ atom: to, order }]
    return to === index ? [{ atom: from, order }] : []
  })
}

export const chargeOf = ({ atoms }: Structure): number =>
  atoms.reduce((sum, { charge }) => sum + charge, 0)

/** The middle of its atoms, picometres. */
export function centerOf({ atoms }: Structure): Vector3 {
  const sum = atoms.reduce<Vector3>((so, { at }) => add(so, at), [0, 0, 0])
  return scale(sum, 1 / Math.max(1, atoms.length))
}

/**
 * Rock salt: the edge of its cubic cell, and the radii of its ions with six neighbors, picometres.
 * Sources: Swanson and Fuyat 1953, NBS Circular 539 II, 41 (5.6402 angstroms at 26 °C); Shannon 1976, Acta
 * Crystallographica A32, 751
 */
export const salt = { cell: 564.02, radii: { Na: 102, Cl: 181 } } as const

/**
 * A cube of rock salt around a sodium ion, with alternating ions along each axis.
 * @param reach  ions from the middle to a face: 1 gives 27, 2 gives 125
 * @throws RangeError for a reach that is no whole number from 0 to 6
 */
export function saltCube(reach: number): BondedAtom[] {
  if (!Number.isInteger(reach) || reach < 0 || reach > 6) {
    throw new RangeError(`No cube of salt reaches ${reach} ions`)
  }
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  const half = salt.cell / 2
  return steps.flatMap((x) =>
    steps.flatMap((y) =>
      steps.map((z): BondedAtom => {
        const sodium = (x + y + z) % 2 === 0
        const at = [x * half, y * half, z * half] as const
        return { element: sodium ? 'Na' : 'Cl', charge: sodium ? 1 : -1, at }
      }),
    ),
  )
}

/** An atom by those before it: how far from one, at which angle to a second, and turned about both from a third. */
export interface InternalAtom {
  element: ElementSymbol
  charge?: number
  /** Atom and picometers; none for the first. */
  distance?: readonly [of: number, picometres: number]
  /** Atom and degrees; none for the first two. */
  angle?: readonly [to: number, degrees: number]
  /** Atom and degrees, seen along the bond clockwise from it; none for the first three. */
  turn?: readonly [from: number, degrees: number]
}

/**
 * Converts internal coordinates (lengths, angles, torsions) to positions: the first atom at the origin, the second to
 * the right of it.
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
