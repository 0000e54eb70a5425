import {
  add,
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vec3,
} from '../../../../../math/vector.ts'
import type { DisplayStyle } from '../../model/lesson/molecule-lab.ts'
import { atomOf, type BondOrder, centerOf, type Structure } from '../../model/structure.ts'
import { type ElementAndCharge, radiusOf } from './atom-style.ts'

/** A round thing. All of a model is in picometers: the group around it scales it to the scene. */
export interface Ball {
  at: Vec3
  radius: number
}

/** A straight thing. */
export interface Stick {
  from: Vec3
  to: Vec3
  radius: number
}

/** What is drawn of molecules. */
export interface BallStickModel {
  balls: readonly (Ball & ElementAndCharge)[]
  sticks: readonly Stick[]
}

interface ModelStyle {
  look: DisplayStyle
  /** Of the covalent radius. */
  share: number
  /** Radius of a single bond. */
  stick?: number
  /** Where the second line of a ring's bond lies: on the side of the middle unless told. */
  towards?: Vec3
}

/** Atoms and bonds as balls and sticks; where balls fill their space the sticks are within them. */
export function modelOf(structure: Structure, style: ModelStyle): BallStickModel {
  const { look, share, stick = 9, towards = centerOf(structure) } = style
  const balls = structure.atoms.map((atom) => ({ ...atom, radius: radiusOf(atom, look, share) }))
  const sticks = structure.bonds.flatMap(({ from, to, order }) => {
    const [a, b] = [atomOf(structure, from).at, atomOf(structure, to).at]
    const inward: Vec3 = order === 1 ? [0, 0, 0] : perpendicularTowards(a, b, towards)
    return layouts[order].map(({ aside, thick }) => {
      const shift = scale(inward, stick * aside)
      return { from: add(a, shift), to: add(b, shift), radius: stick * thick }
    })
  })
  return { balls, sticks }
}

/**
 * One stick for a single bond, two for a double one or a ring's, three for a triple one: how far beside its line, and
 * how thick, in radii of a single one.
 */
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

/** Square to a line, towards a point; of a point on the line, upwards. */
export function perpendicularTowards(a: Vec3, b: Vec3, towards: Vec3): Vec3 {
  const along = normalize(subtract(b, a))
  const out = subtract(towards, a)
  const aside = subtract(out, scale(along, dot(out, along)))
  if (length(aside) > 1e-6) return normalize(aside)
  const other: Vec3 = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  return normalize(cross(cross(along, other), along))
}
