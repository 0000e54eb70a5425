import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { loseContext } from './still-scene.ts'
import { cropped, quarters, upright } from './tour-files.ts'
import { blue, green, red, TourPage, yellow } from './tour-page.ts'

test('visitors open a panorama by the picker, look around by mouse and by keys, zoom, and start over', {
  tag: ['@spec-2.18', '@spec-4'],
}, async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  await test.step('the empty tool takes pictures and videos', async () => {
    await expect(page.getByRole('heading', { name: 'Upload Property Media' })).toBeVisible()
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/*,video/*')
    await tour.give(tour.button('Choose Files'), await quarters())
    await tour.opened()
    await expect(page.getByText('360° View Active')).toBeVisible()
    await tour.hasRooms('Quarters')
    await expect(tour.button('Remove room')).toHaveCount(0)
    // One picture alone has no plan to offer.
    await expect(page.getByRole('region', { name: 'Floor plan', exact: true })).toHaveCount(0)
  })
  await test.step('a drag turns the view, no further than straight up', async () => {
    await tour.drag(100, 0)
    await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
    await expect(tour.dial).toHaveAttribute('aria-valuetext', '50°')
    await expect(page.getByText('Looking 50° left')).toBeVisible()
    for (let time = 0; time < 2; time++) await tour.drag(0, 150)
    await expect(page.getByText('Looking 50° left, 90° up')).toBeVisible()
  })
  await test.step('wheel and buttons zoom; with Ctrl the wheel stays the browser’s', async () => {
    await expect(tour.zoom).toHaveText('100%')
    for (let notch = 0; notch < 10; notch++) await page.mouse.wheel(0, -100)
    await expect(tour.zoom).toHaveText('200%')
    await tour.button('Zoom out').click()
    await expect(tour.zoom).toHaveText('190%')
    const isPrevented = await tour.viewer.evaluate((viewer) => {
      const kind = { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }
      return !viewer.dispatchEvent(new WheelEvent('wheel', kind))
    })
    expect(isPrevented).toBe(false)
    await expect(tour.zoom).toHaveText('190%')
    await tour.button('Reset view').click()
    await expect(tour.zoom).toHaveText('100%')
    await expect(tour.dial).toHaveAttribute('aria-valuenow', '0')
  })
  await test.step('keys do all of it', async () => {
    await tour.viewer.focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', '+', '+'])
      await page.keyboard.press(key)
    await expect(tour.zoom).toHaveText('120%')
    await expect(page.getByText('Looking 10° right, 5° up')).toBeVisible()
    await page.keyboard.press('0')
    await expect(page.getByText('Looking straight ahead')).toBeVisible()
    await tour.dial.focus()
    await page.keyboard.press('PageUp')
    await expect(tour.dial).toHaveAttribute('aria-valuetext', '45°')
    await page.keyboard.press('Home')
    await expect(tour.dial).toHaveAttribute('aria-valuetext', '0°')
  })
  await test.step('in full screen the picture fills the screen', async () => {
    await tour.viewer.focus()
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    const box = await tour.viewer.boundingBox()
    expect(box?.height).toBeGreaterThan(0.7 * (page.viewportSize()?.height ?? 0))
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  })
  await test.step('Upload New gives the focus to the picker', async () => {
    await tour.button('Upload New').click()
    await expect(tour.button('Choose Files')).toBeFocused()
    await expect(page.locator('canvas')).toHaveCount(0)
  })
})

test('a dropped panorama is drawn the right way round, again after a lost context, and by the kind its file tells', {
  tag: ['@spec-2.18', '@spec-4'],
}, async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await test.step('its right side is to the right', async () => {
    await tour.drop(await quarters())
    await tour.opened()
    // The middle of the picture, ahead, is where green meets blue.
    expect(await tour.middle(-20)).toEqual(green)
    expect(await tour.middle(20)).toEqual(blue)
    await tour.drag(-90, 0)
    await tour.rest()
    expect(await tour.middle()).toEqual(blue)
    await expect(page.getByText('Looking 45° right')).toBeVisible()
  })
  await test.step('behind, its two ends meet without a gap', async () => {
    await tour.drag(-270, 0)
    await tour.rest()
    await expect(tour.dial).toHaveAttribute('aria-valuenow', '180')
    expect(await tour.middle(-3)).toEqual(yellow)
    expect(await tour.middle(3)).toEqual(red)
  })
  await test.step('after a lost context the view comes back as it was', async () => {
    const lost = await tour.stage.locator('canvas').elementHandle()
    await loseContext(tour.stage)
    // Another canvas takes its place.
    await lost?.waitForElementState('hidden')
    await expect(page.getByText('The graphics were interrupted')).toBeHidden()
    await tour.opened()
    await expect(tour.dial).toHaveAttribute('aria-valuenow', '180')
    await expect.poll(() => tour.middle(-3)).toEqual(yellow)
  })
  await test.step('a photo is flat, and turned as the camera stood; the switch has the last word', async () => {
    await tour.button('Upload New').click()
    await tour.open(await upright())
    await expect(page.getByText('Flat View Active')).toBeVisible()
    await expect(page.getByText('400 × 600')).toBeVisible()
    await tour.button('360°').click()
    await expect(page.getByText('360° View Active')).toBeVisible()
  })
  await test.step('a part of a sphere ends where its metadata says', async () => {
    await tour.button('Upload New').click()
    await tour.open(await cropped())
    await expect(page.getByText('360° View Active')).toBeVisible()
    expect((await tour.middle())[1]).toBeGreaterThan(240)
    await tour.drag(-360, 0)
    await expect.poll(() => tour.middle()).toEqual([0x0e, 0x11, 0x16])
    await tour.button('Flat').click()
    await expect.poll(async () => (await tour.middle())[1]).toBeGreaterThan(240)
  })
})
