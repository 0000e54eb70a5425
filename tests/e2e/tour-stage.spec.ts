import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { quarters } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

test('pictures that are opened and closed again and again leave nothing behind, and a still view draws nothing', {
  tag: '@all',
}, async ({ page }) => {
  const tour = new TourPage(page)
  const panorama = await quarters(512)
  await tour.goto()
  await leaveOutDrawing(page)
  const held = async () => [await tour.stat('geometries'), await tour.stat('textures')]
  await tour.open(panorama)
  await tour.rest()
  const first = await held()
  // Half of the trips close the viewer, half replace what it shows.
  for (let trip = 0; trip < 4; trip++) {
    await tour.button('Upload New').click()
    await expect(page.locator('canvas')).toHaveCount(0)
    await tour.open(panorama)
    await tour.drop({ ...panorama, name: `again-${trip}.png` })
    await expect(page.getByText(`again-${trip}.png`, { exact: true })).toBeVisible()
    await tour.opened()
  }
  await expect.poll(held).toEqual(first)
  await expect(page.locator('canvas')).toHaveCount(1)
  await test.step('a still view draws nothing in two seconds, and one that is turned does', async () => {
    await tour.rest()
    const before = await tour.stat('frames')
    await page.waitForTimeout(2_000)
    expect(await tour.stat('frames')).toBe(before)
    await tour.drag(10, 0)
    await expect.poll(() => tour.stat('frames')).toBeGreaterThan(before)
  })
})
