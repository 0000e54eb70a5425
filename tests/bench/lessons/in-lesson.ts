import type { Page } from '@playwright/test'
import { type LessonId, lessonPath } from '../../../src/site/lessons.ts'
import type { Bench } from '../bench.ts'
import { tellRenderer, waitForRest } from './renderer.ts'
import { watchRenderer } from './watch-renderer.ts'

/** For graphics in software on a busy machine, ms. */
const patience = 60_000

/** In a lesson that has just been started, by somebody who was never there before. */
export async function inLesson<Result>(
  { browser, origin }: Pick<Bench, 'browser' | 'origin'>,
  id: LessonId,
  what: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    deviceScaleFactor: 1,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchRenderer)
    await page.goto(lessonPath(id), { waitUntil: 'networkidle' })
    // The first sign of life, with which the page's own code comes.
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 310)
    await page.getByRole('button', { name: 'Start the lesson' }).click({ timeout: patience })
    await page.locator('[data-scene=ready]').waitFor({ state: 'attached', timeout: patience })
    await waitForRest(page)
    // What is made once, such as what shines back in glass, is no part of a frame.
    await tellRenderer(page, { calls: 0, triangles: 0 })
    return await what(page)
  } catch (error) {
    throw new Error(`The lesson ${id} did not get through`, { cause: error })
  } finally {
    await context.close()
  }
}
