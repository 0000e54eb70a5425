import type { i18n } from 'i18next'
import type { Lesson } from '../../content/schemas/lesson.ts'
import { loadDocument } from '../documents/load.ts'
import { fetchLessonAhead } from '../scenes/classrooms/common/view/tool/fetch-ahead.ts'
import { type LessonId, lessonStrings } from '../site/lessons.ts'
import type { Locale } from '../site/locales.ts'
import { fetchStrings } from './fetch-strings.ts'
import { lessonTools } from './lesson-tools.ts'

/**
 * Loads a lesson with its words, which a page of several does not bring.
 * @throws Error when one cannot be fetched
 */
export async function loadLesson(id: LessonId, i18n: i18n) {
  const { load, scene } = lessonTools[id]
  fetchLessonAhead(scene)
  const [{ Tool }, words] = await Promise.all([
    load(),
    loadDocument<Lesson>(i18n.language as Locale, `lessons/${id}`),
    fetchStrings(i18n, lessonStrings[id]),
  ])
  return { Tool, words }
}
