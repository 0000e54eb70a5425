import { degrees } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import {
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vec3,
} from '../../../../math/vector.ts'
import { fromUpright, levelOfZenith, noLevel, toUpright, vectorOf } from '../camera/angles.ts'
import { setLevel } from '../document/rooms.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { currentRoom, editShownRoom, type LevelFault, type Session } from '../session.ts'

/** Marks an end of a vertical edge. Two edges set the level at once; a single one waits for `applyLevel`. */
export function addEdgePoint(session: Session, at: Angles) {
  session.toolAnnouncement = null
  session.toolPoints = [...session.toolPoints, at]
  const { length } = session.toolPoints
  if (length === 2) markedLevel(session)
  else if (length === 4) applyLevel(session)
}

/** Sets the level from the marked edges. */
export function applyLevel(session: Session) {
  const before = currentRoom(session)?.level ?? noLevel
  const level = markedLevel(session)
  if (!level) return
  editShownRoom(session, 'Level', setLevel, level)
  session.toolPoints = []
  const zenith = toUpright(fromUpright([0, 1, 0], before), level)
  session.toolAnnouncement = { code: 'Level', degrees: angleToZenith(zenith) }
}

/** Resets the level. */
export function clearLevel(session: Session) {
  if (!currentRoom(session)?.level) return
  editShownRoom(session, 'Level', setLevel, null)
  session.toolPoints = []
  session.toolAnnouncement = { code: 'LevelUndone' }
}

/** The level by the marked edges; the last edge is removed where it gives none, and it is said why. */
function markedLevel(session: Session): Level | null {
  const room = currentRoom(session)
  const [a, b, c, d] = session.toolPoints
  if (!room || !a || !b) return null
  const isOne = !c || !d
  const found = levelOfEdges(
    isOne
      ? [[a, b]]
      : [
          [a, b],
          [c, d],
        ],
    room.level,
  )
  if ('level' in found) return found.level
  session.toolPoints = isOne ? [] : [a, b]
  session.toolAnnouncement = { code: isOne && found.fault === 'Parallel' ? 'Lying' : found.fault }
  return null
}

/** Degrees from a vector of length 1 to straight up. */
const angleToZenith = ([, up]: Vec3) => degrees(Math.acos(clamp(up, -1, 1)))

/** Two points on a vertical edge: a door frame, a corner of a room. */
export type VerticalEdge = readonly [Angles, Angles]

/** Sines: 2° between points, 10° between edges. */
const leastLong = Math.sin((2 * Math.PI) / 180)
const leastApart = Math.sin((10 * Math.PI) / 180)

/** The most tilt of a picture, degrees. */
const steepest = 60

/**
 * The level of a picture from one vertical edge, or from two. An edge and the camera span a plane that contains the
 * zenith. Two planes intersect in the zenith. With one edge the smallest correction is used: the tilt along the edge,
 * which it does not show, stays as it was.
 * @param shown  the level by which the picture was upright when the points were clicked
 */
export function levelOfEdges(
  edges: readonly [VerticalEdge] | readonly [VerticalEdge, VerticalEdge],
  shown: Level | null,
): { level: Level } | { fault: LevelFault } {
  const before = shown ?? noLevel
  const normals = edges.map(([a, b]) =>
    cross(fromUpright(vectorOf(a), before), fromUpright(vectorOf(b), before)),
  )
  if (normals.some((normal) => length(normal) < leastLong)) return { fault: 'Short' }
  const zenith = zenithOf(normals.map(normalize), fromUpright([0, 1, 0], before))
  if (!zenith) return { fault: 'Parallel' }
  return angleToZenith(zenith) > steepest ? { fault: 'Steep' } : { level: levelOfZenith(zenith) }
}

/** @param guess  where the zenith was so far; length 1 */
function zenithOf([one, other]: readonly Vec3[], guess: Vec3): Vec3 | null {
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
