import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'

const states: Record<string, (page: Page) => Promise<void>> = {
  'an open submenu': async (page) => {
    await page.locator('header [data-menu="/solutions"]').click()
    await expect(page.locator('header').getByRole('link', { name: /^AR Features/ })).toBeVisible()
  },
  'the open language list': async (page) => {
    await page
      .locator('header')
      .getByRole('button', { name: /Language/ })
      .click()
    await expect(page.locator('header').getByRole('link', { name: 'Français' })).toBeVisible()
  },
  'the open theme list': async (page) => {
    await page.locator('header').getByRole('button', { name: 'Theme' }).click()
    await expect(page.getByRole('button', { name: 'System' })).toBeVisible()
  },
  'the sign-up dialog': async (page) => {
    await page.locator('header').getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the drawer': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Industries' }).click()
  },
}

for (const [name, enter] of Object.entries(states)) {
  test(`${name} has no violation that axe can find in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/property-tours')
    await page.waitForLoadState('networkidle')
    await enter(page)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
}
