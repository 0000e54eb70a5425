import { expect, test } from '../setup/test.ts'
import { cropped, quarters, realPanorama, upright } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const green = [0, 255, 0]
const blue = [0, 0, 255]

test('§2.18 §4 visitors can open a panorama by the picker, look around, zoom and start over', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await expect(page.getByRole('heading', { name: 'Upload Property Media' })).toBeVisible()
  await tour.open((await realPanorama()) ?? (await quarters(4096)))
  await expect(page.getByText('360° View Active')).toBeVisible()
  await expect(page.getByText('Drag: Rotate • Scroll: Zoom • Full 360° Experience')).toBeVisible()
  expect((await tour.viewer.boundingBox())?.height).toBe(384)

  await tour.drag(100, 0)
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
  await expect(tour.dial).toHaveAttribute('aria-valuetext', '50°')
  await expect(page.getByText('Looking 50° left')).toBeVisible()

  await expect(tour.zoom).toHaveText('100%')
  for (let notch = 0; notch < 10; notch++) await page.mouse.wheel(0, -100)
  await expect(tour.zoom).toHaveText('200%')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(tour.zoom).toHaveText('190%')

  await page.getByRole('button', { name: 'Reset view' }).click()
  await expect(tour.zoom).toHaveText('100%')
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '0')

  await page.getByRole('button', { name: 'Upload New' }).click()
  await expect(page.getByRole('button', { name: 'Choose Files' })).toBeFocused()
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('§2.18 visitors can drop a panorama, and its right side is to the right', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await page.locator('[data-tour]').hover()
  await tour.drop(await quarters())
  await tour.opened()
  // The middle of the picture, ahead, is where green meets blue.
  expect(await tour.middle(-20)).toEqual(green)
  expect(await tour.middle(20)).toEqual(blue)
  await tour.drag(-90, 0)
  await tour.rest()
  expect(await tour.middle()).toEqual(blue)
  await expect(page.getByText('Looking 45° right')).toBeVisible()
  // Behind, the two ends of the picture meet without a gap.
  await tour.drag(-270, 0)
  await tour.rest()
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '180')
  expect(await tour.middle(-3)).toEqual([255, 255, 0])
  expect(await tour.middle(3)).toEqual([255, 0, 0])
})

test('visitors can look straight up, and no further', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await tour.drag(0, 150)
  await tour.drag(0, 150)
  await expect(page.getByText('Looking 90° up')).toBeVisible()
})

test('visitors can try the sample', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await tour.opened()
  await expect(page.getByText('360° View Active')).toBeVisible()
})

test('§2.18 visitors can do everything by keyboard', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
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

test('in full screen the picture fills the screen, on the page’s own ground', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await tour.viewer.focus()
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const ground = () =>
    page.evaluate(() => {
      const { backgroundColor, padding } = getComputedStyle(document.fullscreenElement as Element)
      return {
        padding,
        isPaper: backgroundColor === getComputedStyle(document.documentElement).backgroundColor,
      }
    })
  expect(await ground()).toEqual({ padding: '16px', isPaper: true })
  const box = await tour.viewer.boundingBox()
  expect(box?.height).toBeGreaterThan(0.7 * (page.viewportSize()?.height ?? 0))
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('§4 the kind is told from metadata and shape, and the switch has the last word', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await upright())
  await expect(page.getByText('Flat View Active')).toBeVisible()
  await expect(page.getByText('400 × 600')).toBeVisible()
  await page.getByRole('button', { name: '360°', exact: true }).click()
  await expect(page.getByText('360° View Active')).toBeVisible()

  await page.getByRole('button', { name: 'Upload New' }).click()
  await tour.open(await cropped())
  await expect(page.getByText('360° View Active')).toBeVisible()
  expect((await tour.middle())[1]).toBeGreaterThan(240)
  // The crop ends at 90° and its other side is empty.
  await tour.drag(-360, 0)
  await expect.poll(() => tour.middle()).toEqual([0x0e, 0x11, 0x16])
  await page.getByRole('button', { name: 'Flat', exact: true }).click()
  await expect.poll(async () => (await tour.middle())[1]).toBeGreaterThan(240)
})

test('the wheel with Ctrl stays the browser’s', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  const prevented = await tour.viewer.evaluate((viewer) =>
    [true, false].map((ctrlKey) => {
      const wheel = new WheelEvent('wheel', {
        deltaY: -100,
        ctrlKey,
        bubbles: true,
        cancelable: true,
      })
      return !viewer.dispatchEvent(wheel)
    }),
  )
  expect(prevented).toEqual([false, true])
  await expect(tour.zoom).toHaveText('110%')
})

test('two fingers zoom', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await tour.viewer.evaluate((viewer) => {
    const { left, top } = viewer.getBoundingClientRect()
    const touch = (type: string, pointerId: number, x: number) =>
      viewer.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: 'touch',
          clientX: left + x,
          clientY: top + 200,
          bubbles: true,
          cancelable: true,
        }),
      )
    touch('pointerdown', 11, 200)
    touch('pointerdown', 12, 300)
    touch('pointermove', 12, 350)
    touch('pointerup', 12, 350)
    touch('pointerup', 11, 200)
  })
  await expect(tour.zoom).toHaveText('150%')
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '0')
})
