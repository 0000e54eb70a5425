import { proxy } from 'valtio/vanilla'
import type { Angles } from '../document/tour-document.ts'
import type { LevelFault } from '../level/level-tool.ts'
import type { MeasureFault } from '../measure/measure.ts'
import type { Units } from '../measure/units.ts'

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
