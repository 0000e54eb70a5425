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

test('the only picture has notes and a first view too, and opens again with both', async ({
  page,
}) => {
  const tour = await openHome(page, 'bath')
  await expect(editing(page)).toHaveCount(0)
  const notes = page.getByRole('button', { name: 'Notes', exact: true })
  await notes.press('Enter')
  await expect(page.getByText(/^Press in the picture where a note is to stand/)).toBeVisible()
  await tour.viewer.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  // It leads nowhere, so that nothing is asked.
  await expect(chooser(page)).toHaveCount(0)
  const title = page.getByRole('textbox', { name: 'Title of the note' })
  await expect(title).toBeFocused()
  await title.fill('Window')
  await page.getByRole('button', { name: 'Start here' }).click()
  await expect(said(page)).toHaveText('The tour starts in Bath, with this view.')
  await notes.click()
  const { yaw } = await tour.view()
  expect(yaw).not.toBe(0)
  expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await page.goto('/property-tours?stats')
  await page.getByRole('button', { name: 'Open Bath' }).click()
  await tour.opened()
  expect((await tour.view()).yaw).toBe(yaw)
  await tour.mark('Note: Window').click()
  await expect(tour.viewer.getByRole('dialog', { name: 'Note: Window' })).toBeVisible()
})

test('a note is written where the visitor pressed, and read by whoever comes there', async ({
  page,
}) => {
  const tour = await openHome(page, 'bath', 'hall')
  await editing(page).click()
  await tour.press(-100, 30)
  await chooser(page).getByRole('button', { name: 'Write a note here' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of the note' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Title of the note' }).pressSequentially('Oak door ')
  await page.getByRole('textbox', { name: 'Text of the note' }).fill('Restored in 1998.')
  await editing(page).click()
  await tour.mark('Note: Oak door').click()
  const card = tour.viewer.getByRole('dialog', { name: 'Note: Oak door' })
  await expect(card).toContainText('Restored in 1998.')
  expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await editing(page).click()
  // Pressed it is there to be written, and moved by keys it goes on to be moved.
  const mark = tour.mark('Note: Oak door')
  await mark.click()
  const title = page.getByRole('textbox', { name: 'Title of the note' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  await editing(page).click()
  await editing(page).click()
  await mark.focus()
  await page.keyboard.press('ArrowRight')
  await expect(title).toBeVisible()
  await expect(mark).toBeFocused()
  // Dragged, it stays under the pointer, though its words come and would be out of view.
  await editing(page).click()
  await editing(page).click()
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  const box = await mark.boundingBox()
  if (!box) throw new Error('no mark')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + 62, box.y + 42, { steps: 4 })
  await expect(title).toBeVisible()
  expect(await top()).toBe(before)
  await page.mouse.up()
  await expect(mark).toBeFocused()
  for (let step = 0; step < 5; step++) await undo(page).click()
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
  await list.getByRole('button', { name: 'Open Bath' }).click(patient)
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

test('where nothing may be copied, the link stands in the address bar', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const tour = new TourPage(page)
  await tour.goto('#room=sample&yaw=10&pitch=0&fov=60')
  await tour.opened()
  await tour.drag(-40, 0)
  expect(await tour.view()).toMatchObject({ room: 'sample', yaw: 30 })
  await expect(said(page)).toHaveText('The link to this view is in the address bar.')
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
