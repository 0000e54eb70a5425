import { ref, snapshot } from 'valtio/vanilla'
import { type Design, type Moment, momentParts } from './design.ts'

/** So many steps can be taken back. */
export const longestHistory = 60

/** The design as it is, in copies that nobody changes. */
function momentOf(design: Design): Moment {
  const now = snapshot(design)
  return copyOf(
    Object.fromEntries(momentParts.map((part) => [part, now[part]])) as unknown as Moment,
  )
}

const copyOf = (moment: Moment): Moment => JSON.parse(JSON.stringify(moment))

/**
 * Remembers the design as it is, before a step changes it. What was undone is given up.
 * @param by  names the control that is touched: further touches of it belong to the same step
 */
export function remember(design: Design, by?: string): void {
  if (by !== undefined && design.future.length === 0 && design.past.at(-1)?.by === by) return
  const moment = momentOf(design)
  // Nobody watches what is remembered.
  const kept = ref(by === undefined ? moment : { ...moment, by })
  design.past = [...design.past, kept].slice(-longestHistory)
  design.future = []
}

/** An id that nothing of its kind has or had: what is undone may come back. */
export function freshId(design: Design, kind: 'items' | 'walls' | 'covers'): number {
  const moments: Moment[] = [design, ...design.past, ...design.future]
  const all = moments.flatMap<{ id: number }>((each) => each[kind])
  return 1 + all.reduce((most, { id }) => Math.max(most, id), 0)
}

/** @returns whether there was something to undo */
export function undo(design: Design): boolean {
  return go(design, 'past', 'future')
}

/** @returns whether there was something to do again */
export function redo(design: Design): boolean {
  return go(design, 'future', 'past')
}

function go(design: Design, from: 'past' | 'future', to: 'past' | 'future'): boolean {
  const moment = design[from].at(-1)
  if (!moment) return false
  const { by: _, camera, ...kept } = copyOf(moment)
  design[to] = [...design[to], ref(momentOf(design))]
  design[from] = design[from].slice(0, -1)
  // In a room of our own the camera is the visitor, who walked there by no step.
  Object.assign(design, kept, !design.room && { camera })
  // A tool whose handles are gone would hold the photo.
  const isBare =
    (design.tool === 'scale' && !design.yardstick) || (design.tool === 'lines' && !design.pairs)
  if (isBare) design.tool = null
  if (!design.items.some(({ id }) => id === design.selected)) design.selected = null
  if (!design.covers.some(({ id }) => id === design.cover)) design.cover = null
  return true
}

/** Puts the camera back to where it was before the step that is under way: what cannot be changes nothing. */
export function keepCamera(design: Design): void {
  const before = design.past.at(-1)
  if (!before) return
  const { camera, confidence, heightBy, walls, ceiling, items } = copyOf(before)
  // Walls had followed the camera, and what hangs on them.
  Object.assign(design, { camera, confidence, heightBy, walls, ceiling, items })
}

/** Gives up a remembered step that changed nothing. */
export function forgetIdle(design: Design): void {
  const before = design.past.at(-1)
  if (!before) return
  const { by: _, ...kept } = before
  if (JSON.stringify(kept) === JSON.stringify(momentOf(design))) {
    design.past = design.past.slice(0, -1)
  }
}
