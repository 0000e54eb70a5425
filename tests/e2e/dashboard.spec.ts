import { expect, test } from '../setup/test.ts'

test('the dashboard is open to all, greets who signs in from it, and leads on by a new document', {
  tag: ['@spec-2.5', '@spec-6', '@spec-9'],
}, async ({ page }) => {
  await page.goto('/dashboard')
  const main = page.locator('main')
  await test.step('a visitor signs in from it and is greeted', async () => {
    await main.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByLabel('Email').fill('ana@example.org')
    await dialog.getByLabel('Password').fill('secret')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(main.getByText('Good to see you, ana')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  })
  await test.step('and is greeted at the next visit', async () => {
    await page.reload()
    await expect(main.getByText('Good to see you, ana')).toBeVisible()
  })
  await test.step('"Explore Features" does a full page navigation', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.kept = 'yes'
    })
    await page.getByRole('link', { name: /^Explore Features ?: Voter Engagement$/ }).click()
    await expect(page).toHaveURL('/voter-engagement')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  })
})
