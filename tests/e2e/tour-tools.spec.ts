import type { Page } from '@playwright/test'
import { anglesToFloor } from '../../src/scenes/tour/model/geometry/floor-point.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { quarters } from './tour-files.ts'
import { lookAt } from './tour-look.ts'
import { TourPage } from './tour-page.ts'
import { markByKeys, pick, said, tools, undo } from './tour-tooling.ts'

const patient = { timeout: 30_000 }
const length = async (page: Page) =>
  Number(await tools(page).locator('[data-length]').getAttribute('data-length'))

async function openSample(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await tour.opened()
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await expect(tools(page)).toBeVisible()
  return tour
}

// assets/blender: the camera of the sample stands 1.5 m above this place, its picture looks north.
const camera = { east: -0.15, north: -0.08, height: 1.5 }
/** Its picture is looked at from here first, to the west. */
const home = -88
/** Where a place on the floor of the sample room is seen. */
const seen = (east: number, north: number) =>
  anglesToFloor([east - camera.east, -(north - camera.north)], camera.height)
/** The eastern edge of its rug, 3.3 m long, and the foot of its garden door, 2.6 m wide. */
const rug = [seen(-1.1, -1.55), seen(-1.1, 1.75)] as const
const door = [seen(0.7, 2.9), seen(3.3, 2.9)] as const

test('lengths on the floor of the sample are measured within 2 %, by keys, and a known one calibrates', async ({
  page,
}) => {
  const tour = await openSample(page)
  await markByKeys(tour, rug, home)
  await expect(
    tools(page)
      .getByText(/^About 3\.\d\d m \(estimate\)/)
      .last(),
  ).toBeVisible()
  expect(Math.abs((await length(page)) / 3.3 - 1)).toBeLessThan(0.02)
  await expect(
    tools(page).getByText(/camera to have stood 1\.50 m above it, which nobody/),
  ).toBeVisible()
  await markByKeys(tour, door, home)
  expect(Math.abs((await length(page)) / 2.6 - 1)).toBeLessThan(0.02)

  await tools(page).getByLabel('Units').selectOption('Feet and inches')
  await expect(
    tools(page)
      .getByText(/^About 8 ft \d+ in \(estimate\)/)
      .last(),
  ).toBeVisible()
  await tools(page).getByLabel('True length, if you know it').fill('much')
  await page.keyboard.press('Enter')
  await expect(tools(page).getByRole('alert')).toHaveText(
    'This is no length. Write it like 2 ft 11 in.',
  )
  await tools(page).getByLabel('True length, if you know it').fill('5.2 m')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(/^The camera now counts as 9 ft 10 in above the floor/)
  await tools(page).getByLabel('Units').selectOption('Metres')
  expect(Math.abs((await length(page)) / 5.2 - 1)).toBeLessThan(0.001)
  await tools(page).getByRole('button', { name: 'Back to 1.50 m of height' }).click()
  await expect(tour.viewer).toBeFocused()
  expect(Math.abs((await length(page)) / 2.6 - 1)).toBeLessThan(0.02)
  await undo(page).click()
  await expect.poll(() => length(page)).toBeGreaterThan(5)
})

test('by mouse: two presses measure, a third begins anew, what is no floor is said, Escape starts again', async ({
  page,
}) => {
  const tour = await openSample(page)
  const layer = page.locator('[data-points]')
  await tour.press(-200, 100)
  await expect(layer).toHaveAttribute('data-points', '1')
  await expect(tools(page).getByText('Now the other place on the floor.')).toBeVisible()
  await tour.press(-200, 100)
  await expect(said(page)).toHaveText('Both places are the same. Press two that are apart.')
  await tour.press(0, -100)
  await expect(said(page)).toHaveText(/level with the camera or above it/)
  await tour.press(200, 150)
  await expect(tools(page).locator('[data-length]')).toBeVisible()
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
  await tools(page).getByLabel('True length, if you know it').fill('5000')
  await tools(page).getByRole('button', { name: 'Set by this length' }).click()
  await expect(said(page)).toHaveText(/^With this length the camera would have stood/)
})

test('north is marked where one looks, shown by the compass and in words, kept, and removed', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await pick(page, 'Mark north')
  await lookAt(tour, 90, 0)
  await tools(page).getByRole('button', { name: 'The middle of the view is north' }).click()
  await expect(said(page)).toHaveText('North is marked, and the compass shows it.')
  await expect(page.locator('[data-north="90"]')).toHaveText('N')
  await expect(tour.dial).toHaveAttribute('aria-valuetext', '270°, facing north')
  await lookAt(tour, -45, 10)
  await expect(page.getByText('Looking 45° left, 10° up · Facing south-west')).toBeVisible()
  // Two seconds at most may be lost.
  await page.waitForTimeout(2000)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await page.goto('/property-tours?stats')
  await page.getByRole('button', { name: 'Open Quarters' }).click(patient)
  await tour.opened()
  await expect(page.getByText('Looking straight ahead · Facing west')).toBeVisible()
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await pick(page, 'Mark north')
  await tools(page).getByRole('button', { name: 'Remove north' }).click()
  await expect(page.locator('[data-north]')).toHaveCount(0)
  await expect(tour.dial).toHaveAttribute('aria-valuetext', '0°')
  await undo(page).click()
  await expect(page.locator('[data-north="90"]')).toBeVisible()
  // What was said does not hold any more.
  await expect(said(page)).toHaveCount(0)
  // A picture that is shown flat has no directions.
  await page
    .getByRole('radio', { name: 'Flat' })
    .or(page.getByRole('button', { name: 'Flat' }))
    .first()
    .click()
  await expect(tools(page).getByText(/^These tools need a 360° picture/)).toBeVisible()
  await expect(tour.dial).toHaveCount(0)
})

test('the tools and the editing of links take turns, and a step to another room starts anew', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(512, 'attic.png'), await quarters(1024, 'cellar.png'))
  const editing = page.getByRole('button', { name: 'Links and notes' })
  const opener = page.getByRole('button', { name: 'Tools', exact: true })
  await editing.click()
  await opener.click()
  await expect(editing).toHaveAttribute('aria-pressed', 'false')
  await tour.press(40, 60)
  await expect(page.locator('[data-points="1"]')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Where does this lead?' })).toHaveCount(0)
  await page
    .getByRole('list', { name: 'Rooms', exact: true })
    .getByRole('button', { name: 'Cellar' })
    .click()
  await expect(page.locator('[data-points="0"]')).toBeAttached()
  await editing.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(tools(page)).toHaveCount(0)
})

test('tools that cannot be fetched are said, and the picture stays', async ({ page, allow }) => {
  allow('request cut')
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await page.route(/\/assets\/tools-[^/]*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await expect(tour.alert).toHaveText(/The viewer could not be loaded/)
  await expect(page.getByRole('button', { name: 'Tools', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(page.locator('canvas')).toBeVisible()
})

test('axe finds nothing in the tools, light and dark, wide and narrow, and they fit', async ({
  page,
}) => {
  const tour = await openSample(page)
  await markByKeys(tour, rug, home)
  await tour.rest()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Measure', 'Make upright', 'Mark north']) {
      await pick(page, name)
      expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(spill).toBe(0)
    }
  }
})
