import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openAwake, openWithPausedClock } from './paused-clock.ts'

const path = '/voter-engagement'
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })

test('the visit can be begun again: every station is as it was found', async ({ page }) => {
  await openAwake(page, path)
  await button(page, 'Vote for Undecided').click()
  await button(page, 'Start Live Poll').click()
  await page.getByLabel('How old are you?').fill('51')
  await button(page, 'Start Survey').click()
  await button(page, 'Begin the visit again').click()
  await expect(page.getByText('All nine stations are as you found them.')).toBeVisible()
  await expect(page.getByText('420 answers')).toBeVisible()
  await expect(button(page, 'Vote for Undecided')).toBeVisible()
  await expect(button(page, 'Start Live Poll')).toBeVisible()
  await expect(button(page, 'Start Survey')).toBeVisible()
  await expect(page.getByLabel('How old are you?')).toHaveValue('')
  await expect(button(page, 'Begin the visit again')).toBeFocused()
})

test('the loop can be stopped', async ({ page }) => {
  await openAwake(page, path)
  const loop = page.locator('[data-playing]')
  await loop.scrollIntoViewIfNeeded()
  await expect(loop).toHaveAttribute('data-playing', 'true')
  await button(page, 'Pause').click()
  await expect(loop).toHaveAttribute('data-playing', 'false')
})

test('§4 the whole visit by keyboard alone: lesson, survey, polls, adaptive survey, results', async ({
  page,
}) => {
  await openWithPausedClock(page, path)
  await page.getByRole('link', { name: 'Voter Education' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button(page, /How votes become seats/)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(500)
  await expect(
    page.getByRole('progressbar', { name: 'Progress of How votes become seats' }),
  ).toHaveAttribute('aria-valuenow', '10')
  await page.getByRole('link', { name: 'Political Surveys' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Start Survey')).toBeFocused()
  await page.keyboard.press('Enter')
  for (let question = 0; question < 3; question += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('The survey is closed. Thank you for your answers.')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Start Survey')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Vote for Elena Marsh')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You voted for Elena Marsh')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Start Live Poll')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'End Poll')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you for voting!')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('34')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Survey adapted to your profile!')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('How old are you?')).toBeFocused()
  await page.getByRole('tab', { name: 'Age Groups' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Regions' })).toHaveAttribute('aria-selected', 'true')
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme} when every station has been answered`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, path)
    await button(page, 'Vote for Elena Marsh').click()
    await button(page, 'Yes').click()
    await button(page, 'Start Survey').click()
    await page.getByLabel('How old are you?').fill('20')
    await button(page, 'Next').click()
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Job Market').click()
    expect(await axeViolations(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lessons and questions can be read, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText('A threshold, often between 3 and 5 per cent')).toBeVisible()
    await expect(page.getByText('What should the tram line do first of all?')).toBeVisible()
    await expect(page.getByText('Hillside')).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
