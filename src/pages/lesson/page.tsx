import { type Lesson, type LessonCommands, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { LessonView } from './lesson-view.tsx'

export const page = definePage<{ lesson: Lesson; commands: LessonCommands }>({
  documents: ({ lesson }) => ({
    lesson: ref(`lessons/${lesson}`),
    commands: ref('lesson-commands'),
  }),
  strings: ['lesson', 'biology', 'chemistry', 'physics', 'lab', 'history', 'stage'],
  head: ({ lesson }) => lesson.seo,
  View: LessonView,
})
