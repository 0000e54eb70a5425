import { proxy } from 'valtio/vanilla'
import { changeRoom } from '../document/rooms.ts'
import type { Angles } from '../document/tour-document.ts'
import { editShownRoom, type Session } from '../session.ts'
import type { Units } from './units.ts'

/**
 * Why there is no level: the two points of an edge are too near each other to tell a line, both edges lie in nearly one
 * plane with the camera, or the picture would have to be turned further than any camera was held.
 */
export type LevelFault = 'Short' | 'Parallel' | 'Steep'

/**
 * Why nothing can be measured: a point is not below the horizon, both are one point, or the length that was given
 * makes a camera of an impossible height.
 */
export type MeasureFault = { code: 'Horizon' | 'Together' } | { code: 'Impossible'; height: number }

export type ToolName = 'north' | 'level' | 'measure'

/** What a tool did or refused, for the sentence that is read out: `toolSaid` + code. */
type ToolAnnouncement =
  | { code: 'North' | 'NorthGone' | 'LevelUndone' | 'HeightGone' }
  /** the picture was turned by so many degrees */
  | { code: 'Level'; degrees: number }
  /** meters */
  | { code: 'Height'; height: number }
  /** The edge is horizontal, not vertical. */
  | { code: 'Lying' }
  | { code: LevelFault }
  | MeasureFault

/** How far the marking in a room's picture has come. */
export type ToolState = {
  tool: ToolName
  /** What was pressed, in turn: two ends of an edge or of what is measured, and then of a second edge. */
  points: readonly Angles[]
  announcement: ToolAnnouncement | null
  units: Units
}

export const createToolState = (): ToolState =>
  proxy<ToolState>({ tool: 'measure', points: [], announcement: null, units: 'metres' })

/** Selects a tool and clears the points of another. */
export function selectTool(toolState: ToolState, tool: ToolName) {
  Object.assign(toolState, { tool, points: [], announcement: null })
}

/** Clears the points. */
export function clearPoints(toolState: ToolState) {
  Object.assign(toolState, { points: [], announcement: null })
}

/** Sets the room's north. @param yaw  in the room's upright picture; null clears it */
export function markNorth(session: Session, toolState: ToolState, yaw: number | null) {
  editShownRoom(session, 'North', (document, room) => changeRoom(document, room, { north: yaw }))
  toolState.announcement = { code: yaw === null ? 'NorthGone' : 'North' }
}
