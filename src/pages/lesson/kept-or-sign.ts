import type { LessonId } from '../../site/lessons.ts'
import { signOfLife } from '../later/sign-of-life.ts'

/**
 * Resolves at the visitor's first sign of life, and without one where this browser keeps progress in the lesson: those who
 * come back see at once where it goes on.
 */
export const keptOrSign = (id: LessonId) => (): Promise<unknown> =>
  isKept(id) ? Promise.resolve() : signOfLife()

function isKept(id: LessonId): boolean {
  try {
    return localStorage.getItem(`lesson-${id}`) !== null
  } catch {
    return false
  }
}
