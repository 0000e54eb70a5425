import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'

const address = '/industries/politics'
const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('button', { name }).click()
}

test('the theme is light at first, also where the system is dark, and its menu is accessible', {
  tag: ['@spec-4', '@spec-9'],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.getByRole('button', { name: 'Theme' }).click()
  expect(await axeViolationsInBothThemes(page, { within: 'header' })).toEqual([])
})

test.describe('before the page is alive', () => {
  test.use({ alive: false })

  test('a chosen theme is there again before the page’s own code', {
    tag: '@spec-4',
  }, async ({ page, allow }) => {
    allow('request cut')
    const root = page.locator('html')
    await page.goto(address)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await choose(page, 'Dark')
    await expect(root).toHaveClass(/dark/)
    await expect(root).toHaveCSS('color-scheme', 'dark')
    // Without the application only what runs before the first paint can have set it.
    await page.route(/\/index-[^/]*\.js$/, (route) => route.abort())
    await page.reload()
    await expect(root).toHaveClass(/dark/)
  })
})
