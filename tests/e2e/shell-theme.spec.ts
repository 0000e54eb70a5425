import { expect, test } from '../setup/test.ts'

const address = '/industries/politics'
const root = 'html'

test('§4 §9 the theme is light, also where the system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await expect(page.locator(root)).toHaveClass(/light/)
})

test.describe('before the page is alive', () => {
  test.use({ alive: false })

  test('§4 Users can choose a theme, which is there again before the page’s own code', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.goto(address)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator(root)).toHaveClass(/dark/)
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await colour()).toBe('dark')
    // Without the application only what runs before the first paint can have set it.
    await page.route(/\/index-[^/]*\.js$/, (route) => route.abort())
    await page.reload()
    await expect(page.locator(root)).toHaveClass(/dark/)
  })
})

test('§4 “system” follows the system as it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'System' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator(root)).toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator(root)).toHaveClass(/light/)
})

test('§4 another tab follows', async ({ page, context }) => {
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await other.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(other.locator(root)).toHaveClass(/dark/)
})
