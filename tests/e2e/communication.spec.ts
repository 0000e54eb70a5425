import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'

const path = '/communication-features'
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('messages, questions, meetings and a poll are answered by whoever takes part, and reset', {
  tag: ['@spec-2.15', '@spec-4'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const log = page.getByRole('log', { name: 'Conversation' })
  const messages = log.getByRole('listitem')
  await test.step('a message is sent by Enter and by the button, and blank text is ignored', async () => {
    const input = page.getByLabel('Your message')
    await button(page, 'Send').click()
    await input.fill('   ')
    await input.press('Enter')
    await expect(messages).toHaveCount(5)
    await input.fill('Will it run at night?')
    await input.press('Enter')
    await expect(messages.last()).toContainText(/You.*\d:\d\d/s)
    await expect(messages.last()).toContainText('Will it run at night?')
    await expect(input).toHaveValue('')
    await expect(input).toBeFocused()
    await input.fill('And on Sundays?')
    await button(page, 'Send').click()
    await expect(messages).toHaveCount(7)
  })
  await test.step('the conversation is read in four languages, except one’s own words', async () => {
    const choice = page.getByRole('group', { name: 'Conversation language' })
    await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked()
    for (const [name, lang, words] of [
      ['Spanish', 'es', '¿Y los castaños?'],
      ['French', 'fr', 'Et les marronniers ?'],
      ['English', 'en', 'What about the chestnut trees?'],
      ['Hindi', 'hi', 'और शाहबलूत के पेड़?'],
    ] as const) {
      await choice.getByText(name).click()
      await expect(log.getByText(words)).toHaveAttribute('lang', lang)
      await expect(log.getByText('And on Sundays?')).toBeVisible()
    }
  })
  await test.step('votes for a question go up by one, and an own one is asked by Enter', async () => {
    const noise = item(page, 'How loud will the tram be')
    for (const votes of ['42', '43', '44']) {
      await expect(noise.getByRole('status')).toHaveText(votes)
      await noise.getByRole('button').click()
    }
    await expect(item(page, 'What will the line cost')).toContainText('Answered')
    const input = page.getByLabel('Your question')
    await input.fill('  ')
    await button(page, 'Ask').click()
    await expect(button(page, /^Vote for: /)).toHaveCount(3)
    await input.fill('Who sweeps the stops?')
    await input.press('Enter')
    await expect(input).toHaveValue('')
    const own = item(page, 'Who sweeps the stops?')
    await expect(own).toContainText('You')
    await own.getByRole('button').click()
    await expect(own.getByRole('status')).toHaveText('1')
  })
  await test.step('the town hall is left and joined, with the focus on its button', async () => {
    await button(page, 'Join the town hall').click()
    await expect(page.getByText('You’re in the town hall.')).toBeVisible()
    await button(page, 'Leave the town hall').click()
    await expect(page.getByText('You’ve left the town hall.')).toBeVisible()
    await expect(button(page, 'Join the town hall')).toBeFocused()
    await button(page, 'Join the town hall').click()
  })
  await test.step('the meetup counts its participants: 127, with 10 to 59 at the table', async () => {
    const total = (count: string) => page.getByText(count, { exact: true })
    await expect(total('127')).toBeVisible()
    await button(page, 'Join the meetup').click()
    await expect(total('128')).toBeVisible()
    await expect(page.getByText(/^[1-5]\d people at your table$/)).toBeVisible()
    await button(page, 'Leave the meetup').click()
    await expect(page.getByText('You’ve left the table.')).toBeVisible()
    await expect(total('127')).toBeVisible()
    await button(page, 'Join the meetup').click()
  })
  await test.step('45 and 89 are registered, and the count follows', async () => {
    for (const [title, count] of [
      ['Safe routes to school', 45],
      ['The town budget', 89],
    ] as const) {
      await item(page, title).getByRole('button').click()
      await expect(item(page, title)).toContainText(`${count + 1} registered`)
      await expect(item(page, title)).toContainText('You’re registered.')
      await item(page, title).getByRole('button', { name: 'Cancel registration' }).click()
      await expect(item(page, title)).toContainText(`${count} registered`)
    }
    await button(page, /^Register.*Safe/).click()
  })
  await test.step('one vote only: Yes, No or Undecided', async () => {
    await expect(page.getByText('95 votes')).toBeVisible()
    for (const option of ['Yes', 'No']) await expect(button(page, option)).toBeVisible()
    await button(page, 'Undecided').click()
    await expect(page.getByText('Thank you for voting!')).toBeFocused()
    await expect(page.getByText('96 votes')).toBeVisible()
    await expect(button(page, 'Yes')).toHaveCount(0)
  })
  await test.step('axe finds nothing with everything joined', async () => {
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
  await test.step('the sample can be reset', async () => {
    await button(page, 'Reset sample data').click()
    await expect(page.getByText('The sample data on this page has been restored.')).toBeVisible()
    await expect(messages).toHaveCount(5)
    await expect(page.getByText('127', { exact: true })).toBeVisible()
    await expect(button(page, 'Reset sample data')).toBeFocused()
  })
})
