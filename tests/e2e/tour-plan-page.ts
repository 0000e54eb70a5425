import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../setup/test.ts'
import { quarters, type TestFile } from './tour-files.ts'
import { patient } from './tour-home.ts'
import { TourPage } from './tour-page.ts'

export const panel = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true })
export const pins = (page: Page) => page.getByRole('list', { name: 'Rooms on the plan' })
export const pin = (page: Page, name: string) => pins(page).getByRole('button', { name })
export const editing = (page: Page) => panel(page).getByRole('button', { name: 'Edit plan' })
export const sheet = (page: Page) => page.locator('[data-sheet]')
export const walls = (page: Page) => page.locator('[data-walls]')
const cone = (page: Page) => page.locator('[data-cone]')

/** A plan 600 by 400 pixels. */
export async function planPicture(name = 'upstairs.png'): Promise<TestFile> {
  const create = { width: 600, height: 400, channels: 3 as const, background: '#eef' }
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** A tour of two rooms, whose files say nothing of where north is; in the attic. */
export async function openRooms(page: Page, ...others: TestFile[]) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(1024, 'attic.png'), await quarters(512, 'cellar.png'), ...others)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  return tour
}

/** Answers the next question for a file. */
export async function chooseWith(page: Page, button: string, file: TestFile) {
  const asked = page.waitForEvent('filechooser')
  await panel(page).getByRole('button', { name: button, exact: true }).click()
  await (await asked).setFiles(file)
}

/** Where an element's middle is on the sheet, in shares of it. */
export async function shareOf(page: Page, selector: ReturnType<Page['locator']>) {
  const [box, inner] = [await sheet(page).boundingBox(), await selector.boundingBox()]
  if (!box || !inner) throw new Error('It is not on the page')
  return {
    x: (inner.x + inner.width / 2 - box.x) / box.width,
    y: (inner.y + inner.height / 2 - box.y) / box.height,
  }
}

/** Presses the sheet at shares of its width and height. */
export async function pressSheet(page: Page, x: number, y: number) {
  await sheet(page).scrollIntoViewIfNeeded()
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('There is no sheet')
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height)
}

/** Which way the cone points, degrees clockwise from up; `NaN` while there is none. */
export async function direction(page: Page): Promise<number> {
  const place = await cone(page).getAttribute('transform')
  return Number(place?.match(/rotate\((.+)\)/)?.[1] ?? Number.NaN)
}
