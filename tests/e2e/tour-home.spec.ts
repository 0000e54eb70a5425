import type { Page } from '@playwright/test'
import { shortestTurn } from '../../src/scenes/tour/model/camera/angles.ts'
import { home, trueYaw } from '../../src/scenes/tour/model/testing/sample-home.ts'
import { formatViewFragment } from '../../src/scenes/tour/model/view-address.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { boxOf } from './on-page.ts'
import { patient, spill, TourPage } from './tour-page.ts'
import { direction, pin, pins } from './tour-plan-page.ts'

/** The direction straight ahead after the doorway between two rooms, as a yaw in the picture of the room entered. */
function straightOn(from: string, to: string): number {
  const doorway = home.doorways.find(({ rooms }) => rooms.includes(from) && rooms.includes(to))
  const [x = 0, , z = 0] = doorway?.centre ?? []
  return trueYaw(to, [x, z]) + 180
}

const dollhouse = (page: Page) => page.getByRole('region', { name: 'Dollhouse' })
const labels = (page: Page) => dollhouse(page).getByRole('list', { name: 'Rooms in the home' })
const enter = (page: Page, name: string) =>
  labels(page).getByRole('button', { name: `Enter ${name}` })

/** Scrolls to the dollhouse, and waits until it has loaded. */
async function seeHouse(page: Page) {
  await dollhouse(page).scrollIntoViewIfNeeded()
  await expect(enter(page, 'Hall')).toBeVisible(patient)
}

test('one walks through the sample home, by its doorways, its plan and its dollhouse, and only rooms next to one are fetched', {
  tag: '@spec-2.18',
}, async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, room] = request.url().match(/\/home\/panoramas\/([a-z]+)\.jpg/) ?? []
    if (room) fetched.add(room)
  })
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  await test.step('what it is made of does not come: that is said, and another try works', async () => {
    await page.route(/\/home\/home\.json/, (route) => route.fulfill({ body: '<html>Log in' }))
    await tour.button('Tour the sample home').click()
    await expect(tour.alert).toContainText('The sample couldn’t load.', patient)
    await expect(page.locator('[data-tour=empty]')).toBeVisible()
    await page.unroute(/\/home\/home\.json/)
    await tour.button('Tour the sample home').click()
    await tour.opened()
    await tour.stands('Living room')
  })
  await test.step('its six rooms have small pictures, of which only the neighbours are fetched whole', async () => {
    await expect(tour.strip.getByRole('listitem')).toHaveCount(6)
    await expect(tour.strip.locator('img')).toHaveCount(6)
    for (const image of await tour.strip.locator('img').all())
      await expect(image).toHaveJSProperty('naturalWidth', 480)
    await expect.poll(() => [...fetched].toSorted(), patient).toEqual(['hall', 'kitchen', 'living'])
  })
  await test.step('on the plan the cone follows the view', async () => {
    await expect(pins(page).getByRole('button')).toHaveCount(6)
    await expect(pin(page, 'Living room')).toHaveAttribute('aria-current', 'true')
    // Its picture looks west.
    await expect.poll(() => direction(page)).toBeCloseTo(270, 0)
    await tour.drag(-60, 0)
    await expect.poll(() => direction(page)).toBeCloseTo(300, 0)
  })
  await test.step('a doorway is gone through, and one faces on', async () => {
    const here = tour.ways.locator('[data-way=living]')
    await here.getByRole('button', { name: 'Go to Kitchen' }).click()
    await tour.stands('Kitchen')
    await tour.rest()
    const { room, yaw } = await tour.view()
    expect(room).toBe('kitchen')
    expect(Math.abs(shortestTurn(yaw, straightOn('living', 'kitchen')))).toBeLessThan(1)
  })
  await test.step('looked at, it is nobody’s', () =>
    expect(page.locator('[data-keep]')).toHaveCount(0))
  await test.step('a pin leads into its room, where one looks on the same way', async () => {
    const before = await direction(page)
    await pin(page, 'Bathroom').press('Enter')
    await tour.stands('Bathroom')
    await expect(tour.viewer).toHaveAccessibleDescription(/bathtub under the window/)
    await expect(pin(page, 'Bathroom')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => direction(page)).toBeCloseTo(before, 0)
  })
  await test.step('a room is entered from above, by mouse and by keys', async () => {
    await seeHouse(page)
    await expect(enter(page, 'Bathroom')).toHaveAttribute('aria-current', 'true')
    await enter(page, 'Hall').click()
    await tour.stands('Hall')
    await expect(tour.viewer).toBeFocused()
    await expect(tour.viewer).toBeInViewport()
    expect(await tour.view()).toMatchObject({ room: 'hall', yaw: 0, pitch: 0 })
    await seeHouse(page)
    // Right below the name there is floor.
    const { x, y, width, height } = await boxOf(enter(page, 'Kitchen'))
    await page.mouse.click(x + width / 2, y + height + 6)
    await tour.stands('Kitchen')
    await seeHouse(page)
    await enter(page, 'Bathroom').focus()
    await page.keyboard.press('Enter')
    await tour.stands('Bathroom')
  })
  await test.step('axe finds nothing in it, and it fits a phone', async () => {
    expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(enter(page, 'Hall')).toBeVisible(patient)
    expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
    expect(await spill(page)).toBe(0)
  })
})

test('where a part of the home does not come, that is said, and another try works, also by an address', {
  tag: '@all',
}, async ({ page, allow }) => {
  allow('request cut', 'status 404', 'model failed')
  const tour = new TourPage(page)
  await test.step('its plan', async () => {
    await page.route(/\/home\/plan\.svg/, (route) => route.abort())
    await tour.goto()
    await leaveOutDrawing(page)
    await tour.button('Tour the sample home').click()
    await expect(tour.alert).toContainText('The sample couldn’t load.', patient)
    await expect(page.locator('[data-tour=empty]')).toBeVisible()
    await page.unroute(/\/home\/plan\.svg/)
  })
  await page.route(/home\.glb/, (route) => route.abort())
  await test.step('by its address', async () => {
    await tour.goto(formatViewFragment({ room: 'study', look: { yaw: 40, pitch: -10, zoom: 150 } }))
    await tour.opened()
    await tour.stands('Study')
    expect(await tour.view()).toMatchObject({ room: 'study', yaw: 40, pitch: -10 })
  })
  await test.step('its model', async () => {
    await dollhouse(page).scrollIntoViewIfNeeded()
    const words = 'The 3D view stopped'
    await expect(dollhouse(page).getByRole('alert')).toContainText(words, patient)
    await expect(labels(page)).toBeHidden()
    await page.unroute(/home\.glb/)
    await dollhouse(page).getByRole('button', { name: 'Try again' }).click()
    await expect(enter(page, 'Hall')).toBeVisible(patient)
  })
})
