import { localePath } from '../../src/site/locales.ts'
import { expect, test } from '../setup/test.ts'
import { settle } from './settle.ts'

/** The tour with its sample open, at a desk and on a phone, in both themes and all languages. */
const guises = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'hi', theme: 'dark', width: 768 },
  { locale: 'es', theme: 'dark', width: 1280 },
  { locale: 'fr', theme: 'light', width: 360 },
] as const

for (const { locale, theme, width } of guises) {
  test(`the open tour in ${locale}, ${theme}, ${width} px`, async ({ page }) => {
    // Taller than what is open: an element that is cut by the window loses its last rows in the picture.
    await page.setViewportSize({ width, height: 1800 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${localePath(locale, '/property-tours')}?freeze`)
    const tool = page.locator('[data-tour]')
    await tool.locator('[data-choose] + button').click()
    await expect(page.locator('[data-tour="open"]')).toBeVisible()
    await settle(page, { veil: false })
    await expect(page.locator('[data-tour="open"]')).toHaveScreenshot(
      `tour-${locale}-${theme}-${width}.png`,
    )
  })
}
