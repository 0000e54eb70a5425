import { radians } from '../../../../math/angle.ts'
import { add, length, rotate, scale, subtract, type Vec3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'

/** 1.5 is an aromatic bond, such as benzene's. */
export type BondOrder = 1 | 1.5 | 2 | 3

export interface BondedAtom {
  element: ElementSymbol
  /** Picometres. */
  at: Vec3
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

/** The middle of its atoms, picometers. */
export function centerOf({ atoms }: Structure): Vec3 {
  const sum = atoms.reduce<Vec3>((so, { at }) => add(so, at), [0, 0, 0])
  return scale(sum, 1 / Math.max(1, atoms.length))
}

/**
 * Rock salt: the edge of its cubic cell, and the radii of its ions with six neighbors, picometers.
 * Sources: Swanson and Fuyat 1953, NBS Circular 539 II, 41 (5.6402 angstroms at 26 °C); Shannon 1976, Acta
 * Crystallographica A32, 751
 */
export const salt = { cell: 564.02, radii: { Na: 102, Cl: 181 } } as const

/**
 * A cube of rock salt around a sodium ion, with alternating ions along each axis, joined to their neighbors.
 * @param reach  ions from the middle to a face: 1 gives 27, 2 gives 125
 */
export function saltCube(reach: number): Structure {
  const half = salt.cell / 2
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  const cells = steps.flatMap((x) => steps.flatMap((y) => steps.map((z): Vec3 => [x, y, z])))
  const atoms = cells.map((cell): BondedAtom => {
    const isSodium = (cell[0] + cell[1] + cell[2]) % 2 === 0
    return { element: isSodium ? 'Na' : 'Cl', charge: isSodium ? 1 : -1, at: scale(cell, half) }
  })
  const bonds = atoms.flatMap((a, from) =>
    atoms.flatMap((b, to): Bond[] => {
      const isNext = to > from && length(subtract(a.at, b.at)) < half * 1.1
      return isNext ? [{ from, to, order: 1 }] : []
    }),
  )
  return { atoms, bonds }
}

/** A structure with its atoms elsewhere. */
export const movePlaces = ({ atoms, bonds }: Structure, move: (at: Vec3) => Vec3) => ({
  atoms: atoms.map((atom) => ({ ...atom, at: move(atom.at) })),
  bonds,
})

/** Rotates a structure about the vertical axis, then tilts it toward the eye, degrees. */
export const rotateStructure = (structure: Structure, turn: number, tilt: number): Structure =>
  movePlaces(structure, (at) => rotate(rotate(at, [0, radians(turn), 0]), [radians(tilt), 0, 0]))

/** Atoms with their places in the structure, the farthest first: what is nearer lies over the rest. */
export const farthestFirst = ({ atoms }: Structure) =>
  atoms.map((atom, index) => ({ ...atom, index })).sort((a, b) => a.at[2] - b.at[2])
