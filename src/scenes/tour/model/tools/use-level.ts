import { degrees } from '../../../../math/angle.ts'
import { type Desk, edit, presentRoom } from '../desk/desk.ts'
import { setLevel } from '../document/level.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { levelOfEdges, type VerticalEdge } from '../level/level-tool.ts'
import { fromUpright, toUpright } from '../level/upright.ts'
import type { Tooling } from './tooling.ts'

/** Marks an end of something upright. Two edges put the picture upright at once; one waits for `levelNow`. */
export function markEdge(desk: Desk, tooling: Tooling, at: Angles) {
  tooling.said = null
  tooling.points = [...tooling.points, at]
  const [edge] = edgesOf(tooling)
  if (!edge) return
  if (tooling.points.length === 2) {
    const found = levelOfEdges([edge], presentRoom(desk)?.level ?? null)
    if ('fault' in found) refuse(tooling, found.fault.code, 0)
  } else if (tooling.points.length === 4) levelNow(desk, tooling)
}

/** Puts the picture upright by the edges that are marked. */
export function levelNow(desk: Desk, tooling: Tooling) {
  const room = presentRoom(desk)
  const [one, other] = edgesOf(tooling)
  if (!room || !one) return
  const found = levelOfEdges(other ? [one, other] : [one], room.level)
  if ('fault' in found) {
    const { fault } = found
    // The one edge was seen to be good when it was marked.
    return refuse(tooling, fault.code, fault.code === 'Short' ? fault.at : 1)
  }
  const { level } = found
  edit(desk, 'Level', (document) => setLevel(document, room.id, level))
  tooling.points = []
  tooling.said = { code: 'Level', degrees: turnBetween(room.level, level) }
}

/** The picture as it was taken. */
export function undoLevel(desk: Desk, tooling: Tooling) {
  const room = presentRoom(desk)
  if (!room?.level) return
  edit(desk, 'Level', (document) => setLevel(document, room.id, null))
  tooling.points = []
  tooling.said = { code: 'LevelUndone' }
}

/** The edges whose both ends are marked. */
function edgesOf({ points: [a, b, c, d] }: Pick<Tooling, 'points'>): VerticalEdge[] {
  const first = a && b ? [[a, b] as const] : []
  return c && d ? [...first, [c, d] as const] : first
}

/** Says why an edge is none, and takes it and what follows away. */
function refuse(tooling: Tooling, code: 'Short' | 'Parallel' | 'Steep', at: number) {
  const isFirst = at === 0
  tooling.points = isFirst ? [] : tooling.points.slice(0, 2)
  tooling.said = { code: isFirst && code === 'Parallel' ? 'Lying' : code }
}

/** How far the zenith moves from one level to another, degrees. */
function turnBetween(from: Level | null, to: Level): number {
  const none = { pitch: 0, roll: 0 }
  const [, y] = toUpright(fromUpright([0, 1, 0], from ?? none), to)
  return degrees(Math.acos(Math.min(1, Math.max(-1, y))))
}
