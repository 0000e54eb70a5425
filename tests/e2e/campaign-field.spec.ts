import { expect, test } from '../setup/test.ts'
import { address } from './campaign-page.ts'
import { openWithPausedClock } from './paused-clock.ts'

test('§4, §9 AR mapping on/off: households visited grows by 1–3 every 2 s', async ({ page }) => {
  await openWithPausedClock(page, address)
  const section = page.locator('section[aria-labelledby="mapping"]')
  const visited = () => section.getByRole('meter').getAttribute('aria-valuenow').then(Number)
  await page.clock.runFor(10_000)
  expect(await visited()).toBe(0)
  await section.getByRole('button', { name: 'Start mapping' }).click()
  let before = 0
  for (let tick = 0; tick < 4; tick += 1) {
    await page.clock.runFor(1_900)
    expect(await visited()).toBe(before)
    await page.clock.runFor(100)
    const now = await visited()
    expect(now - before).toBeGreaterThanOrEqual(1)
    expect(now - before).toBeLessThanOrEqual(3)
    before = now
  }
  await expect(section.getByRole('status')).toHaveText(`${before} of 48 households visited`)
  await expect(page.locator('[data-visited="true"]')).toHaveCount(before)
  await section.getByRole('button', { name: 'Stop mapping' }).click()
  await page.clock.runFor(10_000)
  expect(await visited()).toBe(before)
  await section.getByRole('button', { name: 'Start mapping' }).click()
  await page.clock.runFor(100_000)
  expect(await visited()).toBe(48)
  await expect(section.getByRole('status')).toHaveText('Every household has been visited.')
  await section.getByRole('button', { name: 'Start again' }).click()
  expect(await visited()).toBe(0)
})

test('§4, §9 route optimised flag for 3 s, over a route that is really shorter', async ({
  page,
}) => {
  await openWithPausedClock(page, address)
  const section = page.locator('section[aria-labelledby="route"]')
  const lengths = async () =>
    (await section.locator('dd').allTextContents()).map((text) => Number.parseFloat(text))
  const [listed = 0] = await lengths()
  await section.getByRole('button', { name: 'Optimise route' }).click()
  const flag = section.getByText('Route optimised')
  await expect(flag).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(flag).toBeVisible()
  await page.clock.runFor(200)
  await expect(flag).toHaveCount(0)
  const [before = 0, after = 0] = await lengths()
  expect(before).toBe(listed)
  expect(after).toBeGreaterThan(2)
  expect(after).toBeLessThan(before / 2)
  await section.getByRole('button', { name: 'Back to the address list' }).click()
  await expect(section.locator('dd').last()).toHaveText('–')
})
