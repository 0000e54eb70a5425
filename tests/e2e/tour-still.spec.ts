import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { quarters } from './tour-files.ts'
import { blue, near, savedPicture, TourPage, yellow } from './tour-page.ts'

test('the view is saved as it is seen, in the size that was chosen; a size that cannot be is said where it is typed', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await tour.button('Save image…').click()
  const width = page.getByLabel('Width in pixels')
  await expect(width).toHaveValue('1920')
  await test.step('as it is seen', async () => {
    await tour.drag(-90, 0)
    await tour.rest()
    const first = await savedPicture(tour)
    expect(first).toMatchObject({ name: 'Quarters.jpg', width: 1920, height: 1080, format: 'jpeg' })
    expect(near(first.at(0.5, 0.5), blue)).toBe(true)
    // At 45° to the right, half the view is tan 30° · 16 / 9 wide: 45.7°, and the next quarter begins at 45°.
    expect(near(first.at(0.97, 0.5), blue)).toBe(true)
    expect(near(first.at(1, 0.5), yellow)).toBe(true)
    await expect(page.locator('[data-rooms]').getByText('Quarters.jpg saved.')).toBeAttached()
  })
  await test.step('in another size and zoom', async () => {
    await page.getByLabel('Size').selectOption('1080 × 1080')
    await expect(page.getByLabel('Height in pixels')).toHaveValue('1080')
    for (let step = 0; step < 10; step++) await tour.button('Zoom in').click()
    const square = await savedPicture(tour)
    expect(square).toMatchObject({ width: 1080, height: 1080 })
    expect(near(square.at(0.01, 0.5), blue)).toBe(true)
    await expect(page.locator('canvas')).toHaveCount(1)
  })
  await test.step('a size that cannot be', async () => {
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    for (const wrong of ['63', '8193', '']) {
      await width.fill(wrong)
      await expect(width).toHaveAccessibleDescription('Enter a whole number from 64 to 8192')
      await page.keyboard.press('Enter')
    }
    expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
    expect(downloads).toBe(0)
    await width.fill('64')
    await expect(width).toHaveAccessibleDescription('')
    expect(await savedPicture(tour)).toMatchObject({ width: 64, height: 1080 })
  })
})
