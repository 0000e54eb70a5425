import {
  add,
  cross,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../../math/vector.ts'
import { centreOf, type Structure } from '../../model/structure.ts'
import type { Vector } from '../../model/vector.ts'
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

/** From picometres of a structure to metres of the set. */
export function placer(structure: Structure, { at, scale: by }: Pick<Put, 'at' | 'scale'>) {
  const centre = centreOf(structure)
  return ({ x, y, z }: Vector): Vector3 => [
    at[0] + (x - centre.x) * by,
    at[1] + (y - centre.y) * by,
    at[2] + (z - centre.z) * by,
  ]
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

interface BondLook {
  order: number
  radius: number
  /** Of the molecule: the second line of a ring's bond lies on this side. */
  middle: Vector3
}

/** One rod for a single bond, two for a double one; in a ring the second is thinner and lies inside. */
export function putBond(sticks: Sticks, a: Vector3, b: Vector3, look: BondLook): void {
  const { order, radius, middle } = look
  if (order === 1) {
    sticks.add(a, b, radius)
    return
  }
  const inward = sideOf(a, b, middle)
  const apart = radius * 1.5
  if (order === 2) {
    for (const side of [apart, -apart]) {
      const shift = scale(inward, side)
      sticks.add(add(a, shift), add(b, shift), radius * 0.8)
    }
    return
  }
  sticks.add(a, b, radius)
  const shift = scale(inward, radius * 2.6)
  sticks.add(add(a, shift), add(b, shift), radius * 0.45)
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
