import {
  add,
  cross,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../../math/vector.ts'
import { type BondOrder, centreOf, type Structure } from '../../model/structure.ts'
import type { Balls } from './balls.ts'
import { radiusOf } from './looks.ts'
import type { Sticks } from './sticks.ts'

export interface Put {
  /** Where its middle is, metres, and metres to a picometre. */
  at: Vector3
  scale: number
  look: 'balls' | 'space'
  /** Of the covalent radius. */
  share: number
}

/** From picometres of a structure to metres of the scene. */
export function placer(structure: Structure, { at, scale: by }: Pick<Put, 'at' | 'scale'>) {
  const centre = centreOf(structure)
  return (place: Vector3): Vector3 => add(at, scale(subtract(place, centre), by))
}

/** Adds a molecule to balls and sticks. */
export function putMolecule(balls: Balls, sticks: Sticks, structure: Structure, put: Put): void {
  const { atoms, bonds } = structure
  const place = placer(structure, put)
  for (const { element, charge, at } of atoms) {
    const radius = radiusOf({ element, charge }, put.look, put.share) * put.scale
    balls.add(element, charge, ...place(at), radius)
  }
  if (put.look === 'space') return
  for (const { from, to, order } of bonds) {
    const [a, b] = [atoms[from], atoms[to]]
    if (a && b)
      putBond(sticks, place(a.at), place(b.at), { order, radius: 9 * put.scale, middle: put.at })
  }
}

/** Rods of a bond by its order: how far beside its line, and how thick, in radii of a single one. */
const rods: Record<BondOrder, readonly { aside: number; thick: number }[]> = {
  1: [{ aside: 0, thick: 1 }],
  // In a ring the second is thinner and lies inside.
  1.5: [
    { aside: 0, thick: 1 },
    { aside: 2.6, thick: 0.45 },
  ],
  2: [1.5, -1.5].map((aside) => ({ aside, thick: 0.8 })),
  3: [2.1, 0, -2.1].map((aside) => ({ aside, thick: 0.7 })),
}

export const rodsOf = (order: BondOrder): number => rods[order].length

interface BondLook {
  order: BondOrder
  radius: number
  /** Of the molecule: the second line of a ring's bond lies on this side. */
  middle: Vector3
}

/** One rod for a single bond, two for a double one or a ring's, three for a triple one. */
export function putBond(sticks: Sticks, a: Vector3, b: Vector3, look: BondLook): void {
  const { order, radius, middle } = look
  const inward: Vector3 = order === 1 ? [0, 0, 0] : sideOf(a, b, middle)
  for (const { aside, thick } of rods[order]) {
    const shift = scale(inward, radius * aside)
    sticks.add(add(a, shift), add(b, shift), radius * thick)
  }
}

/** Square to a line, towards a point; of a point on the line, upwards. */
export function sideOf(a: Vector3, b: Vector3, towards: Vector3): Vector3 {
  const along = normalize(subtract(b, a))
  const out = subtract(towards, a)
  const aside = subtract(
    out,
    scale(along, out[0] * along[0] + out[1] * along[1] + out[2] * along[2]),
  )
  if (length(aside) > 1e-6) return normalize(aside)
  const other: Vector3 = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  return normalize(cross(cross(along, other), along))
}
