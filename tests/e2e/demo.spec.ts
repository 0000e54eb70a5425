import { expect, test } from '../setup/test.ts'

test.describe('design §3 demo page', () => {
  test('§2.1 "Schedule Demo" on the home page leads here', async ({ page }) => {
    await page.goto('/')
    await page.locator('main').getByRole('link', { name: 'Schedule Demo' }).click()
    await expect(page).toHaveURL('/demo')
    await expect(page.locator('h1')).toHaveText('Not a film. A room.')
  })

  test('Users can start the demo and look round a real room by keyboard', async ({ page }) => {
    await page.goto('/demo')
    await expect(page.locator('main canvas')).toHaveCount(0)
    await page.getByRole('button', { name: 'Start the demo' }).click()
    const view = page.getByRole('application')
    await expect(view).toHaveAccessibleName(/Sample living room/, { timeout: 30_000 })
    await expect(page.locator('main canvas')).toBeVisible({ timeout: 30_000 })
    await view.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/Looking \d+° right/)).toBeVisible()
  })

  test('a viewer that cannot be fetched says so, and a second try opens it', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.goto('/demo')
    await page.route('**/assets/tour-tool-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Start the demo' }).click()
    const notice = page.locator('main').getByRole('alert')
    await expect(notice).toContainText('The viewer could not be loaded')
    await page.unroute('**/assets/tour-tool-*.js')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('application')).toBeVisible({ timeout: 30_000 })
  })

  test('each of the eight tips leads to its tool', async ({ page }) => {
    await page.goto('/demo')
    const tips = page.getByRole('region', { name: 'What to try in each tool' })
    const links = await tips
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      '/property-tours',
      '/furniture-placement',
      '/virtual-staging',
      '/virtual-classrooms',
      '/ar-visualization',
      '/voter-engagement',
      '/campaign-management',
      '/real-time-analytics',
    ])
    await tips.getByRole('link', { name: '3D property tours' }).click()
    await expect(page).toHaveURL('/property-tours')
  })

  test('a guided demo is asked for on the contact page', async ({ page }) => {
    await page.goto('/demo')
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'See all solutions' })).toHaveAttribute(
      'href',
      '/solutions',
    )
    await main.getByRole('link', { name: 'Ask for a guided demo' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
