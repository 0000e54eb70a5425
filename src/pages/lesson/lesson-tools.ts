import type { ComponentType } from 'react'
import type { Lesson, LessonCommands } from '../../documents/refs.ts'
import type { LessonId } from '../../site/lessons.ts'
import { hasLesson } from '../../visitor/kept-here.ts'
import { keptOrSign } from '../later/kept-or-sign.ts'
import { later } from '../later/later.tsx'

const begunOrSign = (id: LessonId) => keptOrSign(() => hasLesson(id))

/** What every lesson is done with; its code is fetched with its page. */
export const lessonTools: Record<
  LessonId,
  ComponentType<{ words: Lesson; commands: LessonCommands }>
> = {
  cell: later(() => import('./tools/cell.ts').then((module) => module.Lesson), begunOrSign('cell')),
  molecules: later(
    () => import('./tools/molecules.tsx').then((module) => module.Lesson),
    begunOrSign('molecules'),
  ),
  pantheon: later(
    () => import('./tools/pantheon.ts').then((module) => module.Lesson),
    begunOrSign('pantheon'),
  ),
  titration: later(
    () => import('./tools/titration.ts').then((module) => module.Lesson),
    begunOrSign('titration'),
  ),
  motion: later(
    () => import('./tools/motion.ts').then((module) => module.Lesson),
    begunOrSign('motion'),
  ),
}
