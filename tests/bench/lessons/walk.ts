import type { Page } from '@playwright/test'
import type { LessonId } from '../../../src/site/lessons.ts'
import { CellPage } from '../../e2e/cell-page.ts'
import { byCommands, tabTo } from '../../e2e/lesson-hands.ts'
import type { WholeLesson } from '../../e2e/lesson-page.ts'
import { MoleculesPage } from '../../e2e/molecules-page.ts'
import { MotionPage } from '../../e2e/motion-page.ts'
import { PantheonPage } from '../../e2e/pantheon-page.ts'
import { TitrationPage } from '../../e2e/titration-page.ts'

/** As the browser tests do them. */
const walks: Readonly<Record<LessonId, new (page: Page) => WholeLesson>> = {
  cell: CellPage,
  molecules: MoleculesPage,
  motion: MotionPage,
  titration: TitrationPage,
  pantheon: PantheonPage,
}

/** Does a lesson that has been started, by commands, from its first step to the end of its quiz. */
export async function doLesson(page: Page, id: LessonId): Promise<void> {
  // Each thing then stands at once where it would have come to: software takes long for the frames between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tabTo(page, page.getByLabel('Command', { exact: true }))
  await new walks[id](page).doAll(byCommands(page))
}
