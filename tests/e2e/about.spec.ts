import { expect, test } from '../setup/test.ts'

test.describe('§2.6 about page', () => {
  test('§2.6 badge, tagline, and "Join Our Mission" leads to the contact page', async ({
    page,
  }) => {
    await page.goto('/about')
    const main = page.locator('main')
    await expect(main.getByText('About us', { exact: true })).toBeVisible()
    await expect(page.locator('h1')).toHaveText('Bridging Realities, Building Futures')
    await main.getByRole('link', { name: 'Join Our Mission' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('§2.6 Mission and Vision', async ({ page }) => {
    await page.goto('/about')
    for (const name of ['Our mission', 'Our vision']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
  })

  test('§2.6 four values: Innovation, Collaboration, Excellence, Impact', async ({ page }) => {
    await page.goto('/about')
    const values = page.locator('section[aria-labelledby="values"]')
    await expect(values.getByRole('term')).toHaveText([
      'Innovation',
      'Collaboration',
      'Excellence',
      'Impact',
    ])
  })

  test('§2.6 four "Why choose" points, with the brand from the content', async ({ page }) => {
    await page.goto('/about')
    const why = page.getByRole('region', { name: 'Why choose Realia' })
    await expect(why.getByRole('listitem')).toHaveCount(4)
  })

  test('what it says of the device leads to the privacy page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Read what is stored, and where' }).click()
    await expect(page).toHaveURL('/privacy')
  })

  test('the end leads to the contact page and to the updates', async ({ page }) => {
    await page.goto('/about')
    const end = page.locator('section[aria-labelledby="next"]')
    await expect(end.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await end.getByRole('link', { name: 'What’s New' }).click()
    await expect(page).toHaveURL('/whats-new')
  })
})
