import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openAwake, openWithPausedClock } from './paused-clock.ts'

const path = '/interactive-features'
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const messages = /^(Thumbs up|Thumbs down|Wave|Point|Peace): /

test('§4 gesture recognition: off and on, a gesture with its message every 3 s', async ({
  page,
}) => {
  await openWithPausedClock(page, path)
  await expect(page.getByText('Recognition is off')).toBeVisible()
  await button(page, 'Start gesture recognition').click()
  await expect(page.getByText('Looking for a hand')).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page.getByText('Looking for a hand')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText(messages)).toBeVisible()
  await expect(page.getByText('1 gesture recognised')).toBeVisible()
  const seen = new Set<string | null>()
  for (let tick = 2; tick <= 20; tick += 1) {
    await page.clock.runFor(3000)
    await expect(page.getByText(`${tick} gestures recognised`)).toBeVisible()
    seen.add(await page.getByText(messages).textContent())
  }
  expect(seen.size).toBe(5)
  await button(page, 'Stop gesture recognition').click()
  await expect(page.getByText('Recognition is off')).toBeVisible()
  await page.clock.runFor(9000)
  await expect(page.getByText(messages)).toHaveCount(0)
})

const order = (page: Page) =>
  page.getByRole('list', { name: 'Sorted by votes' }).getByRole('status').allTextContents()

test('§4 questions: votes go up or down by one, and the list is sorted by votes', async ({
  page,
}) => {
  await openAwake(page, path)
  expect(await order(page)).toEqual(['31', '18', '12', '7'])
  const list = page.getByRole('list', { name: 'Sorted by votes' }).getByRole('listitem')
  const up = button(page, /^Vote up: Will the new houses/)
  for (let press = 0; press < 7; press += 1) await up.click()
  await expect(list.nth(1)).toContainText('Will the new houses')
  await expect.poll(() => order(page)).toEqual(['31', '19', '18', '7'])
  await expect(up).toBeFocused()
  const down = button(page, /^Vote down: Will the lamps/)
  for (let press = 0; press < 7; press += 1) await down.click()
  await expect(down).toHaveAttribute('aria-disabled', 'true')
  await down.press('Enter')
  await expect.poll(() => order(page)).toEqual(['31', '19', '18', '0'])
})

test('§4 questions: blank text is ignored, Enter submits', async ({ page }) => {
  await page.goto(path)
  const input = page.getByLabel('Your question')
  await button(page, 'Ask').click()
  await input.fill(' ')
  await input.press('Enter')
  expect(await order(page)).toHaveLength(4)
  await input.fill('Who counts the votes?')
  await input.press('Enter')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Who counts the votes?' }),
  ).toContainText('You')
  await expect.poll(() => order(page)).toEqual(['31', '18', '12', '7', '0'])
})

const places = (page: Page) => page.getByRole('list', { name: 'Places nearby' })

test('§3 nearby places: name, distance, type and rating, on the plan and in the list', async ({
  page,
}) => {
  await page.goto(path)
  await expect(places(page).getByRole('listitem')).toHaveCount(8)
  const bakery = places(page).getByRole('listitem').filter({ hasText: 'Mill Lane Bakery' })
  for (const fact of ['220 m', 'Food and drink', '4.8 of 5']) {
    await expect(bakery).toContainText(fact)
  }
  await expect(page.getByRole('img', { name: /plan of the 8 places/ })).toBeVisible()
})

test('§3 nearby places can be filtered and sorted either way', async ({ page }) => {
  await page.goto(path)
  const first = places(page).getByRole('listitem').first()
  await expect(first).toContainText('Market fountain')
  await button(page, 'Lowest first; press for the reverse').click()
  await expect(first).toContainText('Riverside Clinic')
  await page.getByLabel('Sort by').selectOption('Rating')
  await expect(first).toContainText('Mill Lane Bakery')
  await page.getByLabel('Sort by').selectOption('Name')
  await button(page, 'Highest first; press for the reverse').click()
  await expect(first).toContainText('Boat landing')
  await page.getByLabel('Kind').selectOption('Park')
  await expect(places(page).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('2 places', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /plan of the 2 places/ })).toBeVisible()
})

test.describe('§4 device location', () => {
  test('is read once, after the click, and can be forgotten', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 40.7127, longitude: -74.006 })
    await page.addInitScript(() => {
      const reads = { count: 0 }
      const read = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...args) => {
        reads.count += 1
        document.documentElement.dataset.reads = String(reads.count)
        read(...args)
      }
    })
    await page.goto(path)
    await expect(page.locator('html')).not.toHaveAttribute('data-reads')
    await button(page, 'Read my location once').click()
    await expect(page.getByText('Your location was read once.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-reads', '1')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('40.7')
    await button(page, 'Forget my location').click()
    await expect(page.getByText('Your location is forgotten.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-reads', '1')
  })

  test('refused, says so and stays usable', async ({ page, context }) => {
    await context.clearPermissions()
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1 } as GeolocationPositionError)
    })
    await page.goto(path)
    await button(page, 'Read my location once').click()
    await expect(page.getByText('Your device was not allowed to share its location.')).toBeVisible()
    await expect(button(page, 'Read my location once')).toBeEnabled()
  })

  test('not found, says so', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 2 } as GeolocationPositionError)
    })
    await page.goto(path)
    await button(page, 'Read my location once').click()
    await expect(page.getByText('Your device could not find its location.')).toBeVisible()
  })
})

test('§4 meetup: joined with 10 to 59 people, and left', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('img', { name: 'The room fills when you join.' })).toBeVisible()
  await button(page, 'Join the meetup').click()
  const status = page.getByText(/^\d+ people in the room\./)
  const count = Number.parseInt((await status.textContent()) ?? '', 10)
  expect(count).toBeGreaterThanOrEqual(10)
  expect(count).toBeLessThanOrEqual(59)
  const seats = page.getByRole('img', { name: 'The seats of the room' })
  // The wall of the room is a circle too.
  await expect(seats.locator('circle')).toHaveCount(count + 1)
  await button(page, 'Leave the meetup').click()
  await expect(page.getByText('You have left the room.')).toBeVisible()
  await expect(seats).toHaveCount(0)
})

test('§4 voice listening on and off', async ({ page }) => {
  await page.goto(path)
  await button(page, 'Start listening').click()
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  await button(page, 'Stop listening').click()
  await expect(page.getByText('Not listening')).toBeVisible()
})

const households = async (page: Page) =>
  Number(
    await page.getByText('households visited so far').locator('xpath=../span[1]').textContent(),
  )

test('§4 AR mapping: households grow by 1 to 3 every 2 s while it is on', async ({ page }) => {
  await openWithPausedClock(page, path)
  expect(await households(page)).toBe(24)
  await page.clock.runFor(6000)
  expect(await households(page)).toBe(24)
  await button(page, 'Start mapping').click()
  await expect(page.getByText('Mapping is on')).toBeVisible()
  await page.clock.runFor(1900)
  expect(await households(page)).toBe(24)
  await page.clock.runFor(100)
  await expect.poll(() => households(page)).toBeGreaterThan(24)
  for (let tick = 0; tick < 8; tick += 1) {
    const before = await households(page)
    await page.clock.runFor(2000)
    await expect.poll(() => households(page)).toBeGreaterThan(before)
    expect((await households(page)) - before).toBeLessThanOrEqual(3)
  }
  await button(page, 'Stop mapping').click()
  const after = await households(page)
  await page.clock.runFor(6000)
  expect(await households(page)).toBe(after)
})

test('§4 route: optimised for 3 s', async ({ page }) => {
  await openWithPausedClock(page, path)
  await expect(page.getByRole('img', { name: /crosses itself between/ })).toBeVisible()
  await button(page, 'Optimise route').click()
  await expect(page.getByText('Route optimised!')).toBeVisible()
  await expect(page.getByRole('img', { name: /does not cross itself/ })).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page.getByText('Route optimised!')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText('Route optimised!')).toHaveCount(0)
  await expect(page.getByText('The route as the list has it')).toBeVisible()
})

test('the sample can be reset', async ({ page }) => {
  await openAwake(page, path)
  await button(page, /^Vote up: Where do bicycles/).click()
  await button(page, 'Join the meetup').click()
  await button(page, 'Start listening').click()
  await button(page, 'Reset the sample').click()
  await expect(page.getByText('Everything on this page is as you found it.')).toBeVisible()
  expect(await order(page)).toEqual(['31', '18', '12', '7'])
  await expect(button(page, 'Join the meetup')).toBeVisible()
  await expect(page.getByText('Not listening')).toBeVisible()
})

test('the page leads to the contact page and to the AR features', async ({ page }) => {
  await page.goto(path)
  const link = (name: string) => page.locator('main').getByRole('link', { name })
  await expect(link('Contact Now')).toHaveAttribute('href', '/contact')
  await expect(link('AR Features Suite')).toHaveAttribute('href', '/ar-features')
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme} with everything on`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, path)
    await button(page, 'Start gesture recognition').click()
    await button(page, 'Join the meetup').click()
    await button(page, 'Start listening').click()
    await button(page, 'Start mapping').click()
    await expect(page.getByText(messages)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions and places can be read, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText('Where do bicycles go')).toBeVisible()
    await expect(page.getByText('Mill Lane Bakery')).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
