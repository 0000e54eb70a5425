import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'

/** CSS pixels. A texture of the software renderer holds 8192, beyond which a picture repeats itself. */
const slice = 4000

/** Compares the whole page with its baselines, from top to foot, in as many pictures as its height needs. */
export async function expectPicturesOf(page: Page, name: string): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  for (let y = 0; y < height; y += slice) {
    const clip = { x: 0, y, width, height: Math.min(slice, height - y) }
    const part = height > slice ? `-${1 + y / slice}` : ''
    await expect(page).toHaveScreenshot(`${name}${part}.png`, { fullPage: true, clip })
  }
}
