import type { ComponentType } from 'react'
import type { Lesson, LessonCommands } from '../../documents/refs.ts'
import type { LessonId } from '../../site/lessons.ts'
import { later } from '../later/later.tsx'
import { keptOrSign } from './kept-or-sign.ts'

/** What every lesson is done with; its code is fetched with its page. */
export const lessonTools: Record<
  LessonId,
  ComponentType<{ words: Lesson; commands: LessonCommands }>
> = {
  cell: later(() => import('./tools/cell.ts').then((module) => module.Lesson), keptOrSign('cell')),
  molecules: later(
    () => import('./tools/molecules.tsx').then((module) => module.Lesson),
    keptOrSign('molecules'),
  ),
  pantheon: later(
    () => import('./tools/pantheon.ts').then((module) => module.Lesson),
    keptOrSign('pantheon'),
  ),
  titration: later(
    () => import('./tools/titration.ts').then((module) => module.Lesson),
    keptOrSign('titration'),
  ),
  motion: later(
    () => import('./tools/motion.ts').then((module) => module.Lesson),
    keptOrSign('motion'),
  ),
}
