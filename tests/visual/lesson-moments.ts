import type { Page } from '@playwright/test'
import { byCommands, type Hand, tabTo } from '../e2e/lesson-hands.ts'
import { LessonPage } from '../e2e/lesson-page.ts'
import { expect, test } from '../setup/test.ts'
import { settle } from './settle.ts'

/** Does what leads to a moment from the one before. */
export type Doing = (hand: Hand, lesson: LessonPage) => Promise<unknown>

/** Half-way through what is done in a lesson, and when what it is about is seen, by the names of their pictures. */
export type Moments = Readonly<Record<string, Doing>>

export const themes = ['light', 'dark'] as const

/** Tests of how a lesson's scene looks, frozen: with nothing done, and at each of its moments, light and dark. */
export function testLooks(id: string, moments: Moments): void {
  test.use({ viewport: { width: 412, height: 732 } })
  test.describe.configure({ timeout: 120_000 })
  for (const theme of themes) {
    test(`the ${id} lesson at its moments, ${theme}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      const lesson = await openFrozen(page, id)
      await takePicture(page, `${id}-begun-${theme}.png`)
      for (const [moment, come] of Object.entries(moments)) {
        await tabTo(page, lesson.command)
        await come(byCommands(page), lesson)
        await takePicture(page, `${id}-${moment}-${theme}.png`)
      }
    })
  }
}

/** Opens a lesson, or what is kept of it, as it stands with its clock stopped. */
export async function openFrozen(page: Page, id: string): Promise<LessonPage> {
  const lesson = new LessonPage(page, id)
  await lesson.goto('?freeze&stats')
  await lesson.start()
  await settle(page, { veil: false })
  return lesson
}

/** Compares the scene, and what is said below it, with the picture of this name. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await drawn(page)
  await expect(page.locator('[data-scene-box]')).toHaveScreenshot(name)
}

/** Waits until the last change is on the canvas: software takes its time, and the frame before looks as still. */
async function drawn(page: Page): Promise<void> {
  const frames = () => page.locator('[data-stage]').getAttribute('data-frames')
  await expect(async () => {
    const before = await frames()
    // Idle means that no frame is under way.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForTimeout(300)
    expect(await frames()).toBe(before)
  }).toPass({ timeout: 20_000 })
}
