import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { quarters } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

async function openForm(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(2048))
  await page.getByRole('button', { name: 'Save picture…' }).click()
  await expect(page.getByLabel('Width in pixels')).toHaveValue('1920')
  return tour
}

/** Saves the picture and reads it back. */
async function saved(page: Page) {
  const download = page.waitForEvent('download', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Save this view as JPEG' }).click()
  const file = await download
  const buffer = await readFile(await file.path())
  const { width, height, format } = await sharp(buffer).metadata()
  const { data, info } = await sharp(buffer).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => {
    const at =
      (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3
    return [...data.subarray(at, at + 3)]
  }
  return { name: file.suggestedFilename(), width, height, format, pixel }
}

/** JPEG gives a colour back nearly. */
const near = (found: number[], wanted: number[]) =>
  found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 12)

test('the view is saved in the size that was chosen, as it is seen', async ({ page }) => {
  const tour = await openForm(page)
  await tour.viewer.scrollIntoViewIfNeeded()
  await tour.drag(-90, 0)
  await tour.rest()
  expect(await tour.middle()).toEqual([0, 0, 255])
  const first = await saved(page)
  expect(first).toMatchObject({ name: 'Quarters.jpg', width: 1920, height: 1080, format: 'jpeg' })
  expect(near(first.pixel(0.5, 0.5), [0, 0, 255])).toBe(true)
  // At 45° to the right, half the view is tan 30° · 16 / 9 wide: 45.7°, and the next quarter begins at 45°.
  expect(near(first.pixel(0.97, 0.5), [0, 0, 255])).toBe(true)
  expect(near(first.pixel(1, 0.5), [255, 255, 0])).toBe(true)
  await expect(page.locator('[data-rooms]').getByText('Quarters.jpg is saved.')).toBeAttached()

  await page.getByLabel('Size').selectOption('1080 × 1080')
  await expect(page.getByLabel('Height in pixels')).toHaveValue('1080')
  for (let step = 0; step < 10; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  const square = await saved(page)
  expect(square).toMatchObject({ width: 1080, height: 1080 })
  expect(near(square.pixel(0.01, 0.5), [0, 0, 255])).toBe(true)
  await expect(page.locator('canvas')).toHaveCount(1)
})

test.describe('looked around by a device that is held aslant', () => {
  // Upright: of a screen that is wider than high the browser says that it was turned.
  const size = { width: 412, height: 800 }
  test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true })

  test('the picture is saved as it is seen', async ({ page }) => {
    // The browser plays a device that lies on a table: only the test's own is heard.
    await page.addInitScript(() => {
      const deafen = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
      addEventListener('deviceorientation', deafen, true)
      Reflect.deleteProperty(DeviceOrientationEvent, 'requestPermission')
    })
    const turn = (beta: number) =>
      page.evaluate((tilt) => {
        const reading = { alpha: 90, beta: tilt, gamma: -90 }
        dispatchEvent(new DeviceOrientationEvent('deviceorientation', reading))
      }, beta)
    const tour = await openForm(page)
    const sensor = page.getByRole('button', { name: 'Look around by moving the phone' })
    await turn(90)
    await sensor.click()
    await turn(90)
    await expect(sensor).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => tour.middle(60)).toEqual([0, 0, 255])
    await turn(0)
    // On its left side, what was right of the middle is below it.
    await expect.poll(() => tour.middle(0, 60)).toEqual([0, 0, 255])
    await expect.poll(() => tour.middle(0, -60)).toEqual([0, 255, 0])
    const aslant = await saved(page)
    expect(near(aslant.pixel(0.5, 0.8), [0, 0, 255])).toBe(true)
    expect(near(aslant.pixel(0.5, 0.2), [0, 255, 0])).toBe(true)
  })
})

test('a picture larger than is drawn at once has no seam', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Width in pixels').fill('5000')
  await page.getByLabel('Height in pixels').fill('4200')
  await expect(page.getByLabel('Size')).toHaveValue('own')
  const large = await saved(page)
  expect(large).toMatchObject({ width: 5000, height: 4200 })
  // Green meets blue in the middle, in every part.
  for (const y of [0.1, 0.5, 0.9, 0.99]) {
    expect(near(large.pixel(0.49, y), [0, 255, 0])).toBe(true)
    expect(near(large.pixel(0.51, y), [0, 0, 255])).toBe(true)
  }
})

test('a size that cannot be is said where it is typed, and nothing is saved', async ({ page }) => {
  await openForm(page)
  const width = page.getByLabel('Width in pixels')
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  for (const wrong of ['63', '8193', '12.5', '', 'wide']) {
    await width.fill(wrong)
    await expect(width).toHaveAccessibleDescription('A whole number from 64 to 8192')
    await page.keyboard.press('Enter')
  }
  expect(downloads).toBe(0)
  expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
  await width.fill('64')
  await expect(width).toHaveAccessibleDescription('')
  expect(await saved(page)).toMatchObject({ width: 64, height: 1080 })
})
