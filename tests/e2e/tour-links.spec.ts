import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import {
  chooser,
  editing,
  linkedHome,
  openHome,
  patient,
  said,
  stands,
  strip,
  undo,
  ways,
} from './tour-home.ts'
import { TourPage } from './tour-page.ts'

/** Degrees from the middle of a viewer so high, with 60° from its top to its bottom. */
const degreesAside = (pixels: number, height: number) =>
  (Math.atan2(pixels, height / 2 / Math.tan(Math.PI / 6)) * 180) / Math.PI

test('by mouse: a place in the picture leads to a room, back again, and one arrives facing on', async ({
  page,
}) => {
  const tour = await openHome(page, 'bath', 'hall')
  await editing(page).click()
  await tour.press(150, 40)
  await expect(chooser(page).getByRole('button', { name: 'Hall' })).toBeFocused()
  await chooser(page).getByRole('button', { name: 'Hall' }).click()
  await expect(said(page)).toHaveText('Link to Hall added.')
  const at = await tour.offset(tour.mark('Link to Hall'))
  expect(Math.hypot(at.x - 150, at.y - 40)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Add the way back' }).click()
  await expect(page.getByRole('button', { name: 'Add the way back' })).toHaveCount(0)
  await expect(ways(page).getByRole('button', { name: 'Go to Bath' })).toBeVisible()
  await editing(page).click()
  await tour.mark('Go to Hall').click()
  await stands(tour, 'Hall')
  await expect(tour.viewer).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Hall', level: 3 })).toBeVisible()
  await expect(page.getByText('You are in: Hall')).toBeAttached()
  // The way back was put straight behind one.
  expect(await tour.view()).toMatchObject({ yaw: 0, pitch: 0, fov: 60 })
  await ways(page).getByRole('button', { name: 'Go to Bath' }).focus()
  await tour.mark('Go to Bath').click()
  await stands(tour, 'Bath')
  // Away from the doorway, which was pressed 150 px beside the middle.
  const height = (await tour.viewer.boundingBox())?.height ?? 0
  const { yaw } = await tour.view()
  expect(Math.abs(yaw - (degreesAside(150, height) - 180))).toBeLessThan(0.3)
})

test('by keys alone: Enter links the middle of the view, arrows move it, Delete removes it, undo brings it back', async ({
  page,
}) => {
  const tour = await openHome(page, 'bath', 'hall')
  await editing(page).press('Enter')
  await tour.viewer.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(chooser(page).getByRole('button', { name: 'Hall' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toHaveCount(0)
  await expect(tour.viewer).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const mark = tour.mark('Link to Hall')
  await expect(mark).toBeFocused()
  expect(await tour.offset(mark)).toMatchObject({
    x: expect.closeTo(0, 0),
    y: expect.closeTo(0, 0),
  })
  const height = (await tour.viewer.boundingBox())?.height ?? 0
  for (const key of ['ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
  await expect.poll(async () => degreesAside((await tour.offset(mark)).x, height)).toBeCloseTo(6, 1)
  await page.keyboard.press('Delete')
  await expect(mark).toHaveCount(0)
  await expect(tour.viewer).toBeFocused()
  await expect(said(page)).toHaveText('Link to Hall removed. Undo brings it back.')
  await undo(page).click()
  await expect(mark).toBeVisible()
  // The keys that moved it are one step.
  await undo(page).click()
  await expect.poll(async () => Math.round((await tour.offset(mark)).x)).toBe(0)
  await undo(page).click()
  await expect(mark).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(mark).toBeVisible()
})

for (const width of [1280, 360]) {
  test(`what is edited is in view, ${width} px wide, and nothing covers the marks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const tour = await openHome(page, 'bath', 'hall')
    await expect(page.getByText('Drag: Rotate')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await editing(page).click()
    const whole = { ratio: 1 }
    await expect(page.getByText(/^Press in the picture where/)).toBeInViewport(whole)
    await expect(page.getByText('Drag: Rotate')).toHaveCount(0)
    await tour.press(60, 40)
    await chooser(page).getByRole('button', { name: 'Hall' }).click()
    await expect(page.getByText(/^Leads to Hall/)).toBeInViewport(whole)
    await expect(page.getByRole('button', { name: 'Add the way back' })).toBeInViewport(whole)
    await expect(tour.mark('Link to Hall')).toBeInViewport(whole)
    await tour.press(-60, -40)
    await chooser(page).getByRole('button', { name: 'Write a note here' }).click()
    await expect(page.getByRole('textbox', { name: 'Title of the note' })).toBeInViewport(whole)
    await expect(page.getByRole('button', { name: 'Remove note' })).toBeInViewport(whole)
    await editing(page).click()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Tools', exact: true }).click()
    await expect(page.getByText(/^Press two places on the floor/)).toBeInViewport(whole)
    await expect(page.getByText('Drag: Rotate')).toHaveCount(0)
  })
}

test('a mark is dragged in one step, follows the view, and is out of the way behind the visitor', async ({
  page,
}) => {
  const tour = await linkedHome(page)
  const mark = tour.mark('Go to Hall')
  await editing(page).click()
  const edited = tour.mark('Link to Hall')
  const box = await edited.boundingBox()
  if (!box) throw new Error('no mark')
  const [x, y] = [box.x + 12, box.y + 30]
  const before = await tour.offset(edited)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 220, y - 60, { steps: 6 })
  await page.mouse.up()
  const after = await tour.offset(edited)
  expect(Math.hypot(after.x - before.x + 220, after.y - before.y + 60)).toBeLessThan(1.5)
  await undo(page).click()
  await expect.poll(async () => Math.round((await tour.offset(edited)).x)).toBe(150)
  await editing(page).click()
  await tour.drag(-80, 0)
  // 40° to the right: what was right of the middle is left of it.
  await expect.poll(async () => (await tour.offset(mark)).x).toBeLessThan(-50)
  await tour.drag(-200, 0)
  await expect(mark).toHaveCount(0)
})

test('links are kept: after a reload they are where they were, and lead where they led', async ({
  page,
}) => {
  await linkedHome(page)
  // Two seconds at most may be lost.
  await page.waitForTimeout(2000)
  await page.reload()
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: 'Open Bath' }).click(patient)
  const tour = new TourPage(page)
  await tour.opened()
  await expect(ways(page).getByRole('button', { name: /Go to/ })).toHaveCount(2)
  expect(Math.round((await tour.offset(tour.mark('Go to Hall'))).x)).toBe(150)
  await tour.mark('Go to Hall').click()
  await stands(tour, 'Hall')
})

/** Remembers whether the marks were ever hidden, as they are while one walks. */
const watchWalk = (page: Page) =>
  page.locator('[data-links]').evaluate((layer) => {
    const seen = new MutationObserver(() => {
      if (layer.hasAttribute('hidden')) document.documentElement.dataset.walked = ''
    })
    seen.observe(layer, { attributes: true })
  })
const walked = (page: Page) => page.evaluate(() => 'walked' in document.documentElement.dataset)

test('one walks, frame by frame, once the next room is decoded', async ({ page }) => {
  const tour = await linkedHome(page)
  await watchWalk(page)
  const [there, back] = ['Hall', 'Bath']
  await expect(async () => {
    await ways(page)
      .getByRole('button', { name: `Go to ${there}` })
      .click()
    await stands(tour, there)
    await ways(page)
      .getByRole('button', { name: `Go to ${back}` })
      .click()
    await stands(tour, back)
    expect(await walked(page)).toBe(true)
  }).toPass(patient)
  await tour.rest()
  // Only what is shown is on the graphics card, and at rest nothing is drawn.
  await expect.poll(() => tour.stat('textures')).toBe(1)
})

test('where the code that walks does not come, one is there all the same', async ({
  page,
  allow,
}) => {
  allow('request cut', 'import failed')
  const tour = await linkedHome(page)
  await page.route(/\/walk-[^/]+\.js/, (route) => route.abort())
  // Until the next room is decoded, there is no walk to begin.
  await page.waitForTimeout(3000)
  await tour.mark('Go to Hall').click()
  await stands(tour, 'Hall')
  expect((await tour.view()).yaw).toBe(0)
})

test('where what links rooms does not come, that is said, and the rooms are there', async ({
  page,
  allow,
}) => {
  allow('request cut', 'import failed')
  await page.route(/\/links-[^/]+\.js/, (route) => route.abort())
  const tour = await openHome(page, 'bath', 'hall')
  await expect(tour.alert).toContainText('The viewer could not be loaded.', patient)
  await expect(editing(page)).toHaveCount(0)
  await strip(page).getByRole('button', { name: 'Hall' }).click()
  await stands(tour, 'Hall')
})

test('with less motion one is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tour = await linkedHome(page)
  await watchWalk(page)
  await page.waitForTimeout(1500)
  await tour.mark('Go to Hall').click()
  await stands(tour, 'Hall')
  expect((await tour.view()).yaw).toBe(0)
  expect(await walked(page)).toBe(false)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in links and their editing, ${theme}, wide and on a phone`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const tour = await linkedHome(page)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
      await editing(page).click()
      await tour.press(0, -60)
      await expect(chooser(page)).toBeVisible()
      expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(spill).toBe(0)
      await editing(page).click()
    }
  })
}
