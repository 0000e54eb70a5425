import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openAwake } from './paused-clock.ts'

const address = '/government-services'
const stepsOf = (page: Page) =>
  page
    .locator('[data-room][data-step]')
    .evaluateAll((rooms) =>
      rooms
        .map((room) => `${room.getAttribute('data-step')} ${room.getAttribute('data-room')}`)
        .sort(),
    )

test('§2.14 Government Services Portal: 9 cards, each with what it is and whom it is for', async ({
  page,
}) => {
  await openAwake(page, address)
  await expect(page.locator('h1')).toHaveText('Government Services Portal')
  const rooms = page.locator('[data-room]')
  await expect(rooms).toHaveCount(9)
  for (const [index, room] of (await rooms.all()).entries()) {
    await expect(room).toContainText(`0${index + 1}`)
    await expect(room.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(room).toContainText(/For .{10,}/)
  }
})

for (const name of ['Citizen Services', 'Information Access']) {
  test(`§2.14 the list ‘${name}’ has six entries`, async ({ page }) => {
    await openAwake(page, address)
    const list = page.locator('section section').filter({ hasText: name }).last()
    await expect(list.getByRole('heading', { name })).toBeVisible()
    await expect(list.locator('dt')).toHaveCount(6)
    for (const text of await list.locator('dd').allTextContents())
      expect(text.length).toBeGreaterThan(20)
  })
}

test('a way is shown on the plan by keyboard, stands in the address, and is cleared', async ({
  page,
}) => {
  await openAwake(page, address)
  expect(await stepsOf(page)).toEqual([])
  const build = page.getByRole('button', { name: /^I want to build/ })
  await build.press('Enter')
  await expect(build).toHaveAttribute('aria-pressed', 'true')
  expect(await stepsOf(page)).toEqual(['1 records', '2 permits', '3 council'])
  await expect(page).toHaveURL(`${address}#building`)
  await expect(page.locator('section[aria-labelledby=plan] [role=status]')).toHaveText(
    'I want to build: Public Records, Permits and Licences, Council Meetings',
  )
  await page.getByRole('button', { name: /^I am going to vote/ }).click()
  expect(await stepsOf(page)).toEqual(['1 elections', '2 council', '3 records'])
  await page.getByRole('button', { name: 'Show all rooms' }).click()
  await expect(page).toHaveURL(address)
  expect(await stepsOf(page)).toEqual([])
  // A second press on the same way takes it back too.
  for (const pressed of ['true', 'false']) {
    const shop = page.getByRole('button', { name: /^I am opening a shop/ })
    await shop.click()
    await expect(shop).toHaveAttribute('aria-pressed', pressed)
  }
})

for (const theme of ['light', 'dark']) {
  test(`a way in the address is shown at once, with nothing that axe can find in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openAwake(page, `${address}#new-in-town`)
    await expect.poll(() => stepsOf(page)).toEqual(['1 benefits', '2 elections', '3 works'])
    expect(await axeViolations(page)).toEqual([])
  })
}

test('it says that no authority stands behind the sample, and leads on', async ({ page }) => {
  await openAwake(page, address)
  await expect(page.getByText('nothing can be applied for here')).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'See Location Services' })).toHaveAttribute(
    'href',
    '/location-services',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('rooms and ways can be read', async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('[data-room]')).toHaveCount(9)
    await expect(page.getByText('07 → 02 → 01')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show all rooms' })).toBeHidden()
  })
})
