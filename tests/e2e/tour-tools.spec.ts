import type { Page } from '@playwright/test'
import { anglesToFloor } from '../../src/scenes/tour/model/camera/floor.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { quarters } from './tour-files.ts'
import { spill, TourPage } from './tour-page.ts'

async function openTools(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  await tour.open(await quarters(512))
  await tour.button('Tools').click()
  await expect(tour.tools).toBeVisible()
  return tour
}

// A camera 1.5 m above the floor; the picture of the test is taken for that.
const height = 1.5
/** Where a point on the floor appears, in meters east and north of the camera. */
const seen = (east: number, north: number) => anglesToFloor([east, -north], height)
/** The edge of a rug, 3.3 m long, and the foot of a door, 2.6 m wide. */
const rug = [seen(-0.95, -1.47), seen(-0.95, 1.83)] as const
const door = [seen(0.85, 2.98), seen(3.45, 2.98)] as const

test('lengths on the floor are measured by keys, in two units, and a known one calibrates', async ({
  page,
}) => {
  const tour = await openTools(page)
  const { tools, toolSaid: said } = tour
  const length = async () =>
    Number(await tools.locator('[data-length]').getAttribute('data-length'))
  const off = async (metres: number) => Math.abs((await length()) / metres - 1)
  const known = tools.getByLabel('True length, if you know it')
  await test.step('within 2 %', async () => {
    await tour.markByKeys(rug)
    await expect(tools.getByText(/^About 3\.\d\d\sm \(estimate\)/).last()).toBeVisible()
    expect(await off(3.3)).toBeLessThan(0.02)
    const warning = tools.getByText(/camera 1\.50\sm above it, although no one/)
    await expect(warning).toBeVisible()
    await tour.markByKeys(door)
    expect(await off(2.6)).toBeLessThan(0.02)
  })
  await test.step('in feet, and what is no length is said', async () => {
    await tools.getByLabel('Units').selectOption('Feet and inches')
    await expect(tools.getByText(/^About 8\sft \d+\sin \(estimate\)/).last()).toBeVisible()
    await known.fill('much')
    await page.keyboard.press('Enter')
    const words = 'Enter a length, e.g. 2 ft 11 in.'
    await expect(tools.getByRole('alert')).toHaveText(words)
  })
  await test.step('a known length calibrates, until it is taken back', async () => {
    await known.fill('5.2 m')
    await page.keyboard.press('Enter')
    await expect(said).toHaveText(/^The camera height is now 9\sft 10\sin/)
    await tools.getByLabel('Units').selectOption('Meters')
    expect(await off(5.2)).toBeLessThan(0.001)
    await tools.getByRole('button', { name: 'Reset camera height to 1.50 m' }).click()
    await expect(tour.viewer).toBeFocused()
    expect(await off(2.6)).toBeLessThan(0.02)
    await tour.undo.click()
    await expect.poll(length).toBeGreaterThan(5)
  })
  await test.step('axe finds nothing in the tools, and they fit a phone', async () => {
    const within = '[data-tour]'
    for (const name of ['Measure', 'Straighten', 'Set north']) {
      await tour.pick(name)
      expect(await axeViolationsInBothThemes(page, { within })).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 900 })
    expect(await axeViolations(page, { within })).toEqual([])
    expect(await spill(page)).toBe(0)
  })
})

test('by mouse two presses measure, a third begins anew, what is no floor is said, and Escape starts again', async ({
  page,
}) => {
  const tour = await openTools(page)
  const { tools, toolSaid: said } = tour
  const layer = page.locator('[data-points]')
  await tour.press(-200, 100)
  await expect(layer).toHaveAttribute('data-points', '1')
  await expect(tools.getByText('Now click the second point on the floor.')).toBeVisible()
  await tour.press(-200, 100)
  await expect(said).toHaveText('Both points are in the same spot. Click two different points.')
  await tour.press(0, -100)
  await expect(said).toHaveText(/at camera height or above/)
  await tour.press(200, 150)
  await expect(tools.locator('[data-length]')).toBeVisible()
  await expect(layer.getByText(/^\d\.\d\d m$/)).toBeVisible()
  const line = () => layer.locator('path').first().getAttribute('d')
  const before = await line()
  await tour.drag(-60, 0)
  await expect.poll(line).not.toBe(before)
  await tour.press(100, 150)
  await expect(layer).toHaveAttribute('data-points', '1')
  await page.keyboard.press('Escape')
  await expect(layer).toHaveAttribute('data-points', '0')
  // A length that no camera could have been held for.
  await tour.press(-100, 100)
  await tour.press(100, 100)
  await tools.getByLabel('True length, if you know it').fill('5000')
  await tools.getByRole('button', { name: 'Use this length' }).click()
  await expect(said).toHaveText(/^That length puts the camera/)
})

test('north is marked where one looks, shown by the compass and in words, kept, and removed', async ({
  page,
}) => {
  const tour = await openTools(page)
  const { tools, toolSaid: said } = tour
  await tour.pick('Set north')
  await tour.lookAt(90, 0)
  await tools.getByRole('button', { name: 'Set center as north' }).click()
  await expect(said).toHaveText('North is set. The compass now shows it.')
  await expect(page.locator('[data-north="90"]')).toHaveText('N')
  await expect(tour.dial).toHaveAttribute('aria-valuetext', '270°, facing north')
  await tour.lookAt(-45, 10)
  await expect(page.getByText('Looking 45° left, 10° up · Facing southwest')).toBeVisible()
  await tour.keeps('"north":90')
  await tour.reopen('Quarters')
  await expect(page.getByText('Looking straight ahead · Facing west')).toBeVisible()
  await test.step('removed, and brought back', async () => {
    await tour.button('Tools').click()
    await tour.pick('Set north')
    await tools.getByRole('button', { name: 'Remove north' }).click()
    await expect(page.locator('[data-north]')).toHaveCount(0)
    await expect(tour.dial).toHaveAttribute('aria-valuetext', '0°')
    await tour.undo.click()
    await expect(page.locator('[data-north="90"]')).toBeVisible()
    // What was said does not hold any more.
    await expect(said).toHaveCount(0)
  })
  await test.step('a picture that is shown flat has no directions', async () => {
    await tour.button('Flat').click()
    await expect(tools.getByText(/^These tools need a 360° view/)).toBeVisible()
    await expect(tour.dial).toHaveCount(0)
  })
})
