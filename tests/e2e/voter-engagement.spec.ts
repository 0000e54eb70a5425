import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { openWithPausedClock } from './paused-clock.ts'

const path = '/voter-engagement'
const names = [
  'Voter Education',
  'Voter Information Portal',
  'Political Surveys',
  'Dynamic Polling',
  'Instant Polling',
  'Adaptive Survey Logic',
  'Campaigns by Voter Priority',
  'Voter Sentiment Analysis',
  'Anonymized Results',
]
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)

test('§2.13 nine cards in the order of the spec, each of which the programme leads to', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.locator('main h2').filter({ hasNotText: 'After the last' })).toHaveText(names)
  const programme = page.getByRole('navigation', { name: 'The programme' })
  await expect(programme.getByRole('link')).toHaveCount(9)
  for (const name of names) {
    await programme.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  }
})

test('§2.1 the banner leads to the analytics and to the rewards', async ({ page }) => {
  await page.goto(path)
  const link = (name: string) => page.locator('main').getByRole('link', { name })
  await expect(link('View Analytics')).toHaveAttribute('href', '/real-time-analytics')
  await expect(link('Engagement Rewards')).toHaveAttribute('href', '/solutions/gamification')
})

test('§4 learning: plus 10 every 500 ms up to 100, no other start meanwhile, and then it stops', async ({
  page,
}) => {
  await openWithPausedClock(page, path)
  const bar = page.getByRole('progressbar', { name: 'Progress of How votes become seats' })
  const start = button(page, /^(Start|Continue|Take|Lesson).*How votes become seats/)
  const other = button(page, /How to read a poll/)
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await expect(start).toHaveText(/Start lesson/)
  await start.click()
  await expect(start).toBeDisabled()
  await expect(other).toBeDisabled()
  for (let progress = 10; progress <= 90; progress += 10) {
    await page.clock.runFor(500)
    await expect(bar).toHaveAttribute('aria-valuenow', String(progress))
    await expect(start).toBeDisabled()
  }
  await page.clock.runFor(500)
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await expect(start).toBeEnabled()
  await expect(page.getByText('Lesson complete')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  // The focus is where it was, and the lesson can be taken again.
  await expect(start).toBeFocused()
  await start.click()
  await page.clock.runFor(500)
  await expect(bar).toHaveAttribute('aria-valuenow', '10')
})

test('§4 learning: a lesson that was begun goes on from where it was', async ({ page }) => {
  await openWithPausedClock(page, path)
  const bar = page.getByRole('progressbar', { name: 'Progress of How to read a poll' })
  await expect(bar).toHaveAttribute('aria-valuenow', '40')
  await button(page, /Continue lesson.*How to read a poll/).click()
  await page.clock.runFor(1000)
  await expect(bar).toHaveAttribute('aria-valuenow', '60')
})

test('§3 the portal shows each candidate’s party, experience, rating and policies, as samples', async ({
  page,
}) => {
  await page.goto(path)
  const candidates = page
    .getByRole('list', { name: 'The sample candidates side by side' })
    .locator('> li')
  await expect(candidates).toHaveCount(3)
  for (const candidate of await candidates.all()) {
    for (const fact of ['Party', 'Experience', 'Rating by listeners', 'Policies']) {
      await expect(candidate.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(candidate.getByText('(sample)')).toBeVisible()
    await expect(candidate.getByText(/^\d\.\d of 5$/)).toBeVisible()
    await expect(candidate.getByRole('listitem')).toHaveCount(3)
  }
})

test('§4 survey: starts, advances with each answer, closes after the last and is at its first again', async ({
  page,
}) => {
  await page.goto(path)
  const start = button(page, 'Start Survey')
  await start.click()
  await expect(start).toHaveCount(0)
  for (const [number, question, answer] of [
    [1, 'How do you get to the town centre most often?', 'By bicycle'],
    [2, 'What should the tram line do first of all?', 'Save time'],
    [3, 'How would you like to be asked about it again?', 'Online'],
  ] as const) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible()
    await expect(page.getByText(question)).toBeFocused()
    await button(page, answer).click()
  }
  await expect(page.getByText('The survey is closed. Thank you for your answers.')).toBeFocused()
  for (const answer of ['By bicycle', 'Save time', 'Online']) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible()
  }
  await start.click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
})

const livePercents = async (page: Page) => {
  const texts = await page
    .locator('#live-poll')
    .locator('xpath=ancestor::section')
    .locator('ul')
    .first()
    .getByText(/^\d+%$/)
    .allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}

test('§4 live poll: Start Live Poll and End Poll toggle it; it drifts every 2 s, above 0, to a whole 100', async ({
  page,
}) => {
  await openWithPausedClock(page, path)
  const before = await livePercents(page)
  expect(before).toHaveLength(4)
  await page.clock.runFor(10_000)
  expect(await livePercents(page)).toEqual(before)
  await button(page, 'Start Live Poll').click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.clock.runFor(1900)
  expect(await livePercents(page)).toEqual(before)
  await page.clock.runFor(100)
  await expect.poll(() => livePercents(page)).not.toEqual(before)
  for (let tick = 0; tick < 15; tick += 1) {
    await page.clock.runFor(2000)
    const percents = await livePercents(page)
    expect(sum(percents)).toBe(100)
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(0)
  }
  await button(page, 'End Poll').click()
  await expect(page.getByText('Not live')).toBeVisible()
  const after = await livePercents(page)
  await page.clock.runFor(10_000)
  expect(await livePercents(page)).toEqual(after)
})

test('§4 live poll: a vote increments the option, says so and hides the vote buttons', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.getByText('420 answers')).toBeVisible()
  await button(page, 'Vote for Priya Duval').click()
  await expect(page.getByText('You voted for Priya Duval')).toBeFocused()
  await expect(button(page, /^Vote for/)).toHaveCount(0)
  await expect(page.getByText('421 answers')).toBeVisible()
  expect(sum(await livePercents(page))).toBe(100)
})

test('§4 instant poll: one vote only', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByText('150 votes')).toBeVisible()
  const box = page.locator('#instant-poll').locator('xpath=../..')
  await box.getByRole('button', { name: 'No', exact: true }).click()
  await expect(box.getByText('Thank you for voting!')).toBeFocused()
  await expect(box.getByText('151 votes')).toBeVisible()
  await expect(box.getByRole('button')).toHaveCount(0)
  // 87 : 42 : 22 of 151.
  await expect(box.getByText(/^\d+%$/)).toHaveText(['58%', '28%', '14%'])
  await expect(box.getByRole('listitem').filter({ hasText: 'your vote' })).toContainText('No')
})

for (const [age, offered] of [
  ['29', ['Climate Change', 'Student Loans', 'Job Market', 'Technology Policy']],
  ['30', ['Healthcare', 'Retirement', 'Taxes', 'Economy']],
] as const) {
  test(`§4 adaptive survey: at ${age} it offers ${offered[0]} and three more, adapts, and Reset begins anew`, async ({
    page,
  }) => {
    await page.goto(path)
    const next = button(page, 'Next')
    const input = page.getByLabel('How old are you?')
    await expect(next).toBeDisabled()
    await input.fill(age)
    await expect(next).toBeEnabled()
    await input.fill('')
    await expect(next).toBeDisabled()
    await input.pressSequentially(age)
    await input.press('Enter')
    const question = page.getByText('What matters most to you?')
    await expect(question).toBeFocused()
    const choices = page.getByRole('list', { name: 'What matters most to you?' })
    await expect(choices.getByRole('button')).toHaveText([...offered])
    await choices.getByRole('button', { name: offered[1] }).click()
    await expect(page.getByText('Survey adapted to your profile!')).toBeFocused()
    await expect(page.getByText(`Age ${age} · ${offered[1]}`)).toBeVisible()
    await button(page, 'Reset').click()
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('')
    await expect(next).toBeDisabled()
  })
}

test('§3 campaigns by priority: campaigns and support of each group', async ({ page }) => {
  await page.goto(path)
  const table = page.getByRole('table', { name: /by the priority that voters give them/ })
  await expect(table.getByRole('row', { name: /High .* 14 72%/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Medium .* 9 58%/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Low .* 5 31%/ })).toBeVisible()
})

test('§3 sentiment: three moods that make 100, and where they go', async ({ page }) => {
  await page.goto(path)
  const chart = page.getByRole('img', {
    name: '62% positive, 24% neutral and 14% negative answers',
  })
  await expect(chart).toBeVisible()
  await expect(page.getByText('Trending up since last week')).toBeVisible()
})

test('§4 anonymized results toggle between Age Groups and Regions, and can be linked to', async ({
  page,
}) => {
  await page.goto(path)
  const ages = page.getByRole('tabpanel', { name: 'Age Groups' })
  const regions = page.getByRole('tabpanel', { name: 'Regions' })
  await expect(ages.getByRole('listitem')).toHaveCount(4)
  await expect(regions).toBeHidden()
  await page.getByRole('tab', { name: 'Regions' }).click()
  await expect(ages).toBeHidden()
  await expect(regions.getByText('Old Town')).toBeVisible()
  const percents = await regions.getByText(/^\d+%$/).allTextContents()
  expect(sum(percents.map((text) => Number.parseInt(text, 10)))).toBe(100)
  await page.reload()
  // A tab is shown as soon as its part is alive.
  await page.mouse.move(200, 300)
  await expect(regions).toBeVisible()
  await page.getByRole('tab', { name: 'Age Groups' }).click()
  await expect(ages).toBeVisible()
})
