import { radians } from '../../../../math/angle.ts'
import { rotate, scale, type Vector3 } from '../../../../math/vector.ts'
import { chemistryConfig, type MoleculeId } from '../config.ts'
import type { Structure } from './structure.ts'

/**
 * A molecule from its published length and angle: the middle atom at the origin is the first, and bonded to all others.
 * Picometers: x to the right, y up, z toward the eye.
 */
export function buildMolecule(id: MoleculeId): Structure {
  const { center, outer, count, length, angle } = chemistryConfig.molecules[id]
  const around = directions(count, angle)
  return {
    atoms: [
      { element: center, charge: 0, at: [0, 0, 0] },
      ...around.map((out) => ({ element: outer, charge: 0, at: scale(out, length) })),
    ],
    bonds: around.map((_, at) => ({ from: 0, to: at + 1, order: id === 'carbonDioxide' ? 2 : 1 })),
  }
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

/** Rotates a molecule about the vertical axis, then tilts it toward the eye, degrees. */
export function rotateStructure(structure: Structure, turn: number, tilt: number): Structure {
  const seenAt = (at: Vector3) => rotate(rotate(at, [0, radians(turn), 0]), [radians(tilt), 0, 0])
  return { ...structure, atoms: structure.atoms.map((atom) => ({ ...atom, at: seenAt(atom.at) })) }
}

/** Atoms with their places in the structure, the farthest first: what is nearer lies over the rest. */
export const farthestFirst = ({ atoms }: Structure) =>
  atoms.map((atom, index) => ({ ...atom, index })).sort((a, b) => a.at[2] - b.at[2])
