import { loadModule } from '../../documents/modules.ts'
import { sceneLoader as cellScene } from '../../scenes/classrooms/biology/view/tool/load-scene.ts'
import { sceneLoader as moleculesScene } from '../../scenes/classrooms/chemistry/view/tool/load-scene.ts'
import { fetchLessonAhead } from '../../scenes/classrooms/common/view/tool/fetch-ahead.ts'
import { sceneLoader as pantheonScene } from '../../scenes/classrooms/history/view/tool/load-scene.ts'
import { sceneLoader as titrationScene } from '../../scenes/classrooms/lab/view/tool/load-scene.ts'
import { sceneLoader as motionScene } from '../../scenes/classrooms/physics/view/tool/load-scene.ts'
import { lessonOfSubject, lessonStrings, subjectIds } from '../../site/lessons.ts'
import { splitPathname } from '../../site/locales.ts'

const scenes = {
  biology: cellScene,
  chemistry: moleculesScene,
  physics: motionScene,
  virtuallab: titrationScene,
  history: pantheonScene,
}

// Of the subject that the address names, or of the first.
const subject = subjectIds.find((id) => id === location.hash.slice(1)) ?? 'biology'
const lesson = lessonOfSubject[subject]
// Its words first, for the scene fills the line. Those of the first lesson come with the page.
if (lesson !== 'cell') {
  const { locale } = splitPathname(location.pathname)
  // A failure shows where the lesson is loaded.
  for (const name of [`lessons/${lesson}`, ...lessonStrings[lesson].map((one) => `ui/${one}`)])
    loadModule(locale, name).catch(() => {})
}
fetchLessonAhead(scenes[subject])
