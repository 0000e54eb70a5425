import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { lessonIds, lessonPath } from '../../../src/site/lessons.ts'
import { findChromium } from '../../../tests/setup/chromium.ts'
import { chromiumFlags } from '../../../tests/setup/chromium-flags.ts'
import { root } from '../root.ts'
import { stillFile, stillSize, stills } from './stills.ts'

/**
 * Takes the still of each lesson's scene, frozen, from the built site.
 * @param address  where the site is served: `http://localhost:4173` after `npm start`
 * @param wanted  ids of lessons; all when empty
 */
export async function takeStills(address: string, wanted: string[]): Promise<void> {
  const executablePath = findChromium()?.path
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const page = await browser.newPage({
    // Below the width from which on the course stands beside the scene, which then has the page's own width.
    viewport: { width: 1008, height: 1000 },
    reducedMotion: 'reduce',
  })
  for (const id of lessonIds) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    await page.goto(`${address}${lessonPath(id)}?freeze`)
    await page.getByRole('button', { name: 'Start lesson' }).press('Enter')
    await page.locator('[data-scene=ready]').waitFor({ timeout: 120_000 })
    await typeCommands(page, stills[id].commands)
    const png = await bare(page)
    const file = join(root, stillFile(id))
    await mkdir(dirname(file), { recursive: true })
    const { width, height } = stillSize
    const { size } = await sharp(png).resize(width, height).webp({ quality: 88 }).toFile(file)
    process.stdout.write(`${stillFile(id)}  ${size} B\n`)
  }
  await browser.close()
}

async function typeCommands(page: Page, commands: readonly string[]): Promise<void> {
  const line = page.getByLabel('Command', { exact: true })
  for (const command of commands) {
    await line.fill(command)
    await line.press('Enter')
  }
  // Software takes its time over the last frame.
  await page.waitForTimeout(4000)
}

/** The canvas alone, without what lies over it. */
async function bare(page: Page): Promise<Buffer> {
  const canvas = page.locator('[data-scene] canvas')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      [data-scene-box] * { visibility: hidden !important; border-radius: 0 !important }
      [data-scene-box] canvas { visibility: visible !important }
      header { visibility: hidden !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
  return canvas.screenshot({ animations: 'disabled' })
}
