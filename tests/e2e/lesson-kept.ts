import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Lesson } from '../../content/schemas/lesson.ts'
import { shapeOf } from '../../src/scenes/classrooms/common/model/document.ts'
import {
  createSession,
  type Session,
  serializeProgress,
} from '../../src/scenes/classrooms/common/model/session.ts'
import type { LessonId } from '../../src/site/lessons.ts'
import { lessonModels } from '../setup/lesson-models.ts'

/** The texts of a lesson, from its document. */
export const lessonWords = (id: LessonId, locale = 'en'): Lesson =>
  JSON.parse(readFileSync(`content/${locale}/lessons/${id}.json`, 'utf8'))

/** Lets each further load of the page find what an earlier visit left of a lesson. */
export async function leaveKept(page: Page, id: LessonId, change: (session: Session) => void) {
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const { session } = createSession(lessonModels[id], shapeOf(lessonWords(id)), { view })
  change(session)
  await page.addInitScript(([key = '', kept = '']) => localStorage.setItem(key, kept), [
    `lesson-${id}`,
    serializeProgress(session),
  ] as const)
}

/** Does the steps from this one on. */
export function doStepsFrom(first: number, { progress }: Session) {
  for (const step of progress.steps.slice(first)) Object.assign(step, { predicted: 0, done: true })
}
