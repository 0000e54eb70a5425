import { expect, test } from '../setup/test.ts'

/** The tour's code, which one test blocks. */
const viewer = '**/assets/tour-tool-*.js'

test('the demo starts at a press: a viewer that cannot be fetched says so, a second try opens it', async ({
  page,
  allow,
}) => {
  allow('request cut')
  await page.setViewportSize({ width: 900, height: 640 })
  await page.goto('/demo')
  await expect(page.locator('main canvas')).toHaveCount(0)
  await page.route(viewer, (route) => route.abort())
  await page.getByRole('button', { name: 'Start the demo' }).click()
  const notice = page.locator('main').getByRole('alert')
  await expect(notice).toContainText('The viewer couldn’t load')
  await page.unroute(viewer)
  await notice.getByRole('button', { name: 'Try again' }).click()
  const view = page.getByRole('application')
  await expect(view).toHaveAccessibleName(/Sample living room/, { timeout: 30_000 })
  await view.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Looking \d+° right/)).toBeVisible()
})

test('‘Watch Demo’ opens a room to look round, and Escape leads back to the button', {
  tag: ['@spec-2.4', '@spec-4'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Watch Demo' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'See Realia in action' })
  const view = dialog.getByRole('application')
  await expect(view).toHaveAccessibleName(/Sample living room/, { timeout: 30_000 })
  await expect(dialog.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await view.focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/Looking \d+° right/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})
