import { type LessonWords, shapeOf } from '../../model/document.ts'
import type { LessonModel } from '../../model/lesson.ts'
import { stepsDone } from '../../model/progress/progress.ts'
import { createSession } from '../../model/session.ts'

/** Where a lesson was left: the open step, from 0, as many as there are is the quiz; and how many steps are done. */
export interface SavedPosition {
  at: number
  done: number
}

const view = { yaw: 0, pitch: 0, zoom: 100 }

/** @returns nothing where what was kept cannot be gone on with: then the lesson starts anew */
export function readSavedPosition<Lab extends object>(
  model: LessonModel<Lab>,
  words: LessonWords,
  kept: string,
): SavedPosition | undefined {
  const { session, damaged } = createSession(model, shapeOf(words), { view, kept })
  if (damaged) return undefined
  return { at: session.progress.at, done: stepsDone(session.progress) }
}
