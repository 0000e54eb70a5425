import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

/** Presses Tab until the element has the focus; fails after as many as a header has stops. */
async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? ''
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('§2.2 the language is changed by keyboard alone', async ({ page }) => {
  await page.goto('/about')
  await tabTo(page, /^Language: English/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Français$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fr/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('§2.3 §6 login, dashboard and logout by keyboard alone', async ({ page }) => {
  await page.goto('/about')
  await tabTo(page, /^Login$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('ana@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a secret')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const user = page.locator('header').getByRole('button', { name: 'ana' })
  await expect(user).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Dashboard$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('body').press('Home')
  await page.reload()
  await tabTo(page, /^ana$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Logout$/)
  await page.keyboard.press('Enter')
  await expect(page.locator('header').getByRole('button', { name: 'Login' })).toBeVisible()
})

test('§2.3 from login to signup and back by keyboard, with the focus kept inside', async ({
  page,
}) => {
  await page.goto('/about')
  await tabTo(page, /^Sign Up$/)
  await page.keyboard.press('Enter')
  const signup = page.getByRole('dialog', { name: 'Create Account' })
  await expect(signup.getByLabel('Full Name')).toBeFocused()
  await tabTo(page, /^Already have an account\? Sign in$/)
  await page.keyboard.press('Enter')
  const login = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(login.getByLabel('Email')).toBeFocused()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(login.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('header').getByRole('button', { name: 'Sign Up' })).toBeFocused()
})
