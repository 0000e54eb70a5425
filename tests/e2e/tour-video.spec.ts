import { expect, test } from '../setup/test.ts'
import { clip } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

test('§2.18 visitors can play, pause, seek and mute a 360° video', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await clip())
  await expect(page.getByText('360° View Active')).toBeVisible()
  await expect(page.getByText('360° video', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await tour.rest()
  const still = await tour.stat('frames')
  const position = page.getByRole('slider', { name: 'Position' })
  await position.fill('1.5')
  await expect(position).toHaveAttribute('aria-valuetext', '0:01 of 0:02')
  await expect.poll(() => tour.stat('frames')).toBeGreaterThan(still)

  await page.getByRole('button', { name: 'Play' }).click()
  const playing = await tour.stat('frames')
  await expect.poll(() => tour.stat('frames')).toBeGreaterThan(playing + 3)
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()

  await tour.drag(100, 0)
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
})
