import { ref, snapshot } from 'valtio/vanilla'
import {
  moments,
  redo as redoStep,
  remember as rememberStep,
  type UndoHistory,
  undo as undoStep,
} from '../../../projects/undo-history.ts'
import { type Design, type Moment, momentParts } from './design.ts'

/** The design as it is, in copies that nobody changes. */
function momentOf(design: Design): Moment {
  const now = snapshot(design)
  return copyOf(
    Object.fromEntries(momentParts.map((part) => [part, now[part]])) as unknown as Moment,
  )
}

const copyOf = (moment: Moment): Moment => JSON.parse(JSON.stringify(moment))

/** What was done to the design, as the one design of undoing has it. */
function historyOf(design: Design): UndoHistory<Moment, null> {
  const { past, future } = design
  return {
    past,
    future,
    // Only where it is asked for: a drag goes on with each frame, and copies nothing.
    get present() {
      return momentOf(design)
    },
  }
}

/** Nobody watches what is remembered. */
function setHistory(
  design: Design,
  { past, future }: Pick<UndoHistory<Moment, null>, 'past' | 'future'>,
): void {
  Object.assign(design, { past: ref([...past]), future: ref([...future]) })
}

/**
 * Remembers the design as it is, before a step changes it. What was undone is given up.
 * @param by  names the control that is touched: further touches of it belong to the same step
 */
export function remember(design: Design, by: string | null = null): void {
  const history = historyOf(design)
  const next = rememberStep(history, null, by)
  if (next !== history) setHistory(design, next)
}

/** An id that nothing of its kind has or had: what is undone may come back. */
export function freshId(design: Design, kind: 'items' | 'walls' | 'covers'): number {
  const { past, future } = design
  const all = moments<Moment, null>({ present: design, past, future })
  return 1 + all.flatMap<{ id: number }>((each) => each[kind]).reduce(mostId, 0)
}

const mostId = (most: number, { id }: { id: number }) => Math.max(most, id)

/** @returns whether there was something to undo */
export const undo = (design: Design): boolean => go(design, undoStep)

/** @returns whether there was something to do again */
export const redo = (design: Design): boolean => go(design, redoStep)

function go(design: Design, step: typeof undoStep): boolean {
  const history = historyOf(design)
  const next = step(history)
  if (next === history) return false
  const { camera, ...rest } = copyOf(next.present)
  setHistory(design, next)
  // In a room of our own the camera is the visitor, who walked there by no step.
  Object.assign(design, rest, !design.room && { camera })
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
  const before = design.past.at(-1)?.value
  if (!before) return
  const { camera, confidence, heightBy, walls, ceiling, items } = copyOf(before)
  // Walls had followed the camera, and what hangs on them.
  Object.assign(design, { camera, confidence, heightBy, walls, ceiling, items })
}

/** Gives up a remembered step that changed nothing. */
export function forgetIdle(design: Design): void {
  const before = design.past.at(-1)?.value
  if (!before) return
  if (JSON.stringify(before) === JSON.stringify(momentOf(design)))
    setHistory(design, { past: design.past.slice(0, -1), future: design.future })
}
