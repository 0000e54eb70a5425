import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { expectKept, field, fillIn, sendButton, sent, serve, toasts } from './contact-form.ts'

test.describe('§5 contact form, checked on submit', () => {
  test('§5 an empty form has an error under each field, and the first is focused', async ({
    page,
  }) => {
    const requests = await serve(page, { success: true })
    await page.goto('/contact')
    await expect(page.locator('#message [aria-invalid]')).toHaveCount(0)
    await sendButton(page).click()
    for (const [label, error] of [
      ['Name', 'Name must be at least 2 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Service', 'Please select a service'],
      ['Message', 'Message must be at least 10 characters'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(error))
      await expect(page.getByText(error)).toBeVisible()
    }
    await expect(field(page, 'Name')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    expect(requests).toEqual([])
  })

  test('a double click sends once, and says nothing of the form that is empty then', async ({
    page,
  }) => {
    const requests = await serve(page, { success: true })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).dblclick({ delay: 40 })
    await expect(toasts(page)).toContainText('Message sent!')
    await expect(field(page, 'Name')).toHaveValue('')
    await expect(page.locator('#message [aria-invalid=true]')).toHaveCount(0)
    expect(requests).toHaveLength(1)
  })

  test('§5 nothing is said before the first submit; a mended field loses its error', async ({
    page,
  }) => {
    await page.goto('/contact')
    await field(page, 'Name').fill('A')
    await field(page, 'Email').fill('ana@')
    await expect(page.locator('#message [aria-invalid]')).toHaveCount(0)
    await sendButton(page).click()
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Name').fill('Al')
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  })

  for (const [label, text, error] of [
    ['Name', 'n'.repeat(51), 'Name must be at most 50 characters'],
    ['Message', 'm'.repeat(501), 'Message must be at most 500 characters'],
    ['Message', 'Too short', 'Message must be at least 10 characters'],
    ['Email', 'ana example.org', 'Please enter a valid email address'],
  ] as const) {
    test(`§5 ${label} of ${text.length} characters: ${error}`, async ({ page }) => {
      const requests = await serve(page, { success: true })
      await page.goto('/contact')
      await fillIn(page)
      await field(page, label).fill(text)
      await sendButton(page).click()
      await expect(page.getByText(error)).toBeVisible()
      await expect(field(page, label)).toBeFocused()
      await expect(page.locator('#message [aria-invalid]')).toHaveCount(1)
      expect(requests).toEqual([])
    })
  }

  test('§9 lengths at the limits pass: 50 characters of name, 500 of message', async ({ page }) => {
    const requests = await serve(page, { success: true })
    await page.goto('/contact')
    await fillIn(page)
    await field(page, 'Name').fill('n'.repeat(50))
    await field(page, 'Message').fill('m'.repeat(500))
    await expect(page.getByText('500 of 500 characters')).toBeVisible()
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    expect(requests).toHaveLength(1)
  })
})

test.describe('§4 contact form: idle, sending, success or failure', () => {
  test('§4 while sending, the button reads "Sending..." and is disabled', async ({ page }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/contact', async (route) => {
      await answered
      await route.fulfill({ json: { success: true } })
    })
    await page.goto('/contact')
    await expect(sendButton(page)).toHaveText('Send Message')
    await fillIn(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Sending...')
    await expect(sendButton(page)).toBeDisabled()
    // What was typed now would be lost when the form is reset.
    for (const label of ['Name', 'Email', 'Message']) {
      await field(page, label).focus()
      await page.keyboard.type('more')
    }
    await page.keyboard.press('Shift+Tab')
    await expect(field(page, 'Email')).toBeFocused()
    await expectKept(page)
    answer()
    await expect(sendButton(page)).toHaveText('Send Message')
    await expect(sendButton(page)).toBeEnabled()
    await field(page, 'Name').fill('Ana')
    await field(page, 'Service').selectOption('custom')
    await expect(field(page, 'Name')).toHaveValue('Ana')
  })

  test('§4 §7 success: the message went out as JSON, the toast shows, the form is reset', async ({
    page,
  }) => {
    const requests = await serve(page, { success: true, message: 'stored as 17' })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.method()).toBe('POST')
    expect(requests[0]?.postDataJSON()).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      service: 'virtual-staging',
      message: 'We stage about forty flats a year.',
    })
    expect(requests[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    for (const label of ['Name', 'Email', 'Service', 'Message']) {
      await expect(field(page, label)).toHaveValue('')
    }
    await expect(page.getByText('stored as 17')).toHaveCount(0)
    await expect(page.locator('#message [aria-invalid]')).toHaveCount(0)
  })

  for (const [name, answer] of [
    ['a status that is not ok', 500],
    ['success that is not true', { success: false, message: 'disk full' }],
  ] as const) {
    test(`§8 ${name}: the destructive toast shows, and what was typed is kept`, async ({
      page,
      allow,
    }) => {
      allow('status 500')
      const requests = await serve(page, answer)
      await page.goto('/contact')
      await fillIn(page)
      await sendButton(page).click()
      const toast = toasts(page)
      await expect(toast).toContainText('Something went wrong')
      await expect(toast).toContainText("Your message couldn't be sent. Please try again later.")
      await expect(page.getByText('disk full')).toHaveCount(0)
      await expectKept(page)
      expect(requests).toHaveLength(1)
    })
  }

  test('§8 network failure: once more under the same key, then the toast; what was typed is kept', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    const requests = await serve(page, 'abort')
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText('Something went wrong')
    expect(requests).toHaveLength(2)
    const keys = requests.map((request) => request.headers()['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    await expectKept(page)
    // The same words sent by hand are still the same message.
    await sendButton(page).click()
    await expect.poll(() => requests.length).toBe(4)
    expect(new Set(requests.map((each) => each.headers()['idempotency-key'])).size).toBe(1)
  })

  test('a failure that passes is not noticed: the second attempt gets through', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    const requests = await serve(page, 'abort', { success: true })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.headers()['idempotency-key']).toBe(
      requests[1]?.headers()['idempotency-key'],
    )
  })

  test('§4 §9 only one toast is shown at a time', async ({ page, allow }) => {
    allow('status 503')
    await serve(page, 503, { success: true })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText('Something went wrong')
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    await expect(toasts(page)).toHaveCount(1)
  })
})

test.describe('before the code is there', () => {
  test.use({ alive: false })

  test('what was typed early is kept, and an early press sends it', async ({ page }) => {
    const requests = await serve(page, { success: true })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/contact-story-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact')
    release()
    await expect(toasts(page)).toContainText(sent)
    expect(requests[0]?.postDataJSON()).toMatchObject({ name: 'Ana Ruiz' })
  })
})

test('§2.8 the form can be filled in and sent by keyboard alone', async ({ page }) => {
  const requests = await serve(page, { success: true })
  await page.goto('/contact')
  await field(page, 'Name').focus()
  await page.keyboard.type('Ana Ruiz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Virtual c')
  await expect(field(page, 'Service')).toHaveValue('virtual-classrooms')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A cell on every desk, please.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText(sent)
  expect(requests).toHaveLength(1)
})
