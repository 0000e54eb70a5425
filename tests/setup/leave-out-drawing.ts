import type { Page } from '@playwright/test'

/** What makes pixels, of all that WebGL does. */
const draws = ['Arrays', 'ArraysInstanced', 'Elements', 'ElementsInstanced', 'RangeElements']
const clears = ['', 'Bufferfi', 'Bufferfv', 'Bufferiv', 'Bufferuiv']
const pixelMakers = [
  ...draws.map((what) => `draw${what}`),
  ...clears.map((what) => `clear${what}`),
  'blitFramebuffer',
  'generateMipmap',
]

/**
 * Leaves the canvases of the page's scenes as they are from now on, and empty after its next load: in software, pixels
 * take longer than all else together. Scenes load, compile, answer and count their frames as they do otherwise. For tests
 * of what is done, said and kept, beside others that see the same scene drawn.
 */
export async function leaveOutDrawing(page: Page): Promise<void> {
  await page.addInitScript(leaveOut, pixelMakers)
  await page.evaluate(leaveOut, pixelMakers)
}

/** Runs in the page, and must not refer to anything outside of itself. */
function leaveOut(names: string[]): void {
  const left = Object.fromEntries(names.map((name) => [name, () => undefined]))
  Object.assign(WebGL2RenderingContext.prototype, left)
}
