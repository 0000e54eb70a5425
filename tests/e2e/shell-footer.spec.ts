import { expect, test } from '../setup/test.ts'

test('the newsletter gives thanks for three seconds', async ({ page }) => {
  await page.goto('/industries/politics')
  await page.waitForLoadState('networkidle')
  const footer = page.locator('footer')
  const field = footer.getByLabel('Newsletter')
  const thanks = footer.getByText(
    'Successfully subscribed! Thanks for subscribing to our latest newsletter.',
  )
  await field.fill('   ')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(thanks).toBeHidden()
  await field.fill('ana@example.org')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(thanks).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(thanks).toBeHidden({ timeout: 4000 })
})

test('the year stands in the copyright line and the legal pages are linked', async ({ page }) => {
  await page.goto('/es/industries/politics')
  const footer = page.locator('footer')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer.locator('a[href="/es/privacy"]')).toBeVisible()
  await expect(footer.locator('a[href="/es/terms"]')).toBeVisible()
})
