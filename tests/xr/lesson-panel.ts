import type { Page } from '@playwright/test'
import type { LessonPage } from '../e2e/lesson-page.ts'
import { expect } from '../setup/test.ts'
import { frames, pointAt, select, trigger, wearHeadset } from './headset.ts'

/** What a lesson tells of its board in the room. */
const bench = (page: Page) => page.locator('[data-lesson-ar]')

/** Where the buttons of the page of the board are that is shown. */
async function targetsOf(page: Page): Promise<Record<string, [number, number, number]>> {
  await frames(page, 2)
  return JSON.parse((await bench(page).getAttribute('data-targets')) ?? '{}')
}

/** Points the controller at a button of the panel that stands beside the bench; turns its pages until it is there. */
async function pointAtPanel(page: Page, command: string) {
  let targets = await targetsOf(page)
  for (let turned = 0; turned < 5 && !targets[command] && targets.more; turned += 1) {
    await pointAt(page, targets.more, ['controller'])
    await select(page)
    targets = await targetsOf(page)
  }
  const at = targets[command]
  if (!at) throw new Error(`no ${command} on the panel: ${Object.keys(targets)}`)
  await pointAt(page, at, ['controller'])
}

/** Presses a button of the panel by the controller's ray. */
export async function pressPanel(page: Page, command: string) {
  await pointAtPanel(page, command)
  await select(page)
}

/** Puts the headset on, starts the lesson, and stands its set on a table of the room. */
export async function standOnTable(lesson: LessonPage) {
  const { page } = lesson
  await wearHeadset(page)
  await lesson.goto('?stats')
  await lesson.start()
  await page.getByRole('button', { name: 'Stand it on my table (AR)' }).press('Enter')
  await expect(page.locator('[data-lesson-ar=on]')).toBeAttached({ timeout: 60_000 })
  await pointAt(page, [0.1, 0, -0.6])
  await expect(bench(page)).toHaveAttribute('data-aims', 'true', { timeout: 30_000 })
  await select(page)
  await expect(bench(page)).toHaveAttribute('data-placed', 'true', { timeout: 30_000 })
}

/** Leaves the room by the panel; the page is back then. */
export async function leaveRoom(page: Page) {
  await pointAtPanel(page, 'leave')
  // The session is over before the trigger comes back.
  await trigger(page, 1)
  await expect(page.locator('[data-lesson-ar=off]')).toBeAttached({ timeout: 20_000 })
}
