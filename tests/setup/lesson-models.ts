import { cellLesson } from '../../src/scenes/classrooms/biology/model/lesson.ts'
import { moleculeLesson } from '../../src/scenes/classrooms/chemistry/model/lesson/lesson.ts'
import type { LessonModel } from '../../src/scenes/classrooms/common/model/lesson.ts'
import { pantheonLesson } from '../../src/scenes/classrooms/history/model/lesson.ts'
import { titrationLesson } from '../../src/scenes/classrooms/lab/model/lesson.ts'
import { motionLesson } from '../../src/scenes/classrooms/physics/model/lesson/lesson.ts'
import type { LessonId } from '../../src/site/lessons.ts'

/** Every lesson's rules. */
export const lessonModels = {
  cell: cellLesson,
  molecules: moleculeLesson,
  motion: motionLesson,
  titration: titrationLesson,
  pantheon: pantheonLesson,
} as unknown as Record<LessonId, LessonModel>
