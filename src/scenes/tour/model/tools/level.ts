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
import { currentRoom, edit, type Session } from '../session.ts'
import type { LevelFault, ToolState } from './tool-state.ts'

/** Marks an end of something upright. Two edges put the picture upright at once; one waits for `levelNow`. */
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

/** Puts the picture upright by the edges that are marked. */
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

/** The picture as it was taken. */
export function undoLevel(session: Session, toolState: ToolState) {
  const room = currentRoom(session)
  if (!room?.level) return
  edit(session, 'Level', (document) => setLevel(document, room.id, null))
  toolState.points = []
  toolState.announcement = { code: 'LevelUndone' }
}

/** The edges whose both ends are marked. */
function edgesOf({ points: [a, b, c, d] }: Pick<ToolState, 'points'>): VerticalEdge[] {
  const first = a && b ? [[a, b] as const] : []
  return c && d ? [...first, [c, d] as const] : first
}

/** Says why an edge is none, and takes it and what follows away. */
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

/** Two points along a line that is upright in truth: a door frame, a corner of a room. */
export type VerticalEdge = readonly [Angles, Angles]

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
