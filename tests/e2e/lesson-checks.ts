import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect } from '../setup/test.ts'
import { byCommands, byKeys, tabTo } from './lesson-hands.ts'
import type { LessonPage, WholeLesson } from './lesson-page.ts'

/** Does the whole lesson by keyboard alone, and finds it done after the page was loaded anew. */
export async function doneByKeys(lesson: WholeLesson) {
  const { page, id } = lesson
  await leaveOutDrawing(page)
  await lesson.goto()
  await lesson.start()
  await lesson.doAll(byKeys(page))
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `lesson-${id}`))
    .toContain('"best":5')
  await page.reload()
  await lesson.start()
  await lesson.quizIs(5)
}

/** Does the whole lesson by the command line alone. */
export async function doneByCommands(lesson: WholeLesson) {
  await leaveOutDrawing(lesson.page)
  await lesson.goto()
  await lesson.start()
  await tabTo(lesson.page, lesson.command)
  await lesson.doAll(byCommands(lesson.page))
}

/** Starts the lesson, and finds that no frame is drawn while nothing moves. @returns the stage, for its figures */
export async function drawsNothingAtRest(lesson: LessonPage) {
  const { page, id } = lesson
  await lesson.goto('?stats')
  await lesson.start()
  const stage = page.locator(`[data-stage=${id}]`)
  await expect(stage).toHaveAttribute('data-frames', /[1-9]/)
  await page.waitForTimeout(1500)
  const frames = await stage.getAttribute('data-frames')
  await page.waitForTimeout(2000)
  expect(await stage.getAttribute('data-frames')).toBe(frames)
  return {
    /** How many calls the last frame took, which are at least a few and at most the budget. */
    async drawsWithinBudget(what?: string) {
      const calls = Number(await stage.getAttribute('data-calls'))
      expect(calls, what).toBeGreaterThan(15)
      expect(calls, what).toBeLessThanOrEqual(150)
    },
  }
}

/**
 * Axe finds nothing before the lesson is started, nor while it is under way.
 * @param open  brings up what is to be looked at of the lesson under way
 */
export async function axeFindsNothing(
  lesson: LessonPage,
  theme: 'light' | 'dark',
  open: () => Promise<void>,
) {
  const { page } = lesson
  await leaveOutDrawing(page)
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await lesson.goto('?freeze')
  expect(await axeViolations(page), 'before it is started').toEqual([])
  await lesson.start()
  await open()
  expect(await axeViolations(page), 'under way').toEqual([])
}
