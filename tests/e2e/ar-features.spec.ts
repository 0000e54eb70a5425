import { expect, test } from '../setup/test.ts'

test('the device is checked when it is asked for, and told what follows', {
  tag: '@spec-2.1',
}, async ({ page }) => {
  await page.goto('/ar-features')
  const check = page.locator('section[aria-labelledby="check"]')
  const press = (name: string) => check.getByRole('button', { name }).click()
  await test.step('nothing is checked before the button is pressed', async () => {
    await expect(check.getByRole('status')).toHaveText('Not checked yet')
    await expect(check.locator('dd')).toHaveText(['—', '—', '—', '—', '—'])
  })
  await test.step('a computer has 3D, and neither way to AR', async () => {
    await press('Check this device')
    const of = (name: string) => check.locator('dl > div').filter({ hasText: name }).locator('dd')
    await expect(of('3D on the page')).toHaveText('Available')
    await expect(of('AR on the page')).toHaveText('Not available')
    await expect(of('AR Quick Look')).toHaveText('Not available')
    await expect(check.getByRole('status')).toContainText('The tools run in 3D here')
  })
  await test.step('an iPhone is told that AR opens in Quick Look', async () => {
    await page.evaluate(() => {
      DOMTokenList.prototype.supports = (token) => token === 'ar'
    })
    await press('Check again')
    await expect(check.getByRole('status')).toContainText('AR opens in Quick Look')
  })
  await test.step('a phone with AR is told that AR opens in the page', async () => {
    await page.evaluate(() => {
      const isSessionSupported = async (mode: string) => mode === 'immersive-ar'
      Object.defineProperty(navigator, 'xr', { configurable: true, value: { isSessionSupported } })
    })
    await press('Check again')
    await expect(check.getByRole('status')).toContainText('AR opens right on the page')
  })
  await test.step('on a phone the table scrolls by itself, also by keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const region = page.getByRole('region', { name: 'Support by device (scrolls sideways)' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
  })
})
