import { type Lesson, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { TeacherView } from './teacher-view.tsx'

export const page = definePage<{ lesson: Lesson }>({
  documents: ({ lesson }) => ({ lesson: ref(`lessons/${lesson}`) }),
  strings: ['lesson'],
  head: ({ lesson }) => lesson.teacher.seo,
  View: TeacherView,
})
