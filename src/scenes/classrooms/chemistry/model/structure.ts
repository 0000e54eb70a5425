import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'

/** 1.5 is a bond of a ring such as benzene's, whose electrons go round. */
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

/** The atoms bonded to one, with the order of the bond, in the order of the bonds. */
export function neighbours(
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
export function centreOf({ atoms }: Structure): Vector3 {
  const sum = atoms.reduce<Vector3>((so, { at }) => add(so, at), [0, 0, 0])
  return scale(sum, 1 / Math.max(1, atoms.length))
}
