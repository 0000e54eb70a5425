import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters } from './tour-files.ts'
import { openWholeHome, patient } from './tour-home.ts'
import { TourPage } from './tour-page.ts'
import { direction, pin, pins, planPicture } from './tour-plan-page.ts'

test('a tour that is sent has its plan: the cone follows the view, and a pin leads into its room', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000)
  await openWholeHome(page)
  const sent = await ExportedTour.open(context, await savePage(page, info))
  const { page: made } = sent
  await sent.shows('Living room')
  const plan = made.getByRole('region', { name: 'Plan' })
  await expect(plan.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await plan.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(100)
  await expect(pins(made).getByRole('button')).toHaveCount(6)
  const here = made.getByRole('button', { name: 'Living room: you are here' })
  await expect(here).toHaveAttribute('aria-current', 'true')
  // As on the site: its picture looks west.
  await expect.poll(() => direction(made)).toBeCloseTo(270, 0)
  await sent.drag(-60, 0)
  await expect.poll(() => direction(made)).toBeCloseTo(300, 0)
  // No doorway leads there from here: one looks on the same way.
  await pin(made, 'Bathroom').press('Enter')
  await sent.shows('Bathroom')
  await expect(pin(made, 'Bathroom')).toBeFocused()
  await expect.poll(() => direction(made)).toBeCloseTo(300, 0)
  // One does: one arrives as one walks.
  await pin(made, 'Hall').click()
  await sent.shows('Hall')
  await expect(pin(made, 'Hall')).toHaveAttribute('aria-current', 'true')

  const toggle = made.getByRole('button', { name: 'Plan', exact: true })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const wide = (await sent.view.boundingBox())?.width ?? 0
  await toggle.press('Enter')
  await expect(plan).toBeHidden()
  await expect.poll(async () => (await sent.view.boundingBox())?.width).toBeGreaterThan(wide)
  await toggle.press('Enter')
  for (const colorScheme of ['light', 'dark'] as const) {
    await made.emulateMedia({ colorScheme })
    for (const width of [360, 1280]) {
      await made.setViewportSize({ width, height: 720 })
      expect(await axeViolations(made)).toEqual([])
      const sheet = await made.locator('.sheet').boundingBox()
      const view = await sent.view.boundingBox()
      if (!sheet || !view) throw new Error('Not on the page')
      expect(sheet.x).toBeGreaterThanOrEqual(0)
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(width)
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(view.y + view.height + 1)
    }
  }
  expect(sent.outside()).toEqual([])
})

test('a window that is narrow or low begins with the picture, and the plan comes over it', async ({
  page,
  context,
}, info) => {
  const site = new TourPage(page)
  await site.goto()
  const rooms = [await quarters(1024, 'hall.png'), await quarters(1024, 'kitchen.png')]
  await site.drop(await tourArchive('Two', rooms, await planPicture()))
  await site.opened()
  const sent = await ExportedTour.open(context, await savePage(page, info), (made) =>
    made.setViewportSize({ width: 360, height: 720 }),
  )
  await sent.shows('Hall')
  const plan = sent.page.getByRole('region', { name: 'Plan' })
  await expect(plan).toBeHidden()
  const { width } = (await sent.view.boundingBox()) ?? { width: 0 }
  await sent.page.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(plan).toBeVisible()
  expect((await sent.view.boundingBox())?.width).toBe(width)
})

test('a picture of the plan that cannot be shown is missed in words', async ({
  page,
  context,
}, info) => {
  const site = new TourPage(page)
  await site.goto()
  const broken = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await site.drop(await tourArchive('One', [await quarters(1024, 'hall.png')], broken))
  await expect(site.viewer).toHaveAccessibleName(/hall/, patient)
  await site.opened()
  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Hall')
  await expect(sent.page.getByText('The picture of the plan could not be shown.')).toBeVisible()
})

test('without 3D the pins lead down the list of rooms', async ({ page, context }, info) => {
  test.setTimeout(120_000)
  await openWholeHome(page)
  const sent = await ExportedTour.open(context, await savePage(page, info), (made) =>
    made.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    }),
  )
  await pins(sent.page).getByRole('link', { name: 'Go to Hall' }).click()
  await expect(sent.page.getByRole('heading', { level: 2, name: 'Hall' })).toBeInViewport()
  expect(await axeViolations(sent.page)).toEqual([])
})
