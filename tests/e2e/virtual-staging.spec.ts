import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { styles } from './staging-page.ts'

const path = '/virtual-staging'

const gallery = (page: Page) => page.getByRole('region', { name: 'The six styles' })
const strip = (page: Page) => gallery(page).locator('ul').first().getByRole('link')
const panel = (page: Page) => gallery(page).getByRole('article')

test.describe('the styles of virtual staging', { tag: '@spec-2.17' }, () => {
  test('a style is chosen by pointer and keys, and the address tells it', async ({ page }) => {
    // Before the part is alive a press follows the link to a new document.
    await page.goto(`${path}?style=baroque`)
    await test.step('one that there is not is as if none were named', async () => {
      await expect(panel(page)).toHaveAccessibleName('Modern Minimalist')
    })
    await test.step('by keys, and the focus stays on it', async () => {
      await strip(page).first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(panel(page)).toHaveAccessibleName('Scandinavian')
      await expect(strip(page).nth(1)).toBeFocused()
    })
    await test.step('by pointer', async () => {
      await expect(strip(page)).toHaveText(styles)
      for (const name of ['Modern Minimalist', 'Industrial']) {
        await strip(page).filter({ hasText: name }).click()
        await expect(page).toHaveURL(`${path}?style=${name.toLowerCase().replace(' ', '-')}`)
        await expect(panel(page)).toHaveCount(1)
        await expect(panel(page)).toHaveAccessibleName(name)
        await expect(gallery(page).locator('[aria-current]')).toHaveText(name)
        await expect(gallery(page).getByRole('status')).toHaveText(`Shown: ${name}`)
        const picture = panel(page).getByRole('img').first()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    })
    await test.step('its pieces lead to the furniture page, in its colour', async () => {
      await page.goto(`${path}?style=contemporary`)
      await expect(panel(page)).toHaveAccessibleName('Contemporary')
      await panel(page).getByRole('link', { name: 'Armchair' }).first().click()
      await expect(page).toHaveURL('/furniture-placement?piece=armchair&variant=mustard#ar')
      await expect(page.getByRole('button', { name: 'Mustard' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  })
})
