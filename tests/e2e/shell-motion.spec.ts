import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

/** Goes from a page to the home page within the document, as a visitor does who has seen the first one enter. */
async function moveHome(page: Page) {
  await page.goto('/property-tours')
  await page.locator('header').getByRole('link', { name: 'Realia, home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toContainText('Blending')
}

test('§9 a page enters in 0.8 s, and its cards follow one another by 0.1 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await moveHome(page)
  const entry = page.locator('main > *').first()
  await expect(entry).toHaveCSS('transition-duration', '0.8s, 0.8s')
  await expect(entry).toHaveCSS('transition-property', 'opacity, transform')
  const cards = page.locator('main article').first().locator('xpath=..').locator('> *')
  await expect(cards).toHaveCount(4)
  for (let index = 0; index < 4; index += 1) {
    await expect(cards.nth(index)).toHaveCSS('animation-delay', `${index / 10}s`)
    await expect(cards.nth(index)).toHaveCSS('animation-duration', '0.8s')
  }
})

test('§9 for those who asked for less motion nothing enters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await moveHome(page)
  await expect(page.locator('main > *').first()).toHaveCSS('transition-duration', '1e-05s')
  const card = page.locator('main article').first()
  await expect(card).toHaveCSS('animation-name', 'none')
})
