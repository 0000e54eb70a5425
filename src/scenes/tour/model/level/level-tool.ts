import { degrees } from '../../../../math/angle.ts'
import {
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { vectorOf } from '../geometry/angles.ts'
import { asTaken, fromUpright, levelOfZenith } from './upright.ts'

/** Two points along a line that is upright in truth: a door frame, a corner of a room. */
export type VerticalEdge = readonly [Angles, Angles]

/**
 * Why there is no level: the two points of an edge are too near each other to tell a line (`at` tells which edge),
 * both edges lie in nearly one plane with the camera, or the picture would have to be turned further than any camera
 * was held.
 */
export type LevelFault = { code: 'Short'; at: number } | { code: 'Parallel' } | { code: 'Steep' }

/** Sines: 2° from point to point, 10° from edge to edge. */
const leastLong = Math.sin((2 * Math.PI) / 180)
const leastApart = Math.sin((10 * Math.PI) / 180)

/** How far from upright a picture may be, degrees. */
const steepest = 60

/**
 * The level of a picture from one upright edge, or from two.
 *
 * An edge and the camera lie in a plane, and the zenith with them. Two planes have one line in common: the zenith. With
 * one edge alone it may lie anywhere in the plane, and the smallest turn is taken: what the picture leans towards the
 * edge or away from it, which the edge cannot show, is taken as it was before.
 * @param shown  the level by which the picture was upright when the points were clicked
 */
export function levelOfEdges(
  edges: readonly [VerticalEdge] | readonly [VerticalEdge, VerticalEdge],
  shown: Level | null,
): { level: Level } | { fault: LevelFault } {
  const before = shown ?? asTaken
  const normals = edges.map(([a, b]) =>
    cross(fromUpright(vectorOf(a), before), fromUpright(vectorOf(b), before)),
  )
  const short = normals.findIndex((normal) => length(normal) < leastLong)
  if (short >= 0) return { fault: { code: 'Short', at: short } }
  const zenith = zenithOf(normals.map(normalize), fromUpright([0, 1, 0], before))
  if (!zenith) return { fault: { code: 'Parallel' } }
  const level = levelOfZenith(zenith)
  const turn = degrees(Math.acos(Math.min(1, Math.max(-1, zenith[1]))))
  return turn > steepest ? { fault: { code: 'Steep' } } : { level }
}

/** @param guess  where the zenith was so far; length 1 */
function zenithOf([one, other]: readonly Vector3[], guess: Vector3): Vector3 | null {
  if (!one) return null
  if (!other) {
    const inPlane = subtract(guess, scale(one, dot(guess, one)))
    return length(inPlane) < leastApart ? null : normalize(inPlane)
  }
  const shared = cross(one, other)
  if (length(shared) < leastApart) return null
  const zenith = normalize(shared)
  return dot(zenith, guess) < 0 ? scale(zenith, -1) : zenith
}
