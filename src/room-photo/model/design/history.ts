import { ref, snapshot } from 'valtio/vanilla'
import {
  dropStep,
  recordStep,
  redo as redoStep,
  retainedValues,
  seal,
  type UndoHistory,
  undo as undoStep,
} from '../../../projects/undo-history.ts'
import { type Design, type DesignSnapshot, momentParts, pick } from './design.ts'

/** A deep copy of the undoable part of a design. */
const momentOf = (design: Design): DesignSnapshot =>
  copyOf(pick(snapshot(design) as Design, momentParts))

const copyOf = (moment: DesignSnapshot): DesignSnapshot => JSON.parse(JSON.stringify(moment))

/** The adapter of a design to the shared undo history. */
function historyOf(design: Design): UndoHistory<DesignSnapshot, null> {
  const { past, future } = design
  return {
    past,
    future,
    // Copies lazily, so that a drag does not copy in every frame.
    get present() {
      return momentOf(design)
    },
  }
}

/** Not proxied, since nothing subscribes to past moments. */
function setHistory(
  design: Design,
  { past, future }: Pick<UndoHistory<DesignSnapshot, null>, 'past' | 'future'>,
): void {
  Object.assign(design, { past: ref([...past]), future: ref([...future]) })
}

/**
 * Records the design before a step changes it; undone steps are dropped.
 * @param by  names the control, whose further changes belong to the same step
 */
export function recordUndoStep(design: Design, by: string | null = null): void {
  const history = historyOf(design)
  const next = recordStep(history, null, by)
  if (next !== history) setHistory(design, next)
}

/** A new id that was never used for this kind, since undo may bring old ones back. */
export function freshId(design: Design, kind: 'items' | 'walls' | 'occluders'): number {
  const { past, future } = design
  const all = retainedValues<DesignSnapshot, null>({ present: design, past, future })
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
  // In an empty room the camera is the visitor, whose walking is no undo step.
  Object.assign(design, rest, !design.room && { camera })
  // A tool whose handles are gone must not stay selected.
  const isBare =
    (design.tool === 'scale' && !design.scaleReference) ||
    (design.tool === 'lines' && !design.pairs)
  if (isBare) design.tool = null
  if (!design.items.some(({ id }) => id === design.selected)) design.selected = null
  if (!design.occluders.some(({ id }) => id === design.selectedOccluder))
    design.selectedOccluder = null
  return true
}

/** Restores the camera from before the current step, after an impossible change. */
export function restoreCamera(design: Design): void {
  const before = design.past.at(-1)?.value
  if (!before) return
  const { camera, confidence, heightBy, walls, ceiling, items } = copyOf(before)
  // Walls had followed the camera, and the items on them.
  Object.assign(design, { camera, confidence, heightBy, walls, ceiling, items })
}

/** Seals a control's step, so that its next change is another one; a drag that has just begun is left alone. */
export function sealStep(design: Design): void {
  if (design.past.at(-1)?.moves != null) setHistory(design, seal(historyOf(design)))
}

/** Ends a drag's step, so that the next drag is another one; a step that changed nothing is dropped. */
export function endStep(design: Design): void {
  const history = historyOf(design)
  const before = design.past.at(-1)?.value
  const isEmpty = before && JSON.stringify(before) === JSON.stringify(history.present)
  const next = isEmpty ? dropStep(history) : seal(history)
  if (next !== history) setHistory(design, next)
}
