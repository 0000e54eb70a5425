import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { address, panel, subjects } from './campaign-page.ts'
import { openAwake } from './paused-clock.ts'

test.describe('§2.15, §3 sample data', () => {
  for (const { id, tab: label, rows, fields } of subjects) {
    test(`§3 ${id}: every field of the sample is shown`, async ({ page }) => {
      await openAwake(page, address)
      await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click()
      await expect(page).toHaveURL(`${address}#${id}`)
      const table = panel(page, id).getByRole('table', { name: label })
      await expect(table.getByRole('columnheader')).toHaveText(fields)
      await expect(table.locator('tbody tr')).toHaveCount(rows)
    })
  }

  test('§3 tasks: title, assignee, priority, status and due time of each', async ({ page }) => {
    await openAwake(page, `${address}#tasks`)
    const card = page.locator('[data-task="callbacks"]')
    await expect(card).toContainText('Ring back those who asked about the tram')
    await expect(card).toContainText('Benoît Laurent')
    await expect(card).toContainText('High')
    await expect(card).toContainText('5:00')
    await expect(page.locator('[data-column="in-progress"]')).toContainText('Ring back those')
  })

  test('§2.15 the roles Canvasser, Phone Bank and Event Coordinator are there as labels', async ({
    page,
  }) => {
    await openAwake(page, address)
    const role = panel(page, 'volunteers').getByLabel('Role')
    await expect(role.locator('option')).toHaveText([
      'All',
      'Canvasser',
      'Phone Bank',
      'Event Coordinator',
    ])
  })
})

for (const { id } of [...subjects, { id: 'tasks' }]) {
  test(`the tab ${id} in the address is opened, and has nothing that axe can find in either theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, `${address}#${id}`)
    await expect(panel(page, id)).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: `#${id}` })).toEqual([])
  })
}

test('the page leads on to what belongs to it', async ({ page }) => {
  await openAwake(page, address)
  const main = page.locator('main')
  for (const href of [
    '/voter-engagement',
    '/real-time-analytics',
    '/location-services',
    '/contact',
    '/demo',
  ]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every list can be read, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto(address)
    for (const { id } of subjects) await expect(panel(page, id)).toBeVisible()
    await expect(page.getByText('Ring back those who asked about the tram')).toBeVisible()
    for (const name of ['Add a task', 'Reset to the sample', 'Start mapping', 'Optimise route']) {
      await expect(page.getByRole('button', { name })).toBeHidden()
    }
  })
})
