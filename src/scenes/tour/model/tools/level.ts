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
import { fromUpright, levelOfZenith, noLevel, toUpright, vectorOf } from '../camera/angles.ts'
import { setLevel } from '../document/room-geometry.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { currentRoom, edit, editShownRoom, type Session } from '../session.ts'
import type { LevelFault, ToolState } from './tool-state.ts'

/** Marks an end of a vertical edge. Two edges set the level at once; a single one waits for `applyLevel`. */
export function addEdgePoint(session: Session, toolState: ToolState, at: Angles) {
  toolState.announcement = null
  toolState.points = [...toolState.points, at]
  const [edge] = edgesOf(toolState)
  if (!edge) return
  if (toolState.points.length === 2) {
    const found = levelOfEdges([edge], currentRoom(session)?.level ?? null)
    if ('fault' in found) refuse(toolState, found.fault.code, 0)
  } else if (toolState.points.length === 4) applyLevel(session, toolState)
}

/** Sets the level from the marked edges. */
export function applyLevel(session: Session, toolState: ToolState) {
  const room = currentRoom(session)
  const [one, other] = edgesOf(toolState)
  if (!room || !one) return
  const found = levelOfEdges(other ? [one, other] : [one], room.level)
  if ('fault' in found) {
    const { fault } = found
    // The one edge was seen to be good when it was marked.
    return refuse(toolState, fault.code, fault.code === 'Short' ? fault.at : 1)
  }
  const { level } = found
  edit(session, 'Level', (document) => setLevel(document, room.id, level))
  toolState.points = []
  toolState.announcement = { code: 'Level', degrees: turnBetween(room.level, level) }
}

/** Resets the level. */
export function undoLevel(session: Session, toolState: ToolState) {
  if (!currentRoom(session)?.level) return
  editShownRoom(session, 'Level', (document, room) => setLevel(document, room, null))
  toolState.points = []
  toolState.announcement = { code: 'LevelUndone' }
}

/** The edges with both ends marked. */
function edgesOf({ points: [a, b, c, d] }: Pick<ToolState, 'points'>): VerticalEdge[] {
  const first = a && b ? [[a, b] as const] : []
  return c && d ? [...first, [c, d] as const] : first
}

/** Reports why an edge is invalid, and removes it and what follows. */
function refuse(toolState: ToolState, code: 'Short' | 'Parallel' | 'Steep', at: number) {
  const isFirst = at === 0
  toolState.points = isFirst ? [] : toolState.points.slice(0, 2)
  toolState.announcement = { code: isFirst && code === 'Parallel' ? 'Lying' : code }
}

/** How far the zenith moves from one level to another, degrees. */
function turnBetween(from: Level | null, to: Level): number {
  const none = { pitch: 0, roll: 0 }
  const [, y] = toUpright(fromUpright([0, 1, 0], from ?? none), to)
  return degrees(Math.acos(Math.min(1, Math.max(-1, y))))
}

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
