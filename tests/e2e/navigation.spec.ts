import { expect, test } from '../setup/test.ts'

test('Users can go from page to page without a new document, and land at the top', async ({
  page,
}) => {
  await page.goto('/industries/politics')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
    scrollTo({ top: 400, behavior: 'instant' })
  })
  await page.locator('main a[href="/industries/education"]').first().click()
  await expect(page).toHaveURL('/industries/education')
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
  await expect(page).toHaveTitle(/education/i)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/politics|political/i)
})

test('a link with a place leads to the place', async ({ page }) => {
  await page.goto('/property-tours#features')
  await expect(page.locator('#features')).toBeInViewport()
})

test('Users can change the language and stay on the page', async ({ page }) => {
  await page.goto('/industries/politics')
  await page.locator('footer a[hreflang="fr"]').click()
  await expect(page).toHaveURL('/fr/industries/politics')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
