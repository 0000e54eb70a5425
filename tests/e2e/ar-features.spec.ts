import { expect, test } from '../setup/test.ts'

test('nothing is checked before the button is pressed', async ({ page }) => {
  await page.goto('/ar-features')
  const check = page.locator('section[aria-labelledby="check"]')
  await expect(check.getByRole('status')).toHaveText('Not checked yet')
  await expect(check.locator('dd')).toHaveText(['—', '—', '—', '—', '—'])
})

test('the check says what this device has, and what follows', async ({ page }) => {
  await page.goto('/ar-features')
  const check = page.locator('section[aria-labelledby="check"]')
  await check.getByRole('button', { name: 'Check this device' }).click()
  // A computer: 3D, and neither way to AR.
  const of = (name: string) => check.locator('dl > div').filter({ hasText: name }).locator('dd')
  await expect(of('3D in the page')).toHaveText('there')
  await expect(of('AR in the page')).toHaveText('not there')
  await expect(of('AR Quick Look')).toHaveText('not there')
  await expect(check.getByRole('status')).toContainText('The tools run in 3D here')
  await expect(check.getByRole('button', { name: 'Check again' })).toBeVisible()
})

test('a phone with AR is told that AR opens in the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'xr', {
      configurable: true,
      value: { isSessionSupported: async (mode: string) => mode === 'immersive-ar' },
    })
  })
  await page.goto('/ar-features')
  const check = page.locator('section[aria-labelledby="check"]')
  await check.getByRole('button', { name: 'Check this device' }).click()
  await expect(check.getByRole('status')).toContainText('AR opens in the page itself')
})

test('an iPhone is told that AR opens in Quick Look', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token)
    }
  })
  await page.goto('/ar-features')
  const check = page.locator('section[aria-labelledby="check"]')
  await check.getByRole('button', { name: 'Check this device' }).click()
  await expect(check.getByRole('status')).toContainText('AR opens in Quick Look')
})

test('the table says for six features and five devices whether they run, with sources', async ({
  page,
}) => {
  await page.goto('/ar-features')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(6)
  await expect(table.getByRole('rowheader')).toHaveCount(6)
  await expect(table.getByRole('cell').filter({ hasText: /^(Yes|In part|No)/ })).toHaveCount(30)
  const session = table.getByRole('row').filter({ hasText: 'AR session' })
  await expect(session.first().getByRole('cell')).toContainText(['Yes', 'No', 'Yes', 'No', 'No'])
  const sources = page.locator('section[aria-labelledby="support"] a[href^="https://"]')
  expect(await sources.count()).toBeGreaterThanOrEqual(3)
})

test('on a phone the table scrolls by itself, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ar-features')
  const region = page.getByRole('region', { name: 'Support by device, scrolls sideways' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
})

test('§2.1 each tool is one press away', async ({ page }) => {
  await page.goto('/ar-features')
  const tools = page.locator('section[aria-labelledby="tools"]')
  for (const path of [
    '/property-tours',
    '/furniture-placement',
    '/virtual-staging',
    '/virtual-classrooms',
    '/ar-visualization',
    '/location-services',
    '/interactive-features',
    '/communication-features',
  ]) {
    await expect(tools.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expect(page.locator('main a[href="/contact"]')).toBeVisible()
  await expect(page.locator('main a[href="/demo"]')).toBeVisible()
})
