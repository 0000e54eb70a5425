import { expect, test } from '../setup/test.ts'
import { canHear } from './paused-clock.ts'

test('§2.1 Users can go from page to page without a new document, and land at the top', async ({
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

test('§2.1 a link with a place leads to the place', async ({ page }) => {
  await page.goto('/property-tours#features')
  await expect(page.locator('#features')).toBeInViewport()
})

test('§2.2 §4 Users can change the language and stay on the page', async ({ page }) => {
  await page.goto('/industries/politics')
  await page.locator('footer a[hreflang="fr"]').click()
  await expect(page).toHaveURL('/fr/industries/politics')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('§2.2 what was chosen on a page goes along into another language', async ({ page }) => {
  await page.goto('/virtual-staging?style=industrial')
  const link = page.locator('footer a[hreflang="es"]')
  // The footer comes alive after the page's head.
  await expect.poll(() => link.evaluate(canHear)).toBe(true)
  await link.click()
  await expect(page).toHaveURL('/es/virtual-staging?style=industrial')
})

test('going back leads to where the page was left', async ({ page }) => {
  await page.goto('/industries/politics')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page
    .locator('footer a[href="/industries/education"], footer a[href="/"]')
    .first()
    .press('Enter')
  await expect(page).not.toHaveURL('/industries/politics')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/industries/politics')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
})

test('going back leads to where the page was left on a phone, which lays the first page out late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/industries/politics')
  const sections = page.locator('[data-later] > section')
  const skipped = () =>
    sections.evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
    )
  expect(await skipped()).toBeGreaterThan(2)
  await page.mouse.wheel(0, 10)
  await expect.poll(skipped).toBe(0)
  const place = page.getByRole('heading', { name: 'Where it is used' })
  await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(place).toBeInViewport()
  await page
    .locator('header')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/industries/politics')
  await expect(place).toBeInViewport()
})

test('a link to the page one is on leads to its top', async ({ page }) => {
  await page.goto('/industries/politics')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.locator('main a[href="/industries/politics"]').first().press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page whose code cannot be fetched is opened as a document', async ({ page, allow }) => {
  allow('request cut')
  await page.goto('/industries/politics')
  // As after a release: the new document's own code is there.
  await page.route('**/assets/page-*.js', (route) =>
    route.request().frame().url().endsWith('/politics') ? route.abort() : route.continue(),
  )
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toContainText('Blending')
})

test('§2.11 an unknown industry shows the first one, and stays as it is', async ({
  page,
  allow,
}) => {
  allow('status 404')
  await page.goto('/industries/fishing')
  const title = await page.locator('h1').textContent()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toHaveText(title ?? '')
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

test('after a not-found page a found one may be found by search engines', async ({
  page,
  allow,
}) => {
  allow('status 404')
  await page.goto('/nope')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
  await page.locator('main a[href="/property-tours"]').click()
  await expect(page.locator('h1')).toContainText('3D Property Tours')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/property-tours$/)
})
