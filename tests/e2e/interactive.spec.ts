import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openWithPausedClock } from './paused-clock.ts'

const path = '/interactive-features'
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const messages = /^(Thumbs up|Thumbs down|Wave|Point|Peace): /

test('questions, the meetup and listening answer, and are reset', {
  tag: ['@spec-3', '@spec-4'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const sorted = page.getByRole('list', { name: 'Sorted by votes' })
  const votes = () => sorted.getByRole('status').allTextContents()
  await test.step('votes go up or down by one, never below 0, and sort the list', async () => {
    expect(await votes()).toEqual(['31', '18', '12', '7'])
    const up = button(page, /^Vote up: Will the new houses/)
    for (let press = 0; press < 7; press += 1) await up.click()
    await expect.poll(votes).toEqual(['31', '19', '18', '7'])
    await expect(sorted.getByRole('listitem').nth(1)).toContainText('Will the new houses')
    await expect(up).toBeFocused()
    const down = button(page, /^Vote down: Will the streetlights/)
    for (let press = 0; press < 7; press += 1) await down.click()
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await down.press('Enter')
    await expect.poll(votes).toEqual(['31', '19', '18', '0'])
  })
  await test.step('the meetup has 10 to 59 people, each in a seat', async () => {
    const seats = page.getByRole('img', { name: 'The seats in the room' })
    await button(page, 'Join the meetup').click()
    const text = await page.getByText(/^[1-5]\d people in the room\./).textContent()
    const count = Number.parseInt(text ?? '', 10)
    // The wall of the room is a circle too.
    await expect(seats.locator('circle')).toHaveCount(count + 1)
    await button(page, 'Leave the meetup').click()
    await expect(page.getByText('You’ve left the room.')).toBeVisible()
    await expect(seats).toHaveCount(0)
    await button(page, 'Join the meetup').click()
  })
  await test.step('listening goes off and on', async () => {
    await button(page, 'Start listening').click()
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    await button(page, 'Stop listening').click()
    await expect(page.getByText('Not listening')).toBeVisible()
    await button(page, 'Start listening').click()
  })
  await test.step('axe finds nothing with everything on', async () => {
    await button(page, 'Start gesture recognition').click()
    await button(page, 'Start mapping').click()
    await expect(page.getByText(messages)).toBeVisible()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
  await test.step('the sample can be reset', async () => {
    await button(page, 'Reset sample data').click()
    await expect(page.getByText('The sample data on this page has been restored.')).toBeVisible()
    expect(await votes()).toEqual(['31', '18', '12', '7'])
    await expect(button(page, 'Join the meetup')).toBeVisible()
    await expect(page.getByText('Not listening')).toBeVisible()
    await expect(page.getByText('Recognition is off')).toBeVisible()
  })
})

test('gestures come every 3 s, households every 2 s, and a route is optimised for 3 s', {
  tag: ['@spec-4', '@spec-9'],
}, async ({ page }) => {
  await openWithPausedClock(page, path)
  await test.step('gestures', async () => {
    await button(page, 'Start gesture recognition').click()
    await page.clock.runFor(2900)
    await expect(page.getByText('Looking for a hand')).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByText(messages)).toBeVisible()
    await expect(page.getByText('1 gesture recognized')).toBeVisible()
    await button(page, 'Stop gesture recognition').click()
    await page.clock.runFor(9000)
    await expect(page.getByText('Recognition is off')).toBeVisible()
    await expect(page.getByText(messages)).toHaveCount(0)
  })
  await test.step('mapping', async () => {
    const households = async () =>
      Number(
        await page.getByText('households visited so far').locator('xpath=../span[1]').textContent(),
      )
    await button(page, 'Start mapping').click()
    await page.clock.runFor(1900)
    expect(await households()).toBe(24)
    await page.clock.runFor(100)
    await expect.poll(households).toBeGreaterThan(24)
  })
  await test.step('route', async () => {
    await button(page, 'Optimize route').click()
    await expect(page.getByRole('img', { name: /doesn’t cross itself/ })).toBeVisible()
    await page.clock.runFor(2900)
    await expect(page.getByText('Route optimized!')).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByText('Route in list order')).toBeVisible()
  })
})

test('the device’s place is read once, after the click, kept nowhere, and forgotten; a refusal is said', {
  tag: '@spec-4',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const answers = { code: 0 }
    const reads: number[] = []
    Object.assign(window, { answers, reads })
    navigator.geolocation.getCurrentPosition = (tell, fail) => {
      reads.push(answers.code)
      if (answers.code > 0) fail?.({ code: answers.code } as GeolocationPositionError)
      else tell({ coords: { latitude: 40.7127, longitude: -74.006 } } as GeolocationPosition)
    }
  })
  await page.goto(path)
  const reads = () => page.evaluate(() => Reflect.get(window, 'reads').length)
  const read = (code: number) =>
    test.step(`answer ${code}`, async () => {
      await page.evaluate((next) => Object.assign(Reflect.get(window, 'answers'), next), { code })
      await button(page, 'Read my location once').click()
    })
  expect(await reads()).toBe(0)
  await read(1)
  await expect(page.getByText('Your device didn’t share its location')).toBeVisible()
  await expect(button(page, 'Read my location once')).toBeEnabled()
  await read(0)
  await expect(page.getByText('Your location was read once.')).toBeVisible()
  expect(await reads()).toBe(2)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('40.7')
  await button(page, 'Forget my location').click()
  await expect(page.getByText('Your location has been forgotten.')).toBeVisible()
  expect(await reads()).toBe(2)
})
