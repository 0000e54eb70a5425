import { radians } from '../../../../math/angle.ts'
import { chemistryConfig, type Element, type MoleculeId } from '../config.ts'
import { angleBetween, lengthOf, minus, rotate, type Vector } from './vector.ts'

export interface Atom {
  /** Its place in the molecule; 0 is the middle one, which is bonded to all others. */
  index: number
  element: Element
  at: Vector
}

/** The atoms of a molecule from its published length and angle, the middle one at the origin. */
export function buildMolecule(id: MoleculeId): Atom[] {
  const { centre, outer, count, length, angle } = chemistryConfig.molecules[id]
  const around = directions(count, angle).map(({ x, y, z }) => ({
    x: x * length,
    y: y * length,
    z: z * length,
  }))
  return [{ x: 0, y: 0, z: 0 }, ...around].map((at, index) => ({
    index,
    element: index === 0 ? centre : outer,
    at,
  }))
}

/** Unit vectors that have one angle between any two: two in a plane, three in a pyramid, four in a tetrahedron. */
function directions(count: 2 | 3 | 4, angle: number): Vector[] {
  const a = radians(angle)
  if (count === 2) {
    const [x, y] = [Math.sin(a / 2), -Math.cos(a / 2)]
    return [
      { x: -x, y, z: 0 },
      { x, y, z: 0 },
    ]
  }
  // Three round an upright axis: the sine from it follows from the angle between them.
  const out = (2 * Math.sin(a / 2)) / Math.sqrt(3)
  const down = -Math.sqrt(1 - out * out)
  const ring = [90, 210, 330].map((degrees) => ({
    x: out * Math.cos(radians(degrees)),
    y: down,
    z: out * Math.sin(radians(degrees)),
  }))
  return count === 3 ? ring : [{ x: 0, y: 1, z: 0 }, ...ring]
}

/** The molecule as seen: turned and tilted by degrees, the farthest atom first. */
export function seen(atoms: Atom[], turn: number, tilt: number): Atom[] {
  return atoms
    .map((atom) => ({ ...atom, at: rotate(atom.at, turn, tilt) }))
    .sort((a, b) => a.at.z - b.at.z)
}

const atomAt = (atoms: Atom[], index: number): Atom => {
  const found = atoms.find((atom) => atom.index === index)
  if (!found) throw new RangeError(`No atom ${index}`)
  return found
}

/** From the middle atom to another, picometres, measured from where the atoms are. */
export function bondLength(atoms: Atom[], index: number): number {
  return lengthOf(minus(atomAt(atoms, index).at, atomAt(atoms, 0).at))
}

/** Between the bonds to two outer atoms, degrees, measured from where the atoms are. */
export function bondAngle(atoms: Atom[], first: number, second: number): number | undefined {
  const middle = atomAt(atoms, 0).at
  return angleBetween(
    minus(atomAt(atoms, first).at, middle),
    minus(atomAt(atoms, second).at, middle),
  )
}

/** The same angle as a protractor on the drawing would read it; nothing where a bond points at the eye. */
export function drawnAngle(atoms: Atom[], first: number, second: number): number | undefined {
  const flat = atoms.map((atom) => ({ ...atom, at: { ...atom.at, z: 0 } }))
  return bondAngle(flat, first, second)
}
