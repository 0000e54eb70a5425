import { loadModule } from '../../documents/modules.ts'
import { fetchLessonAhead } from '../../scenes/classrooms/common/view/tool/fetch-ahead.ts'
import { lessonOfSubject, lessonStrings, subjectIds } from '../../site/lessons.ts'
import { splitPathname } from '../../site/locales.ts'
import { lessonTools } from '../lesson-tools.ts'

// Of the subject that the address names, or of the first.
const subject = subjectIds.find((id) => id === location.hash.slice(1)) ?? 'biology'
const lesson = lessonOfSubject[subject]
const { load, scene } = lessonTools[lesson]
// Its words and its place on the page first, for the scene fills the line. Those of the first lesson come with the page.
if (lesson !== 'cell') {
  const { locale } = splitPathname(location.pathname)
  // A failure shows where the lesson is loaded.
  for (const name of [`lessons/${lesson}`, ...lessonStrings[lesson].map((one) => `ui/${one}`)])
    loadModule(locale, name).catch(() => {})
  load().catch(() => {})
}
fetchLessonAhead(scene)
