import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Watcher } from '../viewers/drag.ts'
import type { RendererWatch } from './watch-renderer.ts'

/** No new frame for this long, in ms: the scene has come to rest. */
const rest = 500

/** Waits until the scene has come to rest. */
export async function waitForRest(page: Page): Promise<void> {
  for (let before = -1, frames = await framesOf(page); frames !== before; ) {
    before = frames
    await wait(rest)
    frames = await framesOf(page)
  }
}

const framesOf = async (page: Page): Promise<number> => (await readRenderer(page)).frames

/** @throws Error when the page was opened without `watchRenderer` */
export async function readRenderer(page: Page): Promise<Omit<RendererWatch, 'path'>> {
  const watch = await page.evaluate(
    () => window.benchRenderer && { ...window.benchRenderer, path: [] },
  )
  if (!watch) throw new Error('The page is not watched')
  return watch
}

/** Sets what is known, and who draws. */
export async function tellRenderer(page: Page, told: Partial<RendererWatch>): Promise<void> {
  await page.evaluate((news) => {
    if (window.benchRenderer) Object.assign(window.benchRenderer, news)
  }, told)
}

/** The picture turns when the eye does: a screenshot would cost software more than the drag. */
export const watcher: Watcher = {
  countFrames: framesOf,
  look: async (page) => (await readRenderer(page)).eye.join(),
}
