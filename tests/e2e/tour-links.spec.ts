import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import type { TestFile } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const patient = { timeout: 30_000 }
const home = new URL('../../public/home/panoramas/', import.meta.url)

async function homeRoom(name: string): Promise<TestFile> {
  const buffer = await readFile(fileURLToPath(new URL(`${name}.jpg`, home)))
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

const strip = (page: Page) => page.getByRole('list', { name: 'Rooms' })
const ways = (page: Page) => page.getByRole('region', { name: 'Rooms and links' })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Where does this lead?' })
const said = (page: Page) => page.locator('[data-rooms] [role=status]')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const editing = (page: Page) => page.getByRole('button', { name: 'Edit links' })

/** The room that is shown, by its name. */
const stands = (tour: TourPage, room: string) =>
  expect(tour.viewer).toHaveAccessibleName(new RegExp(`360° photo: ${room}`), patient)

/** Opens real rooms of the sample home, which stand in the order of their names, and waits until they are kept. */
async function openHome(page: Page, ...rooms: string[]) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(...(await Promise.all(rooms.map(homeRoom))))
  await expect(strip(page).getByRole('listitem')).toHaveCount(rooms.length)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  return tour
}

/** A tour of two rooms, linked there and back, in the first of them. */
async function linkedHome(page: Page) {
  const tour = await openHome(page, 'bath', 'hall')
  await editing(page).click()
  await tour.press(150, 40)
  await chooser(page).getByRole('button', { name: 'Hall' }).click()
  await page.getByRole('button', { name: 'Add the way back' }).click()
  await editing(page).click()
  return tour
}

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
  await list.getByRole('button', { name: /^Open / }).click(patient)
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

test('in words: every room is a heading with its links, and the view turns to the one with the focus', async ({
  page,
}) => {
  const tour = await linkedHome(page)
  await expect(ways(page).getByRole('heading', { level: 4 })).toHaveText(['Bath', 'Hall'])
  await tour.drag(200, 0)
  await expect(tour.mark('Go to Hall')).toHaveCount(0)
  await ways(page).getByRole('button', { name: 'Go to Hall' }).focus()
  await expect(tour.mark('Go to Hall')).toBeVisible()
  await page.keyboard.press('Enter')
  await stands(tour, 'Hall')
  await expect(ways(page).getByRole('button', { name: 'Go to Hall' })).toBeFocused()
  await page.getByRole('textbox', { name: 'What this room shows' }).fill('Stairs and a bench')
  await expect(tour.viewer).toHaveAccessibleDescription('Stairs and a bench')
})

test('a note is written where the visitor pressed, and read by whoever comes there', async ({
  page,
}) => {
  const tour = await openHome(page, 'bath', 'hall')
  await editing(page).click()
  await tour.press(-100, 30)
  await chooser(page).getByRole('button', { name: 'Write a note here' }).click()
  await expect(tour.mark('Note: Untitled note')).toBeFocused()
  await page.getByRole('textbox', { name: 'Title of the note' }).pressSequentially('Oak door ')
  await page.getByRole('textbox', { name: 'Text of the note' }).fill('Restored in 1998.')
  await editing(page).click()
  await tour.mark('Note: Oak door').click()
  const card = tour.viewer.getByRole('dialog', { name: 'Note: Oak door' })
  await expect(card).toContainText('Restored in 1998.')
  expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  for (let step = 0; step < 3; step++) await undo(page).click()
  await expect(tour.mark('Note: Oak door')).toHaveCount(0)
})

test('a tour starts where it was said to start', async ({ page }) => {
  const tour = await openHome(page, 'bath', 'hall')
  await strip(page).getByRole('button', { name: 'Hall' }).click()
  await stands(tour, 'Hall')
  await tour.drag(-100, 0)
  await editing(page).click()
  await page.getByRole('button', { name: 'Start here' }).click()
  await expect(said(page)).toHaveText('The tour starts in Hall, with this view.')
  const { yaw } = await tour.view()
  await page.waitForTimeout(2000)
  await page.goto('/property-tours?stats')
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: /^Open / }).click(patient)
  await tour.opened()
  await stands(tour, 'Hall')
  expect((await tour.view()).yaw).toBeCloseTo(yaw, 1)
})

test('the link to a view opens its room of a kept tour, looking there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tour = await openHome(page, 'bath', 'hall')
  await strip(page).getByRole('button', { name: 'Hall' }).click()
  await stands(tour, 'Hall')
  await tour.drag(-120, 20)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const view = await tour.view()
  expect(Math.round(view.pitch)).toBe(10)
  await expect(said(page)).toHaveText('Link copied. It opens this view in this browser.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.waitForTimeout(1500)
  await page.reload()
  await tour.opened()
  await stands(tour, 'Hall')
  expect(await tour.view()).toEqual(view)
  await expect(strip(page).getByRole('listitem')).toHaveCount(2)
})

test('the link to a view of the sample opens the sample there', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto('#room=sample&yaw=-70&pitch=5&fov=60')
  await tour.opened()
  expect(await tour.view()).toEqual({ room: 'sample', yaw: -70, pitch: 5, fov: 60 })
})

test('a link to no view, or to a room that is not here, opens nothing and says so', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto('#room=sample&yaw=north')
  await expect(tour.alert).toContainText('The link names no view that can be read', patient)
  await expect(page.locator('[data-tour=empty]')).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#room=attic&yaw=0&pitch=0&fov=60'
  })
  await expect(tour.alert).toContainText('is not kept in this browser', patient)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await tour.opened()
  await expect(tour.alert).toBeEmpty()
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
