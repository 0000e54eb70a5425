import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readPlan } from '../../../scripts/content/catalogue.ts'
import { type Locale, locales } from '../../../src/site/locales.ts'
import { openGraphFile } from '../../../src/site/open-graph.ts'
import { fontFaces, openStudio } from '../browser.ts'
import { root } from '../root.ts'
import { cardHtml } from './card.ts'
import { copyOf } from './copy.ts'
import { readSite } from './documents.ts'
import { card } from './layout.ts'
import { pictureOf } from './picture-of.ts'

const folder = join(root, 'public/open-graph')
const budget = 34_000

/**
 * Draws the pictures for shared links of every page that content has words for.
 * @param wanted  only files whose name starts with one of these; all when empty
 */
export async function buildOpenGraph(wanted: string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { page, close } = await openStudio(card.width, card.height)
  const css = await readFile(join(import.meta.dirname, 'card.css'), 'utf8')
  await page.addStyleTag({ content: fontFaces + css })
  for (const path of readPlan(join(root, 'content'), new Date())) {
    for (const locale of locales) {
      const name = openGraphFile(path, locale)
      if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue
      await drawCard(page, path, locale, join(folder, name))
    }
  }
  await close()
}

async function drawCard(page: Page, path: string, locale: Locale, file: string): Promise<void> {
  const copy = copyOf(locale, path)
  if (!copy) return
  const { brand } = readSite(locale)
  const { layout, file: picture } = pictureOf(path)
  const html = cardHtml(copy, layout, brand, locale, picture)
  await page.evaluate(fillAndFit, html)
  const png = await page.screenshot()
  const { jpeg, quality } = await withinBudget(png)
  await writeFile(file, jpeg)
  process.stdout.write(`${file.slice(root.length + 1)}  ${jpeg.length} B, quality ${quality}\n`)
}

/** Runs in the page: the title gets the largest size at which the words leave the upper third to the logo. */
async function fillAndFit(html: string): Promise<void> {
  document.body.innerHTML = html
  await document.fonts.ready
  await Promise.all(Array.from(document.images, (image) => image.decode()))
  const section = document.querySelector('section')
  for (let size = 78; section && size >= 44; size -= 2) {
    section.style.setProperty('--size', `${size}px`)
    await document.fonts.ready
    const title = section.querySelector('h1')
    const fits = section.offsetHeight <= 420 && (title?.scrollWidth ?? 0) <= section.clientWidth
    if (fits && (title?.offsetHeight ?? 0) <= 250) return
  }
}

/** The best JPEG of at most {@link budget} bytes. */
async function withinBudget(png: Buffer): Promise<{ jpeg: Buffer; quality: number }> {
  for (let quality = 86; ; quality -= 3) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= budget || quality < 40) return { jpeg, quality }
  }
}
