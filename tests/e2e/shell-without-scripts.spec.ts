import { expect, test } from '../setup/test.ts'

test.use({ javaScriptEnabled: false })

test('the menu button leads to the site map, and that to every page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/industries/politics')
  await page.getByRole('link', { name: 'Open menu' }).click()
  await expect(page).toHaveURL('/industries/politics#site-map')
  const siteMap = page.locator('#site-map')
  await expect(siteMap).toBeInViewport()
  await siteMap.getByRole('link', { name: 'Education' }).click()
  await expect(page).toHaveURL('/industries/education')
})

test('Users can change the language from the header', async ({ page }) => {
  await page.goto('/industries/politics')
  await page
    .locator('header')
    .getByRole('button', { name: /Language/ })
    .focus()
  await page.locator('header').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/industries/politics')
})

test('nothing is shown that only scripts could answer', async ({ page }) => {
  await page.goto('/industries/politics')
  for (const name of ['Login', 'Sign Up', 'Theme', 'Subscribe']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
})
