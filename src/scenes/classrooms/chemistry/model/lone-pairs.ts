import { radians } from '../../../../math/angle.ts'
import {
  add,
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import { domainsAt } from './domains.ts'
import { atomOf, neighbors, type Structure } from './structure.ts'

/**
 * The directions of an atom's lone pairs in the ideal arrangement of all domains; of five domains they take
 * equatorial places. That a lone pair takes more room than a bond is neglected.
 * @returns directions of length 1; none where the theory names no shape
 * @throws RangeError for an atom that is not there
 * Source: Gillespie and Nyholm 1957, Quarterly Reviews of the Chemical Society 11, 339 (VSEPR)
 */
export function lonePairsAt(structure: Structure, index: number): Vector3[] {
  const { lonePairs, shape } = domainsAt(structure, index)
  const middle = atomOf(structure, index).at
  const bonds = neighbors(structure, index).map(({ atom }) => {
    return normalize(subtract(atomOf(structure, atom).at, middle))
  })
  const [first, second, third] = bonds
  if (lonePairs === 0 || shape === undefined) return []
  if (!first) return [up, ...besideOne(up, lonePairs - 1)]
  if (!second) return besideOne(first, lonePairs)
  if (lonePairs === 1) return [away(bonds)]
  if (!third) return besideTwo(first, second, lonePairs)
  if (shape === 't-shaped') return besideThree(first, second, third)
  const normal = normalOf(bonds)
  return [normal, scale(normal, -1)]
}

const up: Vector3 = [0, 1, 0]
const tetrahedral = 109.4712
/** Shorter than this, a sum of directions is noise. */
const nothing = 1e-6

/** So many directions at an angle to an axis, evenly round it. */
function evenly(axis: Vector3, open: number, count: number, from: Vector3): Vector3[] {
  const across = cross(axis, from)
  return Array.from({ length: count }, (_, i) => {
    const around = (2 * Math.PI * i) / count
    const out = add(scale(from, Math.cos(around)), scale(across, Math.sin(around)))
    return add(scale(axis, Math.cos(radians(open))), scale(out, Math.sin(radians(open))))
  })
}

/** Any direction square to one: two lone pairs beside a bond may lie in any plane through it. */
function side(axis: Vector3): Vector3 {
  const other: Vector3 = Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]
  return normalize(subtract(other, scale(axis, dot(axis, other))))
}

function besideOne(first: Vector3, count: number): Vector3[] {
  const open = count >= 3 ? tetrahedral : count === 2 ? 120 : 180
  return evenly(first, open, count, side(first))
}

/** Two pairs on the far side of the bonds, above and below their plane; three round the line that the bonds make. */
function besideTwo(first: Vector3, second: Vector3, count: number): Vector3[] {
  if (count > 2 || length(cross(first, second)) < nothing) {
    const axis = lineOf(first, second)
    return evenly(axis, 90, count, side(axis))
  }
  const back = away([first, second])
  return evenly(back, tetrahedral / 2, count, normalOf([first, second]))
}

/** Of a T: its stem and two pairs share the plane square to its arms. */
function besideThree(...bonds: [Vector3, Vector3, Vector3]): Vector3[] {
  const [a, b, c] = bonds
  const ways = [
    { arms: [a, b], stem: c },
    { arms: [b, c], stem: a },
    { arms: [c, a], stem: b },
  ] as const
  const straight = ({ arms }: (typeof ways)[number]) => dot(...arms)
  const { arms, stem } = ways.reduce((best, way) => (straight(way) < straight(best) ? way : best))
  const axis = lineOf(...arms)
  const out = subtract(stem, scale(axis, dot(axis, stem)))
  const foot = length(out) < nothing ? side(axis) : normalize(out)
  return evenly(foot, 120, 2, cross(axis, foot))
}

/** The line from one of two opposite bonds to the other; that of the first if a file has both in one place. */
function lineOf(one: Vector3, other: Vector3): Vector3 {
  const line = subtract(one, other)
  return length(line) < nothing ? one : normalize(line)
}

/** Opposite all bonds together; where they cancel out, square to them. */
function away(bonds: readonly Vector3[]): Vector3 {
  const sum = bonds.reduce<Vector3>((a, b) => add(a, b), [0, 0, 0])
  return length(sum) < nothing ? normalOf(bonds) : normalize(scale(sum, -1))
}

/** Square to the first bond and to the one that makes the widest corner with it. */
function normalOf([first = up, ...others]: readonly Vector3[]): Vector3 {
  const crosses = others.map((other) => cross(first, other))
  const widest = crosses.reduce((a, b) => (length(b) > length(a) ? b : a), [0, 0, 0] as Vector3)
  return length(widest) < nothing ? side(first) : normalize(widest)
}
