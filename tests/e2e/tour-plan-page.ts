import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { boxOf } from './on-page.ts'
import type { TestFile } from './tour-files.ts'

export const panel = (page: Page) => page.getByRole('region', { name: 'Floor plan', exact: true })
export const pins = (page: Page) => page.getByRole('list', { name: 'Rooms on the plan' })
export const pin = (page: Page, name: string) => pins(page).getByRole('button', { name })
export const sheet = (page: Page) => page.locator('[data-sheet]')
export const walls = (page: Page) => page.locator('[data-walls]')
export const planButton = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true })

export const brokenPlan: TestFile = {
  name: 'plan.png',
  mimeType: 'image/png',
  buffer: Buffer.from('no picture'),
}

export async function planPicture(name = 'upstairs.png'): Promise<TestFile> {
  const create = { width: 600, height: 400, channels: 3 as const, background: '#eef' }
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** The center of a pin on the plan, as fractions of its width and height. */
export async function shareOf(page: Page, name: string) {
  const [box, inner] = [await boxOf(sheet(page)), await boxOf(pin(page, name))]
  return {
    x: (inner.x + inner.width / 2 - box.x) / box.width,
    y: (inner.y + inner.height / 2 - box.y) / box.height,
  }
}

export async function pressSheet(page: Page, x: number, y: number) {
  await sheet(page).scrollIntoViewIfNeeded()
  const box = await boxOf(sheet(page))
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height)
}

/** Which way the cone points, degrees clockwise from up; `NaN` while there is none. */
export async function direction(page: Page): Promise<number> {
  const place = await page.locator('[data-cone]').getAttribute('transform')
  return Number(place?.match(/rotate\((.+)\)/)?.[1] ?? Number.NaN)
}
