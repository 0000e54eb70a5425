import type { Page } from '@playwright/test'
import type { FrameWatch } from './watch-frames.ts'

/** No new frame for this long, in ms: the viewer has come to rest. */
const rest = 1000
const patience = 60_000

/**
 * Waits until the whole picture is on the GPU and nothing moves any more.
 * @param texels  of the whole picture
 */
export async function waitForRest(page: Page, texels: number): Promise<void> {
  await page.waitForFunction(isAtRest, { texels, rest }, { polling: 100, timeout: patience })
}

/** @throws Error when the page was opened without `watchFrames` */
export async function readWatch(page: Page): Promise<FrameWatch> {
  const watch = await page.evaluate(() => window.benchFrames)
  if (!watch) throw new Error('The page is not watched')
  return watch
}

/** Runs in the page. */
function isAtRest({ texels, rest }: { texels: number; rest: number }): boolean {
  const watch = window.benchFrames
  if (!watch || watch.texels < texels || !(watch.wholeAt > watch.chosenAt)) return false
  return performance.now() - watch.lastFrameAt > rest
}
