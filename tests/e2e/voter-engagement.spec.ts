import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openWithPausedClock } from './paused-clock.ts'

const path = '/voter-engagement'
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)
const percents = async (page: Page, id: string) => {
  const list = page.locator(`section[aria-labelledby=${id}] ul`).first()
  const texts = await list.getByText(/^\d+%$/).allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}

test('every station is answered, shows what follows, and is as it was found when the visit begins again', {
  tag: ['@spec-2.13', '@spec-4'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await test.step('the programme leads to each of the nine stations', async () => {
    const programme = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(programme).toHaveCount(9)
    for (const link of await programme.all()) {
      await link.click()
      const id = new URL(page.url()).hash
      await expect(page.locator(`h2${id}, ${id} h2`).first()).toBeInViewport()
    }
  })
  await test.step('the survey advances with each answer, closes after the last, and starts anew', async () => {
    const start = button(page, 'Start Survey')
    await start.click()
    await expect(start).toHaveCount(0)
    const answers = ['By bike', 'Save time', 'Online']
    for (const [index, answer] of answers.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible()
      await button(page, answer).click()
    }
    await expect(
      page.getByText('That’s the end of the survey. Thank you for your answers.'),
    ).toBeFocused()
    for (const answer of answers) {
      await expect(page.getByText(answer, { exact: true })).toBeVisible()
    }
    await start.click()
    await expect(page.getByText('Question 1 of 3')).toBeVisible()
    await expect(page.getByText('How do you usually get downtown?')).toBeFocused()
  })
  await test.step('a vote in the live poll counts, is said, and hides the vote buttons', async () => {
    await button(page, 'Vote for Priya Duval').click()
    await expect(page.getByText('You voted for Priya Duval')).toBeFocused()
    await expect(button(page, /^Vote for/)).toHaveCount(0)
    await expect(page.getByText('421 answers')).toBeVisible()
    expect(sum(await percents(page, 'live-poll'))).toBe(100)
  })
  await test.step('the instant poll takes one vote only', async () => {
    const box = page.locator('#instant-poll').locator('xpath=../..')
    await expect(box.getByText('150 votes')).toBeVisible()
    await box.getByRole('button', { name: 'No', exact: true }).click()
    await expect(box.getByText('Thank you for voting!')).toBeFocused()
    await expect(box.getByText('151 votes')).toBeVisible()
    await expect(box.getByRole('button')).toHaveCount(0)
  })
  await test.step('the adaptive survey offers by age, adapts, and is reset', async () => {
    const input = page.getByLabel('How old are you?')
    const choices = page.getByRole('list', { name: 'What matters most to you?' })
    await expect(button(page, 'Next')).toBeDisabled()
    await input.fill('30')
    await input.press('Enter')
    const offered = choices.getByRole('button')
    await expect(offered).toHaveText(['Healthcare', 'Retirement', 'Taxes', 'Economy'])
    expect(await axeViolationsInBothThemes(page, { within: 'main' })).toEqual([])
    await offered.nth(1).click()
    await expect(page.getByText('Survey adapted to your profile!')).toBeFocused()
    await expect(page.getByText('Age 30 · Retirement')).toBeVisible()
    await button(page, 'Reset').click()
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('')
    await input.fill('51')
  })
  await test.step('all is as it was found', async () => {
    await button(page, 'Start over').click()
    await expect(
      page.getByText('The sample data in all nine tools has been restored.'),
    ).toBeVisible()
    await expect(page.getByText('420 answers')).toBeVisible()
    await expect(button(page, 'Vote for Undecided')).toBeVisible()
    await expect(button(page, 'Start Survey')).toBeVisible()
    await expect(page.getByLabel('How old are you?')).toHaveValue('')
    await expect(button(page, 'Start over')).toBeFocused()
  })
  await test.step('results are shown by age or by region, which the address keeps', async () => {
    const regions = page.getByRole('tabpanel', { name: 'Regions' })
    await page.getByRole('tab', { name: 'Regions' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Age Groups' })).toBeHidden()
    await expect(regions.getByText('Old Town')).toBeVisible()
    await page.reload()
    await expect(regions).toBeVisible()
  })
})

test('a lesson goes on by 10 every 500 ms, and a live poll drifts every 2 s to a whole 100', {
  tag: ['@spec-4', '@spec-9'],
}, async ({ page }) => {
  await openWithPausedClock(page, path)
  await test.step('no other lesson starts meanwhile, and it stops at 100', async () => {
    const bar = page.getByRole('progressbar', { name: 'Progress: How votes become seats' })
    const start = button(page, /^(Start|Resume|Retake|Lesson).*How votes become seats/)
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await start.click()
    await page.clock.runFor(500)
    await expect(bar).toHaveAttribute('aria-valuenow', '10')
    await expect(start).toBeDisabled()
    await expect(button(page, /How to read a poll/)).toBeDisabled()
    await page.clock.runFor(4500)
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByText('Lesson complete')).toBeVisible()
    await page.clock.runFor(5000)
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    // The focus is where it was, and the lesson can be taken again.
    await expect(start).toBeFocused()
    await start.click()
    await page.clock.runFor(500)
    await expect(bar).toHaveAttribute('aria-valuenow', '10')
    await page.clock.runFor(4500)
  })
  await test.step('the poll drifts while it is live', async () => {
    const now = () => percents(page, 'live-poll')
    const before = await now()
    await page.clock.runFor(10_000)
    expect(await now()).toEqual(before)
    await button(page, 'Start Live Poll').click()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await page.clock.runFor(2000)
    await expect.poll(now).not.toEqual(before)
    expect(sum(await now())).toBe(100)
    await button(page, 'End Poll').click()
    await expect(page.getByText('Not live')).toBeVisible()
    const after = await now()
    await page.clock.runFor(10_000)
    expect(await now()).toEqual(after)
  })
})
