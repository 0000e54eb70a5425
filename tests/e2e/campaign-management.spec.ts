import { expect, test } from '../setup/test.ts'
import { address, panel, readout, row, tab, total } from './campaign-page.ts'
import { openAwake } from './paused-clock.ts'

test.describe('§4 states', () => {
  test('§4 task statuses: pending, in-progress, completed; totals and volunteers follow, by keyboard', async ({
    page,
  }) => {
    await openAwake(page, `${address}#tasks`)
    const column = (status: string) => page.locator(`[data-column="${status}"] [data-task]`)
    await expect(column('pending')).toHaveCount(3)
    await expect(total(page, 'Open tasks')).toHaveText('6')
    const move = (to: string) =>
      page.getByRole('button', { name: `Move “Print the walk lists for the evening” to: ${to}` })
    await move('In progress').focus()
    await page.keyboard.press('Enter')
    await expect(column('pending')).toHaveCount(2)
    await expect(column('in-progress')).toHaveCount(4)
    await expect(readout(page)).toHaveText('Print the walk lists for the evening: In progress')
    // The card went to another column, and the focus with it.
    await expect(page.locator('[data-task="walk-lists"] button').first()).toBeFocused()
    await move('Completed').press('Enter')
    await expect(column('completed')).toHaveCount(3)
    await expect(total(page, 'Open tasks')).toHaveText('5')
    await tab(page, 'Volunteers').click()
    await expect(row(page, 'amara').getByRole('cell').nth(1)).toContainText('0')
    await tab(page, 'Tasks').click()
    await move('Pending').press('Enter')
    await expect(total(page, 'Open tasks')).toHaveText('6')
  })

  test('a task can be dragged to another state', async ({ page }) => {
    await openAwake(page, `${address}#tasks`)
    // By its words: a button in it is pressed and not dragged.
    await page.locator('[data-task="tablets"]').dragTo(page.locator('[data-column="completed"]'), {
      sourcePosition: { x: 30, y: 26 },
      targetPosition: { x: 60, y: 60 },
    })
    await expect(page.locator('[data-column="completed"] [data-task="tablets"]')).toBeVisible()
    await expect(total(page, 'Open tasks')).toHaveText('5')
  })

  test('§4 event statuses: confirmed, planning', async ({ page }) => {
    await openAwake(page, `${address}#events`)
    const status = page.getByLabel('Status: An evening for first-time voters')
    await expect(status.locator('option')).toHaveText(['Planning', 'Confirmed'])
    await status.selectOption('Confirmed')
    await expect(total(page, 'Confirmed events')).toHaveText('4')
    await expect(panel(page, 'events').locator('[data-figure="expectedGuests"]')).toContainText(
      '500',
    )
  })

  test('§4 venue statuses: active, booked, available', async ({ page }) => {
    await openAwake(page, `${address}#venues`)
    const status = page.getByLabel('Status: Union House')
    await expect(status.locator('option')).toHaveText(['Active', 'Booked', 'Available'])
    await status.selectOption('Booked')
    await expect(panel(page, 'venues').locator('[data-figure="freeVenues"]')).toContainText('2')
    await expect(panel(page, 'venues').locator('[data-figure="freeSeats"]')).toContainText('340')
  })

  test('a volunteer, a campaign, a promise, a party campaign and a poster are moved too', async ({
    page,
  }) => {
    await openAwake(page, address)
    const moves = [
      ['Volunteers', 'Status: Dev Malhotra', 'Active'],
      ['Campaigns', 'Status: Listening evenings', 'Finished'],
      ['Promises', 'Status: The library is open on Sundays', 'Kept'],
      ['Party campaigns', 'Level: West Quay speaks', 'District'],
      ['AR posters', 'Status: Ferry pier', 'Live'],
    ] as const
    for (const [name, label, to] of moves) {
      await tab(page, name).first().click()
      await page.getByLabel(label).selectOption(to)
      await expect(readout(page)).toContainText(`: ${to}`)
    }
    await expect(total(page, 'Active volunteers')).toHaveText('7')
    await tab(page, 'Promises').click()
    // Kept is 100 %, and 100 % is kept.
    await expect(row(page, 'library')).toContainText('100%')
  })

  test('numbers stop at their bounds, and the totals follow', async ({ page }) => {
    await openAwake(page, `${address}#campaigns`)
    const parks = row(page, 'parks')
    const spend = parks.getByRole('button', { name: 'Raise Spent: Open parks until ten' })
    await spend.click()
    await expect(parks).toContainText('$9,500')
    await expect(total(page, 'Left to spend')).toHaveText('$57,500')
    await expect(spend).toHaveAttribute('aria-disabled', 'true')
    await spend.click({ force: true })
    await expect(total(page, 'Left to spend')).toHaveText('$57,500')
    const start = row(page, 'listening')
    await expect(start.getByRole('button', { name: /^Lower Progress/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await start.getByRole('button', { name: /^Raise Progress/ }).click()
    await expect(start.getByRole('meter', { name: /^Progress/ })).toHaveAttribute(
      'aria-valuenow',
      '10',
    )
    await start.getByRole('button', { name: /^Lower Progress/ }).click()
    await expect(start).toContainText('0%')

    await tab(page, 'Promises').click()
    await row(page, 'trees')
      .getByRole('button', { name: /^Raise Votes/ })
      .click()
    await expect(total(page, 'Votes for promises')).toHaveText('2,294')
    await row(page, 'trees')
      .getByRole('button', { name: /^Lower Votes/ })
      .click()
    await expect(total(page, 'Votes for promises')).toHaveText('2,293')
    await tab(page, 'AR posters').click()
    await row(page, 'market')
      .getByRole('button', { name: /^Raise Scans/ })
      .click()
    await expect(total(page, 'Poster scans')).toHaveText('2,901')
    await tab(page, 'Events').click()
    await row(page, 'picnic')
      .getByRole('button', { name: /^Raise Guests/ })
      .click()
    await expect(readout(page)).toHaveText('Volunteers’ picnic · Guests: 60')
  })

  test('the plan goes back to the sample, and lives in memory only', async ({ page }) => {
    await openAwake(page, `${address}#promises`)
    const votes = total(page, 'Votes for promises')
    const vote = row(page, 'lights').getByRole('button', { name: /^Raise Votes/ })
    await vote.click()
    await expect(votes).toHaveText('2,294')
    // Another page and back: still there.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(votes).toHaveText('2,294')
    await page.getByRole('button', { name: 'Reset to the sample' }).click()
    await expect(votes).toHaveText('2,293')
    await expect(readout(page)).toHaveText('The plan is as it was at the start.')
    await vote.click()
    await page.reload()
    await expect(votes).toHaveText('2,293')
    expect(await page.evaluate(() => [...Object.keys(sessionStorage)])).toEqual([])
  })
})

test.describe('lists', () => {
  test('§2.15 lists are filtered and sorted, also to nothing', async ({ page }) => {
    await openAwake(page, address)
    const list = panel(page, 'volunteers')
    await list.getByLabel('Role').selectOption('Phone Bank')
    await expect(list.getByRole('rowheader')).toHaveText(['Benoît Laurent', 'Farid Haddad'])
    await expect(list.getByText('2 of 8 shown')).toBeVisible()
    await list.getByLabel('Status', { exact: true }).selectOption('Inactive')
    await expect(list.getByText('Nothing matches these filters.')).toBeVisible()
    await list.getByLabel('Role').selectOption('All')
    await list.getByLabel('Status', { exact: true }).selectOption('All')
    await list.getByLabel('Sort by').selectOption('Rating')
    await list.getByRole('button', { name: 'Ascending' }).click()
    await expect(list.getByRole('rowheader').first()).toHaveText('Carmen Ibáñez')
    await expect(list.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await list.getByRole('button', { name: 'Descending' }).click()
    await expect(list.getByRole('rowheader').first()).toHaveText('Grace Whitman')
  })
})
