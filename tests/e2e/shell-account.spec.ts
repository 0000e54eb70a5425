import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'
import { tabTo } from './on-page.ts'

const ana = JSON.stringify({ email: 'ana@example.org', name: 'Ana Ruiz' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

test('a visitor signs up, stays signed in, and logs out', {
  tag: '@spec-4',
}, async ({ page }) => {
  await page.goto('/about')
  const header = page.locator('header')
  await header.getByRole('button', { name: 'Sign Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Account' })
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Full Name').fill('Ana Ruiz')
  await dialog.getByLabel('Email').fill('ana@example.org')
  await dialog.getByLabel('Password').fill('a secret')
  const home = header.locator('[data-menu="/"]')
  const before = await home.boundingBox()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog).toBeHidden()
  await expect(header.getByRole('button', { name: 'Ana Ruiz' })).toBeVisible()
  expect(await home.boundingBox()).toEqual(before)
  expect(await stored(page)).toBe(ana)

  await page.reload()
  await header.getByRole('button', { name: 'Ana Ruiz' }).click()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('login, dashboard and logout by keyboard alone, with the focus kept inside the dialogs', {
  tag: ['@spec-2.3', '@spec-4', '@spec-6'],
}, async ({ page }) => {
  await page.goto('/about')
  const header = page.locator('header')
  const signup = page.getByRole('dialog', { name: 'Create Account' })
  const login = page.getByRole('dialog', { name: 'Welcome Back' })
  await test.step('from signup to login, and out by Escape, back where it began', async () => {
    await tabTo(page, header.getByRole('button', { name: 'Sign Up' }))
    await page.keyboard.press('Enter')
    await expect(signup.getByLabel('Full Name')).toBeFocused()
    await tabTo(page, signup.getByRole('button', { name: 'Already have an account? Sign in' }))
    await page.keyboard.press('Enter')
    await expect(login.getByLabel('Email')).toBeFocused()
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(login.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(header.getByRole('button', { name: 'Sign Up' })).toBeFocused()
  })
  await test.step('login', async () => {
    await header.getByRole('button', { name: 'Login' }).press('Enter')
    await expect(login.getByLabel('Email')).toBeFocused()
    await page.keyboard.type('ana@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.type('a secret')
    await page.keyboard.press('Tab')
    await expect(login.getByRole('button', { name: 'Sign In' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(login).toBeHidden()
    await expect(header.getByRole('button', { name: 'ana' })).toBeFocused()
  })
  await test.step('dashboard', async () => {
    await page.keyboard.press('Enter')
    await tabTo(page, header.getByRole('link', { name: 'Dashboard' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.locator('h1')).toHaveText('AR Command Center')
  })
  await test.step('logout', async () => {
    await page.reload()
    await tabTo(page, header.getByRole('button', { name: 'ana' }))
    await page.keyboard.press('Enter')
    await tabTo(page, header.getByRole('button', { name: 'Logout' }))
    await page.keyboard.press('Enter')
    await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
  })
})

test('the page behind a dialog keeps its place', async ({ page }) => {
  // By keyboard: before a click Playwright may scroll the page by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/industries/politics')
  const scrolled = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await expect(page.locator('header')).toHaveAttribute('data-compact', 'true')
  await page.locator('header').getByRole('button', { name: 'Login' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await scrolled()).toBe(100)
  await page.mouse.move(20, 500)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await scrolled()).toBe(100)
})

test.describe('signed in, while the header has no code yet', () => {
  test.use({ alive: false })
  const chunk = '**/assets/header-and-footer-*.js'

  test('a press on Login opens no dialog, and the focus goes to the name that comes in its place', async ({
    page,
  }) => {
    await page.addInitScript((saved) => localStorage.setItem('user', saved), ana)
    const letThrough = await holdBack(page, chunk)
    const later: string[] = []
    page.on('request', (request) => later.push(request.url()))
    await page.goto('/about')
    const header = page.locator('header')
    await header.getByRole('button', { name: 'Login' }).press('Enter')
    letThrough()
    const name = header.getByRole('button', { name: 'Ana Ruiz' })
    await expect(name).toBeFocused()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await name.press('Enter')
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  test('the name comes by itself; where its code cannot be fetched a press says so', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.addInitScript((saved) => localStorage.setItem('user', saved), ana)
    const header = page.locator('header')
    const name = header.getByRole('button', { name: 'Ana Ruiz' })
    await page.goto('/about')
    await expect(name).toBeVisible()
    await test.step('a press says that it could not be fetched, and the name comes when it can', async () => {
      const failed = page.waitForEvent('requestfailed')
      await page.route(chunk, (route) => route.abort())
      await page.reload()
      await failed
      const note = page.getByText('This part couldn’t load.')
      // Soon after a failure it is not asked for again.
      await expect(async () => {
        await header.getByRole('button', { name: 'Login' }).click()
        await expect(note).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.unroute(chunk)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(name).toBeVisible()
      await expect(note).toHaveCount(0)
    })
  })
})
