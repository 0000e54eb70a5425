import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { expectKept, fillIn, sendButton, sent, serve, toasts } from './contact-form.ts'
import { holdBack } from './hold-back.ts'

/** Code that loads separately from the page’s own. */
const dialogs = '**/assets/account-dialogs-*.js'
const login = (page: Page) => page.locator('header').getByRole('button', { name: 'Login' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' })
const note = (page: Page) => page.getByText('This part couldn’t load.')

/**
 * Makes an open page outdated: from now on, each response at its address is a document with newer code.
 * @returns how many documents have been loaded since
 */
async function release(page: Page, address: string): Promise<() => number> {
  let documents = 0
  let answers = 0
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      answers += 1
      if (route.request().isNavigationRequest()) documents += 1
      const response = await route.fetch()
      const newer = `$1?release=${answers}"`
      const body = (await response.text()).replace(/(src="\/assets\/index-[\w-]+\.js)"/, newer)
      await route.fulfill({ response, body })
    },
  )
  return () => documents
}

/** Returns when what was done has led the page to ask for its address, read the answer and do what it does then. */
async function askAnew(page: Page, act: () => Promise<void>) {
  const asked = page.waitForResponse(/\/(about|contact)$/)
  await act()
  await (await asked).finished()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}

const gone = { status: 404, body: 'gone' }

test('a tab that was opened before a release renews itself once when its code is gone, and goes on', async ({
  page,
  allow,
}) => {
  allow('status 404')
  await page.goto('/about')
  const documents = await release(page, '/about')
  await page.route(dialogs, (route) => (documents() === 0 ? route.fulfill(gone) : route.continue()))
  await login(page).click()
  await expect.poll(documents).toBe(1)
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await login(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(documents()).toBe(1)
})

test('code that is gone from the new release too is said to be missing, and nothing goes round in circles', async ({
  page,
  allow,
}) => {
  allow('status 404')
  await page.goto('/about')
  const documents = await release(page, '/about')
  await page.route(dialogs, (route) => route.fulfill(gone))
  await login(page).click()
  await expect.poll(documents).toBe(1)
  await expect(page.locator('html[data-alive]')).toBeAttached()
  for (const _press of ['first', 'second']) {
    await askAnew(page, () => login(page).click())
    await expect(note(page)).toBeVisible()
  }
  expect(documents()).toBe(1)
})

test('what was typed is not lost for code that is gone: the page stays, and the message is sent', async ({
  page,
  allow,
}) => {
  allow('status 404')
  const requests = await serve(page, { success: true })
  await page.goto('/contact')
  await fillIn(page)
  const documents = await release(page, '/contact')
  await page.route(dialogs, (route) => route.fulfill(gone))
  await askAnew(page, () => login(page).click())
  await expect(note(page)).toBeVisible()
  await expectKept(page)
  await sendButton(page).click()
  await expect(toasts(page)).toContainText(sent)
  expect(requests).toHaveLength(1)
  expect(documents()).toBe(0)
})

test.describe('before the page has its code', () => {
  test.use({ alive: false })

  test('what was typed then is not lost either', async ({ page, allow }) => {
    allow('status 404')
    const letThrough = await holdBack(page, '**/assets/index-*.js')
    // Asked for with the page's own code.
    await page.route('**/assets/contact-sections-*.js', (route) => route.fulfill(gone))
    // Not until its load event, which waits for the code that is held back.
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page)
    const documents = await release(page, '/contact')
    await askAnew(page, async () => letThrough())
    await expectKept(page)
    expect(documents()).toBe(0)
  })
})
