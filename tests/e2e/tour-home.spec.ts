import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fragmentOf } from '../../src/scenes/tour/model/address/view-address.ts'
import { shortestTurn } from '../../src/scenes/tour/model/geometry/angles.ts'
import { home, trueYaw } from '../../src/scenes/tour/model/testing/sample-home.ts'
import { expect, test } from '../setup/test.ts'
import { openWholeHome, patient, stands, strip, ways } from './tour-home.ts'
import { TourPage } from './tour-page.ts'

const names: Record<string, string> = {
  living: 'Living room',
  kitchen: 'Kitchen',
  hall: 'Hall',
  study: 'Study',
  bath: 'Bathroom',
  bedroom: 'Bedroom',
}

/** The panoramas that were fetched, by their rooms. */
function panoramas(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, room] = request.url().match(/\/home\/panoramas\/([a-z]+)\.jpg/) ?? []
    if (room) fetched.push(room)
  })
  return fetched
}

/** Straight on from the doorway between two rooms, in degrees of the picture of the one that is entered. */
function straightOn(from: string, to: string): number {
  const doorway = home.doorways.find(({ rooms }) => rooms.includes(from) && rooms.includes(to))
  const [x = 0, , z = 0] = doorway?.centre ?? []
  return trueYaw(to, [x, z]) + 180
}

test('one walks through all the rooms of the home, and faces on from each doorway', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const tour = await openWholeHome(page)
  await expect(strip(page).getByRole('listitem')).toHaveCount(6)
  const way = ['living', 'kitchen', 'hall', 'study', 'hall', 'bedroom', 'hall', 'bath']
  for (const [at, to] of way.slice(1).entries()) {
    const from = way[at] ?? ''
    const name = names[to] ?? ''
    const here = ways(page).locator(`[data-way=${from}]`)
    await here.getByRole('button', { name: `Go to ${name}` }).click()
    await stands(tour, name)
    await tour.rest()
    const { room, yaw } = await tour.view()
    expect(room).toBe(to)
    expect(Math.abs(shortestTurn(yaw, straightOn(from, to)))).toBeLessThan(1)
  }
  await expect(page.getByText('You are in: Bathroom')).toBeAttached()
  await expect(tour.viewer).toHaveAccessibleDescription(/bathtub under the window/)
})

test('only rooms next to the one that is shown are fetched, and each small picture by itself', async ({
  page,
}) => {
  const fetched = panoramas(page)
  const tour = await openWholeHome(page)
  await expect.poll(() => new Set(fetched).size, patient).toBe(3)
  await page.waitForTimeout(3000)
  expect([...new Set(fetched)].sort()).toEqual(['hall', 'kitchen', 'living'])
  await expect(strip(page).locator('img')).toHaveCount(6)
  for (const image of await strip(page).locator('img').all())
    await expect(image).toHaveJSProperty('naturalWidth', 480)
  await strip(page).getByRole('button', { name: 'Bedroom' }).click()
  await stands(tour, 'Bedroom')
  expect(fetched).toContain('bedroom')
})

test('looked at, it is nobody’s; changed, it is kept with all its rooms, and opens without the site', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openWholeHome(page)
  await page.waitForTimeout(1500)
  await expect(page.locator('[data-keep]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Name of this room' }).fill('Parlour')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  const fetched = panoramas(page)
  await page.reload()
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: 'Open Sample home' }).click(patient)
  const tour = new TourPage(page)
  await tour.opened()
  await stands(tour, 'Parlour')
  await strip(page).getByRole('button', { name: 'Bathroom' }).click()
  await stands(tour, 'Bathroom')
  expect(fetched).toEqual([])
  // It is still the home, whatever it is called.
  await expect(page.getByRole('region', { name: 'Dollhouse' })).toBeVisible()
})

test('saved as a file it holds all its rooms and its plan', async ({ page }) => {
  test.setTimeout(120_000)
  const tour = await openWholeHome(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const buffer = await readFile(await (await download).path())
  await page.getByRole('button', { name: 'Upload New' }).click()
  await tour.choose({ name: 'home.zip', mimeType: 'application/zip', buffer })
  await tour.opened()
  await stands(tour, 'Living room')
  await expect(strip(page).getByRole('listitem')).toHaveCount(6)
  await expect(
    page.getByRole('list', { name: 'Rooms on the plan' }).getByRole('listitem'),
  ).toHaveCount(6)
})

test('an address opens a view in it', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto(fragmentOf({ room: 'study', look: { yaw: 40, pitch: -10, zoom: 150 } }))
  await tour.opened()
  await stands(tour, 'Study')
  expect(await tour.view()).toMatchObject({ room: 'study', yaw: 40, pitch: -10 })
})

test('in another language its rooms are called in that language', async ({ page }) => {
  await page.goto('/fr/property-tours?stats')
  await page.getByRole('button', { name: 'Parcourir la maison d’exemple' }).click()
  const tour = new TourPage(page)
  await expect(tour.viewer).toHaveAccessibleName(/Salon/, patient)
  await expect(tour.viewer).toHaveAccessibleDescription(/canapé vert pâle/)
})

test.describe('what does not come', () => {
  test.beforeEach(({ allow }) => allow('request cut', 'status 404'))

  for (const [what, pattern] of [
    ['what it is made of', /\/home\/home\.json/],
    ['its plan', /\/home\/plan\.svg/],
    ['its panoramas', /\/home\/panoramas\/[a-z]+\.jpg/],
  ] as const) {
    test(`where ${what} does not come, that is said, and another try works`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort())
      const tour = new TourPage(page)
      await tour.goto()
      const open = page.getByRole('button', { name: 'Walk through the sample home' })
      await open.click()
      await expect(tour.alert).toContainText('The sample could not be loaded.', patient)
      await expect(page.locator('[data-tour=empty]')).toBeVisible()
      await page.unroute(pattern)
      await open.click()
      await tour.opened()
      await stands(tour, 'Living room')
    })
  }

  test('where something else comes in the place of what it is made of, that is said', async ({
    page,
  }) => {
    await page.route(/\/home\/home\.json/, (route) => route.fulfill({ body: '<html>Log in' }))
    const tour = new TourPage(page)
    await tour.goto()
    await page.getByRole('button', { name: 'Walk through the sample home' }).click()
    await expect(tour.alert).toContainText('The sample could not be loaded.', patient)
  })

  test('where the code that opens it does not come, that is said', async ({ page }) => {
    await page.route(/\/open-home-[^/]+\.js/, (route) => route.abort())
    const tour = new TourPage(page)
    await tour.goto()
    await page.getByRole('button', { name: 'Walk through the sample home' }).click()
    await expect(tour.alert).toContainText('The viewer could not be loaded.', patient)
    await expect(page.locator('[data-tour=empty]')).toBeVisible()
  })

  test('where one room does not come, one stays where one is', async ({ page }) => {
    await page.route(/\/home\/panoramas\/bedroom\.jpg/, (route) => route.abort())
    const tour = await openWholeHome(page)
    await strip(page).getByRole('button', { name: 'Bedroom' }).click()
    await expect(tour.alert).toContainText('The sample could not be loaded.', patient)
    await stands(tour, 'Living room')
    await expect(strip(page).getByRole('listitem')).toHaveCount(6)
  })

  test('where one room does not come, the home is not kept, and the next change tries again', async ({
    page,
  }) => {
    const pattern = /\/home\/panoramas\/bedroom\.jpg/
    await page.route(pattern, (route) => route.abort())
    const tour = await openWholeHome(page)
    const name = page.getByRole('textbox', { name: 'Name of this room' })
    await name.fill('Parlour')
    await page.keyboard.press('Tab')
    await expect(tour.alert).toContainText('Not all rooms could be fetched', patient)
    await expect(page.locator('[data-keep=Offline]')).toBeVisible()
    await page.unroute(pattern)
    await name.fill('Salon')
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  })
})
