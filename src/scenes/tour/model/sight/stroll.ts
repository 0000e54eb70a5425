import type { Look } from '../document/tour-document.ts'
import type { FloorPoint } from '../geometry/floor-point.ts'

/** How far a step from room to room has come, in the room that is left. */
export type Step = {
  /** from where its picture was taken; [0, 0] where no walls tell it */
  offset: FloorPoint
  look: Look
}

/**
 * What the last frame of a step showed, for the plan, which follows it. A plain mutable object as `Sight` is; null while one stands.
 */
export type Stroll = { step: Step | null; readonly listeners: Set<() => void> }

export const createStroll = (): Stroll => ({ step: null, listeners: new Set() })

/** Calls `listener` after every frame of a step, and when it ends, until the returned function is called. */
export function subscribeStroll(stroll: Stroll, listener: () => void): () => void {
  stroll.listeners.add(listener)
  return () => stroll.listeners.delete(listener)
}

export function showStep(stroll: Stroll, step: Step | null) {
  stroll.step = step
  for (const listener of stroll.listeners) listener()
}
