import { proxy } from 'valtio/vanilla'

/** By how much a lesson's progress grows at a tick, per cent. */
export const LEARNING_STEP = 10
/** How long a tick is, milliseconds. */
export const LEARNING_TICK = 500

export interface Learning {
  /** The lesson that was started last. */
  active: string | undefined
  /** Per cent by lesson, 0…100. */
  progress: Record<string, number>
}

interface Lesson {
  readonly id: string
  readonly progress: number
}

const progressOf = (lessons: readonly Lesson[]) =>
  Object.fromEntries(lessons.map(({ id, progress }) => [id, progress]))

/** @param lessons  with the progress that a visitor finds them at */
export function createLearning(lessons: readonly Lesson[]): Learning {
  return proxy({ active: undefined, progress: progressOf(lessons) })
}

/** Whether the active lesson is below 100: until then no other can be started. */
export function isLearning({ active, progress }: Learning): boolean {
  return active !== undefined && (progress[active] ?? 100) < 100
}

/** Makes a lesson the active one; one that is complete begins anew. */
export function startLesson(learning: Learning, id: string): void {
  const progress = learning.progress[id]
  if (progress === undefined || isLearning(learning)) return
  if (progress >= 100) learning.progress[id] = 0
  learning.active = id
}

/** One tick. */
export function advanceLesson(learning: Learning): void {
  const { active } = learning
  if (active === undefined || !isLearning(learning)) return
  learning.progress[active] = Math.min(100, (learning.progress[active] ?? 0) + LEARNING_STEP)
}

export function resetLearning(learning: Learning, lessons: readonly Lesson[]): void {
  learning.active = undefined
  learning.progress = progressOf(lessons)
}
