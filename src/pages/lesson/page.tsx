import type { Lesson } from '../../../content/schemas/lesson.ts'
import type { LessonCommands } from '../../../content/schemas/lesson-commands.ts'
import { ref } from '../../documents/load.ts'
import { findLesson, type LessonId } from '../../site/lessons.ts'
import { definePage } from '../page.tsx'
import { LessonView } from './lesson-view.tsx'

/** The strings that a lesson shares with the board of its subject. */
const subjects: Record<LessonId, string> = {
  cell: 'biology',
  molecules: 'chemistry',
  motion: 'physics',
  titration: 'lab',
  pantheon: 'history',
}

export const page = definePage<{ lesson: Lesson; commands: LessonCommands }>({
  documents: ({ lesson }) => ({
    lesson: ref(`lessons/${lesson}`),
    commands: ref('lesson-commands'),
  }),
  strings: ({ lesson }) => {
    const id = findLesson(lesson)
    return ['lesson', 'stage', ...(id ? [subjects[id]] : [])]
  },
  head: ({ lesson }) => lesson.seo,
  View: LessonView,
})
