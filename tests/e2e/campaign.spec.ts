import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'

const address = '/campaign-management'
const panel = (page: Page, id: string) => page.locator(`#${id}`)
const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`).filter({ visible: true })
const total = (page: Page, label: string) =>
  page.locator('[data-totals] > div').filter({ hasText: label }).locator('dd')
const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).first()
const readout = (page: Page) =>
  page.locator('section[aria-labelledby="plan"] > div > [role=status]')

/** What the test types into each subject’s form; the list then shows the first entry. */
const forms = [
  ['Volunteers', 'Add a volunteer', { Name: 'Ida Berg', Role: 'Canvasser', Rating: '4.5' }],
  ['Campaigns', 'Add a campaign', { Name: 'Clean canals', Spent: '0', Budget: '5000' }],
  [
    'Tasks',
    'Add a task',
    { Task: 'Book a bus', Volunteer: 'Amara Osei', Priority: 'Low', Due: '09:15' },
  ],
  [
    'Events',
    'Add an event',
    { Name: 'Debate', Date: '2027-05-01', Time: '18:00', Venue: 'Union House', Guests: '180' },
  ],
  ['Promises', 'Add a promise', { Promise: 'Free buses on Sundays' }],
  [
    'Party campaigns',
    'Add a party campaign',
    { Campaign: 'North speaks', Coordinator: 'Ida Berg', Budget: '900', Level: 'Local' },
  ],
  [
    'Venues',
    'Add a venue',
    { Name: 'Old Mill', Type: 'Hall', Address: '3 Mill Lane', Seats: '75' },
  ],
  ['AR posters', 'Add a poster', { Location: 'Bus station' }],
] as const

test('what each form adds stands in its list, and the focus is back on the button', {
  tag: '@spec-2.15',
}, async ({ page }) => {
  await page.goto(address)
  for (const [label, button, fields] of forms) {
    await test.step(button, async () => {
      await tab(page, label).click()
      await page.getByRole('button', { name: button }).press('Enter')
      const dialog = page.getByRole('dialog', { name: button })
      for (const [name, value] of Object.entries(fields)) {
        const field = dialog.getByLabel(name)
        const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement)
        if (isSelect) await field.selectOption(value)
        else await field.fill(value)
      }
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(dialog).toBeHidden()
      const [name = ''] = Object.values(fields)
      await expect(readout(page)).toHaveText(`Added: ${name}`)
      const added = page.locator('main').getByText(name, { exact: true })
      await expect(added.filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('button', { name: button })).toBeFocused()
      await expect(page).not.toHaveURL(/show=/)
    })
  }
})

test('a form says what is wrong and keeps what was typed; Back closes it in its place', async ({
  page,
}) => {
  await page.goto(`${address}?show=add-events`)
  await test.step('what is wrong is said under its field', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add an event' })
    await dialog.getByLabel('Name').fill('Debate')
    await dialog.getByLabel('Venue').selectOption('Union House')
    await dialog.getByLabel('Guests').fill('181')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByLabel('Date')).toBeFocused()
    await expect(dialog.getByText('Please fill out this field')).toHaveCount(2)
    await expect(dialog.getByText('This venue has only 180 seats')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Debate')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
  })
  await test.step('Back closes the dialog and leaves the page where it was', async () => {
    await tab(page, 'Venues').click()
    const add = page.getByRole('button', { name: 'Add a venue' })
    await add.click()
    await expect(page).toHaveURL(`${address}?show=add-venues#venues`)
    const dialog = page.getByRole('dialog', { name: 'Add a venue' })
    await expect(dialog).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${address}#venues`)
    await expect(add).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('the button that opened a dialog is seen again, also when the page grows meanwhile or right after', async ({
  page,
}) => {
  await page.goto(address)
  const add = page.getByRole('button', { name: 'Add a volunteer' })
  const dialog = page.getByRole('dialog')
  await add.click()
  await expect(dialog).toBeVisible()
  // The browser does not make up for the padding of what is around the part in view.
  await page.evaluate(() =>
    document.querySelector('main')?.style.setProperty('padding-top', '99rem'),
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  await expect(add).toBeInViewport()
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('p'), { style: 'height: 99rem' })
    document.querySelector('main')?.before(late)
  })
  await page.waitForTimeout(300)
  await expect(add).toBeInViewport()
})

test('what is changed counts in the totals at once', {
  tag: '@spec-4',
}, async ({ page }) => {
  await page.goto(`${address}#tasks`)
  const choose = (label: string, to: string) => page.getByLabel(label).selectOption(to)
  const step = (id: string, name: RegExp) => row(page, id).getByRole('button', { name }).click()
  await test.step('a task that is dragged', async () => {
    // By its words: a button in it is pressed and not dragged.
    await page.locator('[data-task="tablets"]').dragTo(page.locator('[data-column="completed"]'), {
      sourcePosition: { x: 30, y: 26 },
      targetPosition: { x: 60, y: 60 },
    })
    await expect(page.locator('[data-column="completed"] [data-task="tablets"]')).toBeVisible()
    await expect(total(page, 'Open tasks')).toHaveText('5')
  })
  await test.step('a task by its buttons, and its volunteer’s tasks with it', async () => {
    const moveTo = async (to: string, column: string) => {
      const name = `Move “Print tonight’s walk lists” to ${to}`
      await page.getByRole('button', { name }).press('Enter')
      const card = page.locator(`[data-column="${column}"] [data-task="walk-lists"]`)
      await expect(card.getByRole('button').first()).toBeFocused()
    }
    await moveTo('In progress', 'in-progress')
    await moveTo('Completed', 'completed')
    await expect(total(page, 'Open tasks')).toHaveText('4')
    await tab(page, 'Volunteers').click()
    await expect(row(page, 'amara').getByRole('cell').nth(1)).toContainText('0')
    await tab(page, 'Tasks').click()
    await moveTo('Pending', 'pending')
    await expect(total(page, 'Open tasks')).toHaveText('5')
  })
  await test.step('the state of a row of each other subject', async () => {
    for (const [name, label, to] of [
      ['Events', 'Status: First-time voter night', 'Confirmed'],
      ['Venues', 'Status: Union House', 'Booked'],
      ['Volunteers', 'Status: Dev Malhotra', 'Active'],
      ['Promises', 'Status: Library open on Sundays', 'Kept'],
      ['Party campaigns', 'Level: West Quay speaks up', 'District'],
      ['AR posters', 'Status: Ferry pier', 'Live'],
    ] as const) {
      await tab(page, name).click()
      await choose(label, to)
      await expect(readout(page)).toContainText(`: ${to}`)
    }
    await expect(total(page, 'Active volunteers')).toHaveText('7')
    await expect(total(page, 'Confirmed events')).toHaveText('4')
    await expect(panel(page, 'venues').locator('[data-figure="freeSeats"]')).toContainText('340')
    await step('market', /^Increase Scans/)
    await expect(total(page, 'Poster scans')).toHaveText('2,901')
    await tab(page, 'Promises').click()
    // Kept is 100 %, and 100 % is kept.
    await expect(row(page, 'library')).toContainText('100%')
  })
  await test.step('a list is filtered, also to nothing', async () => {
    await tab(page, 'Volunteers').click()
    const list = panel(page, 'volunteers')
    await list.getByLabel('Role').selectOption('Phone Bank')
    await expect(list.getByText('2 of 8 shown')).toBeVisible()
    await list.getByLabel('Status', { exact: true }).selectOption('Inactive')
    await expect(list.getByText('Nothing matches these filters.')).toBeVisible()
  })
})

test('the plan goes back to the sample, and lives in memory only', async ({ page }) => {
  await page.goto(`${address}#promises`)
  const votes = total(page, 'Votes for promises')
  const vote = row(page, 'lights').getByRole('button', { name: /^Increase Votes/ })
  await vote.click()
  await expect(votes).toHaveText('2,294')
  // Another page and back: still there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(votes).toHaveText('2,294')
  await page.getByRole('button', { name: 'Reset sample data' }).click()
  await expect(votes).toHaveText('2,293')
  await expect(readout(page)).toHaveText('The sample data has been restored.')
  await vote.click()
  await page.reload()
  await expect(votes).toHaveText('2,293')
  expect(await page.evaluate(() => [...Object.keys(sessionStorage)])).toEqual([])
})

test('each tab stands in the address, and axe finds nothing in a table or a board', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  for (const id of ['campaigns', 'tasks']) {
    await page.locator(`[role=tab][aria-controls="${id}"]`).click()
    await expect(page).toHaveURL(`${address}#${id}`)
    await page.reload()
    await expect(panel(page, id)).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: `#${id}` })).toEqual([])
  }
})
