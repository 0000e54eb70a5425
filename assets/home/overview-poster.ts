/**
 * Rebuilds public/home/overview-*.avif, the poster of the dollhouse on the page of the tours: the scene itself as it
 * begins, from the built site, without a ground.
 *
 *     node assets/home/overview-poster.ts [http://localhost:4173]
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../../tests/setup/chromium.ts'
import { chromiumFlags } from '../../tests/setup/chromium-flags.ts'
import { root } from '../graphics/root.ts'

const [address = 'http://localhost:4173'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium()?.path, args: chromiumFlags })
const page = await browser.newPage({
  viewport: { width: 1280, height: 1000 },
  deviceScaleFactor: 2,
})
// However little memory this machine has.
await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 8 }))
await page.goto(`${address}/property-tours?freeze`)
await page.waitForTimeout(1000)
await page.mouse.move(1, 1)
await page.locator('[data-scene][data-live]').waitFor({ timeout: 120_000 })
await page.evaluate(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { visibility: hidden !important; background: none !important; border-radius: 0 !important }
    [data-scene] canvas { visibility: visible !important; opacity: 1 !important; transition: none !important }`)
  document.adoptedStyleSheets.push(sheet)
})
const png = await page.locator('[data-scene] canvas').screenshot({ omitBackground: true })
await browser.close()
for (const [width, quality] of [
  [630, 55],
  [1260, 55],
] as const) {
  const file = `public/home/overview-${width}.avif`
  const height = (width * 4) / 7
  const { size } = await sharp(png)
    .resize(width, height)
    .avif({ quality, effort: 9 })
    .toFile(join(root, file))
  console.log(`${file}: ${size} bytes`)
}
