import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openAwake, openWithPausedClock } from './paused-clock.ts'

const path = '/communication-features'
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

test('§4 town hall: joined and left', async ({ page }) => {
  await page.goto(path)
  await button(page, 'Join the town hall').click()
  await expect(page.getByText('You are in the town hall.')).toBeVisible()
  await button(page, 'Leave the town hall').click()
  await expect(page.getByText('You have left the town hall.')).toBeVisible()
  await expect(button(page, 'Join the town hall')).toBeFocused()
})

test('§3 leaders: name, party, online or busy', async ({ page }) => {
  await page.goto(path)
  const row = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '(sample)' })
  await expect(row('Elena Marsh')).toContainText('Online')
  await expect(row('Tomas Okafor')).toContainText('Busy')
  await expect(row('Priya Duval')).toContainText('Online')
})

test('§4 chat: a message is sent by the button and by Enter, and blank text is ignored', async ({
  page,
}) => {
  await page.goto(path)
  const messages = log(page).getByRole('listitem')
  const input = page.getByLabel('Your message')
  await expect(messages).toHaveCount(5)
  await button(page, 'Send').click()
  await input.fill('   ')
  await input.press('Enter')
  await expect(messages).toHaveCount(5)
  await input.fill('Will it run at night?')
  await input.press('Enter')
  await expect(messages).toHaveCount(6)
  await expect(messages.last()).toContainText('You')
  await expect(messages.last()).toContainText('Will it run at night?')
  await expect(messages.last()).toContainText(/\d\d:\d\d/)
  await expect(input).toHaveValue('')
  await expect(input).toBeFocused()
  await input.fill('And on Sundays?')
  await button(page, 'Send').click()
  await expect(messages.last()).toContainText('And on Sundays?')
})

test('§2.15 the demo’s languages: English, Spanish, French and Hindi', async ({ page }) => {
  await page.goto(path)
  const choice = page.getByRole('group', { name: 'Read the conversation in' })
  await expect(choice.getByRole('radio')).toHaveCount(4)
  await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked()
  await page.getByLabel('Your message').fill('My own words')
  await page.keyboard.press('Enter')
  for (const [name, lang, words] of [
    ['Spanish', 'es', '¿Y los castaños?'],
    ['French', 'fr', 'Et les marronniers ?'],
    ['Hindi', 'hi', 'और शाहबलूत के पेड़?'],
    ['English', 'en', 'And the chestnuts?'],
  ] as const) {
    await choice.getByText(name).click()
    await expect(log(page).getByText(words)).toHaveAttribute('lang', lang)
    // What one has written oneself stays as it was.
    await expect(log(page).getByText('My own words')).toBeVisible()
  }
})

test('§4 questions: votes go up by one, blank text is ignored, Enter submits', async ({ page }) => {
  await page.goto(path)
  const noise = page.getByRole('listitem').filter({ hasText: 'How loud is the tram at night' })
  await expect(noise.getByRole('status')).toHaveText('42')
  await button(page, /^Vote for: How loud is the tram/).click()
  await expect(noise.getByRole('status')).toHaveText('43')
  await button(page, /^Vote for: How loud is the tram/).click()
  await expect(noise.getByRole('status')).toHaveText('44')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'What does the line cost' }),
  ).toContainText('Answered')

  const votes = button(page, /^Vote for: /)
  const input = page.getByLabel('Your question')
  await input.fill('  ')
  await button(page, 'Ask').click()
  await expect(votes).toHaveCount(3)
  await input.fill('Who sweeps the stops?')
  await input.press('Enter')
  await expect(votes).toHaveCount(4)
  await expect(input).toHaveValue('')
  const own = page.getByRole('listitem').filter({ hasText: 'Who sweeps the stops?' })
  await expect(own).toContainText('You')
  await expect(own.getByRole('status')).toHaveText('0')
  await own.getByRole('button').click()
  await expect(own.getByRole('status')).toHaveText('1')
})

test('§4 meetup: joined with 10 to 59 at the table, the same each time; 127 participants follow', async ({
  page,
}) => {
  await page.goto(path)
  const total = (count: string) => page.getByText(count, { exact: true })
  const seats = async () => {
    await expect(total('127')).toBeVisible()
    await button(page, 'Join the meetup').click()
    await expect(total('128')).toBeVisible()
    return Number.parseInt(
      (await page.getByText(/^\d+ people at your table$/).textContent()) ?? '',
      10,
    )
  }
  const first = await seats()
  expect(first).toBeGreaterThanOrEqual(10)
  expect(first).toBeLessThanOrEqual(59)
  await button(page, 'Leave the meetup').click()
  await expect(total('127')).toBeVisible()
  await expect(page.getByText('You have left the table.')).toBeVisible()
  await page.reload()
  expect(await seats()).toBe(first)
})

test('§2.15 45 and 89 registered, and the count follows', async ({ page }) => {
  await page.goto(path)
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  for (const [title, count] of [
    ['Safe ways to school', 45],
    ['The town’s budget', 89],
  ] as const) {
    await expect(row(title)).toContainText(`${count} registered`)
    await row(title).getByRole('button').click()
    await expect(row(title)).toContainText(`${count + 1} registered`)
    await expect(row(title)).toContainText('You are registered.')
    await row(title).getByRole('button', { name: 'Cancel registration' }).click()
    await expect(row(title)).toContainText(`${count} registered`)
  }
})

test('§4 poll: Yes, No or Undecided, one vote only', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByText('95 votes')).toBeVisible()
  for (const option of ['Yes', 'No']) {
    await expect(button(page, option)).toBeVisible()
  }
  await button(page, 'Undecided').click()
  await expect(page.getByText('Thank you for voting!')).toBeFocused()
  await expect(page.getByText('96 votes')).toBeVisible()
  await expect(button(page, 'Yes')).toHaveCount(0)
})

test('§4 learning module: plus 10 every 500 ms', async ({ page }) => {
  await openWithPausedClock(page, path)
  const bar = page.getByRole('progressbar', { name: 'Progress of How to read a street plan' })
  const start = button(page, /lesson.*How to read a street plan/i)
  await start.click()
  await page.clock.runFor(500)
  await expect(bar).toHaveAttribute('aria-valuenow', '60')
  await expect(start).toBeDisabled()
  await page.clock.runFor(2000)
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText('Lesson complete')).toBeVisible()
})

test('the sample can be reset', async ({ page }) => {
  await openAwake(page, path)
  await page.getByLabel('Your message').fill('Hello')
  await page.keyboard.press('Enter')
  await button(page, 'Join the meetup').click()
  await button(page, 'Reset the sample').click()
  await expect(page.getByText('Everything on this page is as you found it.')).toBeVisible()
  await expect(log(page).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('127', { exact: true })).toBeVisible()
  await expect(button(page, 'Reset the sample')).toBeFocused()
})

test('the page leads to the contact page and to the interactive features', async ({ page }) => {
  await page.goto(path)
  const link = (name: string) => page.locator('main').getByRole('link', { name })
  await expect(link('Contact Now')).toHaveAttribute('href', '/contact')
  await expect(link('Interactive Features')).toHaveAttribute('href', '/interactive-features')
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme} with everything joined`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, path)
    await button(page, 'Join the town hall').click()
    await button(page, 'Join the meetup').click()
    await button(page, /^Register.*Safe/).click()
    await button(page, 'Yes').click()
    await page.getByRole('group', { name: 'Read the conversation in' }).getByText('Hindi').click()
    expect(await axeViolations(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the conversation and the questions can be read', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('And the chestnuts?')).toBeVisible()
    await expect(page.getByText('How loud is the tram at night')).toBeVisible()
    await expect(page.getByText('45 registered')).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
