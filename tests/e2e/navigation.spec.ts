import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'

const top = (page: Page) => page.evaluate(() => scrollY)
const scrollDown = (page: Page, to: number) =>
  page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' })
    // The page hears of it with its next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, to)

test('from page to page there is no new document; the way on leads to the top, the way back to the place', {
  tag: '@spec-2.1',
}, async ({ page }) => {
  await page.goto('/industries/politics')
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
  })
  await test.step('on', async () => {
    const main = page.locator('main')
    const start = () => main.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await start()
    await scrollDown(page, 900)
    await expect.poll(() => top(page)).toBe(900)
    await expect(page.locator('header[data-compact]')).toBeVisible()
    // The header becomes low within its place.
    expect(await start()).toBe(before)
    await page.locator('footer a[href="/"]').first().press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
    await expect(page).toHaveTitle(/^Realia: /)
    await expect.poll(() => top(page)).toBe(0)
  })
  await test.step('back', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/industries/politics')
    await expect(page).toHaveTitle(/^AR for politics/)
    await expect.poll(() => top(page)).toBeGreaterThan(800)
  })
})

test('going back leads to where the page was left on a phone, which lays the first page out late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letThrough = await holdBack(page, '**/assets/index-*.js')
  const asked = page.waitForRequest('**/assets/index-*.js')
  const arrived = page.goto('/industries/politics')
  await asked
  const sections = page.locator('[data-island] > section')
  const skipped = () =>
    sections.evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
    )
  expect(await skipped()).toBeGreaterThan(2)
  letThrough()
  await arrived
  await expect.poll(skipped).toBe(0)
  const place = page.getByRole('heading', { name: 'Where it’s used' })
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

test('the language changes on the same page, and what was chosen there goes along', {
  tag: ['@spec-2.2', '@spec-4'],
}, async ({ page }) => {
  await page.goto('/virtual-staging?style=industrial')
  await page.locator('footer a[hreflang="es"]').click()
  await expect(page).toHaveURL('/es/virtual-staging?style=industrial')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
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
