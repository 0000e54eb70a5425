import { expect, test } from '../setup/test.ts'

test.describe('§2.7 privacy and terms', () => {
  test('§2.7 the footer leads to the privacy policy and the terms of service', async ({ page }) => {
    await page.goto('/about')
    await page.mouse.move(200, 200)
    const footer = page.locator('footer')
    await footer.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(page.locator('h1')).toHaveText('What stays with you')
    await footer.getByRole('link', { name: 'Terms of service' }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.locator('h1')).toHaveText('The rules, in plain words')
    await expect(page.getByText('Last changed on March 18, 2024')).toBeVisible()
  })

  test('§9 the privacy page names the local storage keys, shows their state and removes them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('set')) return
      sessionStorage.setItem('set', 'yes')
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('lesson-titration', '{}')
      localStorage.setItem('user', JSON.stringify({ email: 'ana@example.org', name: 'Ana' }))
    })
    await page.goto('/privacy')
    await page.mouse.move(200, 200)
    const table = page.getByRole('region', { name: 'In your browser now' })
    const row = (key: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key }) })
    await expect(row('user').getByText('Stored', { exact: true })).toBeVisible()
    await expect(row('theme').getByText('Stored', { exact: true })).toBeVisible()
    await expect(row('lesson-*').getByText('Stored', { exact: true })).toBeVisible()
    await table.getByRole('button', { name: 'Remove what is stored' }).click()
    await expect(row('user').getByText('Not stored')).toBeVisible()
    await expect(row('theme').getByText('Not stored')).toBeVisible()
    await expect(row('lesson-*').getByText('Not stored')).toBeVisible()
    await expect(table.getByRole('status')).toContainText('Removed.')
    await expect(page.locator('html')).not.toHaveClass(/dark/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.reload()
    await expect(page.locator('header').getByRole('button', { name: 'Login' })).toBeVisible()
  })

  test('§7 no page sets a cookie, and a visit asks nobody else for anything', async ({
    page,
    context,
  }) => {
    for (const path of ['/contact', '/privacy', '/dashboard']) {
      await page.goto(path)
      await page.mouse.move(200, 200)
      await page.waitForLoadState('networkidle')
    }
    // Requests to other origins fail every test by themselves.
    expect(await context.cookies()).toEqual([])
  })

  test('the text leads to the contact page', async ({ page }) => {
    await page.goto('/privacy')
    await page.locator('main').getByRole('link', { name: 'contact form' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
