import {
  add,
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../../math/vector.ts'
import type { DisplayStyle } from '../../model/lesson/molecule-lab.ts'
import { type BondOrder, centerOf, type Structure } from '../../model/structure.ts'
import { type Named, radiusOf } from './atom-style.ts'

/** A round thing, meters. */
export interface Sphere {
  at: Vector3
  radius: number
}

/** A straight thing, meters. */
export interface Stick {
  from: Vector3
  to: Vector3
  radius: number
}

/** What is drawn of molecules. */
export interface BallStickModel {
  balls: readonly (Sphere & Named)[]
  sticks: readonly Stick[]
}

/** How a molecule is put into the scene. */
export interface Placement {
  /** Where its middle is, meters, and meters to a picometer. */
  at: Vector3
  scale: number
  look: DisplayStyle
  /** Of the covalent radius. */
  share: number
}

/** A molecule in the scene. */
export interface PlacedMolecule extends Placement {
  structure: Structure
  /** From picometers of the structure to meters of the scene. */
  place: (place: Vector3) => Vector3
  /** Of an atom's ball, meters. */
  radius: (atom: Named) => number
}

export function placeMolecule(structure: Structure, placement: Placement): PlacedMolecule {
  const { at, scale: by, look, share } = placement
  const center = centerOf(structure)
  return {
    ...placement,
    structure,
    place: (place) => add(at, scale(subtract(place, center), by)),
    radius: (atom) => radiusOf(atom, look, share) * by,
  }
}

/** A molecule as balls and sticks, or filling its space. */
export function modelOf(molecule: PlacedMolecule): BallStickModel {
  const { structure, at: middle, look, scale: by, place, radius } = molecule
  const balls = structure.atoms.map((atom) => ({
    ...atom,
    at: place(atom.at),
    radius: radius(atom),
  }))
  if (look === 'space') return { balls, sticks: [] }
  const sticks = structure.bonds.flatMap(({ from, to, order }) => {
    const [a, b] = [balls[from], balls[to]]
    return a && b ? bondSticks(a.at, b.at, { order, radius: 9 * by, middle }) : []
  })
  return { balls, sticks }
}

/** Sticks of a bond by its order: how far beside its line, and how thick, in radii of a single one. */
const layouts: Record<BondOrder, readonly { aside: number; thick: number }[]> = {
  1: [{ aside: 0, thick: 1 }],
  // In a ring the second is thinner and lies inside.
  1.5: [
    { aside: 0, thick: 1 },
    { aside: 2.6, thick: 0.45 },
  ],
  2: [1.5, -1.5].map((aside) => ({ aside, thick: 0.8 })),
  3: [2.1, 0, -2.1].map((aside) => ({ aside, thick: 0.7 })),
}

interface BondStyle {
  order: BondOrder
  radius: number
  /** Of the molecule: the second line of a ring's bond lies on this side. */
  middle: Vector3
}

/** One stick for a single bond, two for a double one or a ring's, three for a triple one. */
export function bondSticks(a: Vector3, b: Vector3, { order, radius, middle }: BondStyle): Stick[] {
  const inward: Vector3 = order === 1 ? [0, 0, 0] : sideOf(a, b, middle)
  return layouts[order].map(({ aside, thick }) => {
    const shift = scale(inward, radius * aside)
    return { from: add(a, shift), to: add(b, shift), radius: radius * thick }
  })
}

/** Square to a line, towards a point; of a point on the line, upwards. */
export function sideOf(a: Vector3, b: Vector3, towards: Vector3): Vector3 {
  const along = normalize(subtract(b, a))
  const out = subtract(towards, a)
  const aside = subtract(out, scale(along, dot(out, along)))
  if (length(aside) > 1e-6) return normalize(aside)
  const other: Vector3 = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  return normalize(cross(cross(along, other), along))
}
