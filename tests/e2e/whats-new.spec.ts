import { readCatalogue, readListed } from '../../scripts/content/catalogue.ts'
import { expect, test } from '../setup/test.ts'

const names: Record<string, string> = { new: 'New', updated: 'Updated', enhanced: 'Enhanced' }

test.describe('§2.9 what’s new page', () => {
  test('§2.9 four recent updates with title, description, date, category and badge', async ({
    page,
  }) => {
    await page.goto('/whats-new')
    const updates = page.getByRole('region', { name: 'Recent updates' }).getByRole('article')
    const listed = readListed('content')
    const ids = readCatalogue('content', new Date()).updates
    expect(ids.length).toBeGreaterThanOrEqual(4)
    await expect(updates).toHaveCount(ids.length)
    const rows = page.getByRole('region', { name: 'Recent updates' }).locator('ol > li')
    for (const [index, id] of ids.entries()) {
      const badge = names[String(listed.get(`updates/${id}`)?.badge)] ?? 'no badge'
      const row = rows.nth(index)
      await expect(row.getByText(badge, { exact: true })).toBeVisible()
      await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
      await expect(row.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(row.locator('article p').nth(0)).not.toBeEmpty()
      await expect(row.locator('article p').nth(1)).not.toBeEmpty()
    }
    await expect(rows.locator('time').filter({ hasText: 'March 18, 2024' })).toHaveCount(1)
    const dates = await rows
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('§2.9 three coming items labelled Q2, Q3 and Q4 2024', async ({ page }) => {
    await page.goto('/whats-new')
    const items = page.getByRole('region', { name: 'What comes next' }).getByRole('listitem')
    await expect(items).toHaveCount(3)
    for (const [index, quarter] of ['Q2 2024', 'Q3 2024', 'Q4 2024'].entries()) {
      await expect(items.nth(index)).toContainText(quarter)
    }
  })

  test('§2.9 calls to action lead to the contact page and to the dashboard', async ({ page }) => {
    await page.goto('/whats-new')
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await main.getByRole('link', { name: 'Open the dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('each update leads to where it can be seen', async ({ page }) => {
    await page.goto('/whats-new')
    const updates = page.getByRole('region', { name: 'Recent updates' })
    for (const [name, href] of [
      ['Open the tour', '/property-tours'],
      ['See furniture placement', '/solutions/furniture-placement'],
      ['What AR does for education', '/industries/education'],
      ['Try the polls', '/voter-engagement'],
    ] as const) {
      await expect(updates.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
})
