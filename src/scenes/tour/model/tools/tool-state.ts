import { proxy } from 'valtio/vanilla'
import { setNorth } from '../document/rooms.ts'
import type { Angles } from '../document/tour-document.ts'
import { type Desk, edit, presentRoom } from '../session.ts'
import type { Units } from './units.ts'

/**
 * Why there is no level: the two points of an edge are too near each other to tell a line (`at` tells which edge),
 * both edges lie in nearly one plane with the camera, or the picture would have to be turned further than any camera
 * was held.
 */
export type LevelFault = { code: 'Short'; at: number } | { code: 'Parallel' } | { code: 'Steep' }

/**
 * Why nothing can be measured: a point is not below the horizon (`at` tells which of the two), both are one
 * point, or the length that was given makes a camera of an impossible height.
 */
export type MeasureFault =
  | { code: 'Horizon'; at: 0 | 1 }
  | { code: 'Together' }
  | { code: 'Length'; height: number }

export type ToolName = 'north' | 'level' | 'measure'

/** What a tool did or refused, for the sentence that is read out: `toolSaid` + code. */
export type ToolSaid =
  | { code: 'North' | 'NorthGone' | 'LevelUndone' | 'HeightGone' }
  /** the picture was turned by so many degrees */
  | { code: 'Level'; degrees: number }
  /** metres */
  | { code: 'Height'; height: number }
  /** Both are one edge that lies, rather than stands. */
  | { code: 'Lying' }
  | { code: LevelFault['code'] }
  | { code: Exclude<MeasureFault['code'], 'Length'> }
  | { code: 'Impossible'; height: number }

/** How far the marking in a room's picture has come. */
export type Tooling = {
  tool: ToolName
  /** What was pressed, in turn: two ends of an edge or of what is measured, and then of a second edge. */
  points: readonly Angles[]
  said: ToolSaid | null
  units: Units
}

export const createTooling = (): Tooling =>
  proxy<Tooling>({ tool: 'measure', points: [], said: null, units: 'metres' })

/** Takes up a tool; what was begun with another ends. */
export function takeTool(tooling: Tooling, tool: ToolName) {
  Object.assign(tooling, { tool, points: [], said: null })
}

/** Forgets what was pressed. */
export function startAgain(tooling: Tooling) {
  Object.assign(tooling, { points: [], said: null })
}

/** North is where the visitor looks. @param yaw  in the room's upright picture; null: it is not known any more */
export function markNorth(desk: Desk, tooling: Tooling, yaw: number | null) {
  const room = presentRoom(desk)
  if (!room) return
  edit(desk, 'North', (document) => setNorth(document, room.id, yaw))
  tooling.said = { code: yaw === null ? 'NorthGone' : 'North' }
}
