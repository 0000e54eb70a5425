import { radians } from '../../../../math/angle.ts'
import {
  angleBetween,
  length,
  rotate,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import { chemistryConfig, type Element, type MoleculeId } from '../config.ts'

export interface Atom {
  /** index in the molecule; 0 is the central atom, which is bonded to all others */
  index: number
  element: Element
  /** Picometers: x to the right, y up, z toward the eye. */
  at: Vector3
}

/** The atoms of a molecule from its published length and angle, the middle one at the origin. */
export function buildMolecule(id: MoleculeId): Atom[] {
  const { centre, outer, count, length: bond, angle } = chemistryConfig.molecules[id]
  const middle: Vector3 = [0, 0, 0]
  const around = directions(count, angle).map((direction) => scale(direction, bond))
  return [middle, ...around].map((at, index) => ({
    index,
    element: index === 0 ? centre : outer,
    at,
  }))
}

/** Unit vectors with equal angles between any two: two in a plane, three in a pyramid, four in a tetrahedron. */
function directions(count: 2 | 3 | 4, angle: number): Vector3[] {
  const a = radians(angle)
  if (count === 2) {
    const [x, y] = [Math.sin(a / 2), -Math.cos(a / 2)]
    return [
      [-x, y, 0],
      [x, y, 0],
    ]
  }
  // Three round an upright axis: the sine from it follows from the angle between them.
  const out = (2 * Math.sin(a / 2)) / Math.sqrt(3)
  const down = -Math.sqrt(1 - out * out)
  const ring = [90, 210, 330].map((degrees): Vector3 => {
    const around = radians(degrees)
    return [out * Math.cos(around), down, out * Math.sin(around)]
  })
  return count === 3 ? ring : [[0, 1, 0], ...ring]
}

/**
 * Rotates the molecule about the vertical axis, then tilts it toward the eye, degrees; sorts the farthest atom first.
 */
export function seen(atoms: Atom[], turn: number, tilt: number): Atom[] {
  const seenAt = (at: Vector3) => rotate(rotate(at, [0, radians(turn), 0]), [radians(tilt), 0, 0])
  return atoms.map((atom) => ({ ...atom, at: seenAt(atom.at) })).sort((a, b) => a.at[2] - b.at[2])
}

const atomAt = (atoms: Atom[], index: number): Atom => {
  const found = atoms.find((atom) => atom.index === index)
  if (!found) throw new RangeError(`No atom ${index}`)
  return found
}

/** Distance of an atom from the central one, picometers, measured from the positions. */
export function bondLength(atoms: Atom[], index: number): number {
  return length(subtract(atomAt(atoms, index).at, atomAt(atoms, 0).at))
}

/** Angle between the bonds to two outer atoms, degrees, measured from the positions. */
export function bondAngle(atoms: Atom[], first: number, second: number): number | undefined {
  const middle = atomAt(atoms, 0).at
  return angleBetween(
    subtract(atomAt(atoms, first).at, middle),
    subtract(atomAt(atoms, second).at, middle),
  )
}

/** The same angle measured on the drawing; undefined when a bond points at the eye. */
export function drawnAngle(atoms: Atom[], first: number, second: number): number | undefined {
  const flat = atoms.map((atom) => ({ ...atom, at: [atom.at[0], atom.at[1], 0] as const }))
  return bondAngle(flat, first, second)
}
