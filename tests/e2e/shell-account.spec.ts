import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/industries/politics')
  await page.waitForLoadState('networkidle')
})

test('§4 Users can sign up, stay signed in, and log out', async ({ page }) => {
  const header = page.locator('header')
  await header.getByRole('button', { name: 'Sign Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Account' })
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await dialog.getByLabel('Full Name').fill('Ana Ruiz')
  await dialog.getByLabel('Email').fill('ana@example.org')
  await dialog.getByLabel('Password').fill('a secret')
  const home = header.locator('[data-menu="/"]')
  const before = await home.boundingBox()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog).toBeHidden()
  await expect(header.getByRole('button', { name: 'Ana Ruiz' })).toBeVisible()
  expect(await home.boundingBox()).toEqual(before)

  await page.reload()
  await header.getByRole('button', { name: 'Ana Ruiz' }).click()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

const ana = JSON.stringify({ email: 'ana@example.org', name: 'Ana Ruiz' })

test.describe('signed in, while the header has no code yet', () => {
  test.use({ alive: false })

  test('a press on Login opens no dialog, and the focus goes to the name that comes in its place', async ({
    page,
  }) => {
    await page.addInitScript((saved) => localStorage.setItem('user', saved), ana)
    const letThrough = await holdBack(page, '**/assets/header-controls-*.js')
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

  test('where that code cannot be fetched a press says so, and the name comes when it can', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.addInitScript((saved) => localStorage.setItem('user', saved), ana)
    const chunk = '**/assets/header-controls-*.js'
    const failed = page.waitForEvent('requestfailed')
    await page.route(chunk, (route) => route.abort())
    await page.goto('/about')
    await failed
    const header = page.locator('header')
    const note = page.getByText('This part could not be loaded.')
    // Soon after a failure it is not asked for again.
    await expect(async () => {
      await header.getByRole('button', { name: 'Login' }).click()
      await expect(note).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.unroute(chunk)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(header.getByRole('button', { name: 'Ana Ruiz' })).toBeVisible()
    await expect(note).toHaveCount(0)
  })
})

test('a signed-in visitor sees their name before they move, and the rest of the page still sleeps', async ({
  page,
}) => {
  await page.addInitScript((saved) => localStorage.setItem('user', saved), ana)
  const later: string[] = []
  page.on('request', (request) => later.push(request.url()))
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect(page.locator('header').getByText('Ana Ruiz')).toBeVisible()
  expect(later.filter((url) => url.includes('/footer-'))).toEqual([])
})

test('§2.3 §4 Users can move between the dialogs and leave by Escape, back where they began', async ({
  page,
}) => {
  const login = page.locator('header').getByRole('button', { name: 'Login' })
  await login.click()
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Create Account')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Welcome Back')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(login).toBeFocused()
})

test('§5 the browser checks the address, and an empty field keeps the dialog as it is', async ({
  page,
}) => {
  await page.locator('header').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  const email = dialog.getByLabel('Email')
  await dialog.getByLabel('Password').fill('a secret')
  await email.fill('no address')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await email.fill('')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Password')).toHaveValue('a secret')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('the page behind a dialog keeps its place', async ({ page }) => {
  // By keyboard: before a click Playwright may scroll the page by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await expect(page.locator('header')).toHaveAttribute('data-compact', 'true')
  expect(await scrolled()).toBe(100)
  await page.locator('header').getByRole('button', { name: 'Login' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await scrolled()).toBe(100)
  await page.mouse.move(20, 500)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await scrolled()).toBe(100)
})

test('a dialog that cannot be fetched says so, and opens when it is asked for again', async ({
  page,
  allow,
}) => {
  allow('request cut')
  const chunk = '**/assets/account-dialogs-*.js'
  await page.route(chunk, (route) => route.abort())
  const login = page.locator('header').getByRole('button', { name: 'Login' })
  await login.click()
  const note = page.getByRole('status').filter({ hasText: 'This part could not be loaded.' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
  await login.click()
  await expect(note).toBeVisible()
  await page.unroute(chunk)
  await login.click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await expect(note).toHaveCount(0)
})
