import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { expectKept, field, fillIn, sendButton, sent, serve, toasts } from './contact-form.ts'
import { holdBack } from './hold-back.ts'

test('what is wrong is said under its field on submit, the first one focused, and nothing is sent', {
  tag: ['@spec-5', '@spec-9'],
}, async ({ page }) => {
  const requests = await serve(page, { success: true })
  await page.goto('/contact')
  const invalid = page.locator('#message [aria-invalid=true]')
  await test.step('nothing is said before the first submit', async () => {
    await field(page, 'Email').fill('ana@')
    await field(page, 'Email').fill('')
    await expect(invalid).toHaveCount(0)
  })
  await test.step('an empty form', async () => {
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
  })
  await test.step('a mended field loses its error', async () => {
    await field(page, 'Name').fill('Al')
    await expect(invalid).toHaveCount(3)
    await fillIn(page)
    await expect(invalid).toHaveCount(0)
  })
  expect(requests).toEqual([])
  await test.step('lengths at the limits pass', async () => {
    await fillIn(page)
    await field(page, 'Name').fill('n'.repeat(50))
    await field(page, 'Message').fill('m'.repeat(500))
    await expect(page.getByText('500 of 500 characters')).toBeVisible()
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    expect(requests).toHaveLength(1)
  })
})

test('a message goes out once as JSON; the button waits, the toast says so, the form is empty', {
  tag: ['@spec-4', '@spec-7'],
}, async ({ page }) => {
  const requests = await serve(page, { success: true, message: 'stored as 17' })
  const answer = await holdBack(page, '**/api/contact', 'fallback')
  await page.goto('/contact')
  await test.step('while it is being sent nothing can be typed that would be lost', async () => {
    await expect(sendButton(page)).toHaveText('Send Message')
    await fillIn(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Sending...')
    await expect(sendButton(page)).toBeDisabled()
    for (const label of ['Name', 'Email', 'Message']) {
      await field(page, label).focus()
      await page.keyboard.type('more')
    }
    await expectKept(page)
    answer()
  })
  await test.step('success', async () => {
    await expect(toasts(page)).toContainText(sent)
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
    await expect(sendButton(page)).toHaveText('Send Message')
  })
  await test.step('a double click sends once, and says nothing of the form that is empty then', async () => {
    await fillIn(page)
    await sendButton(page).dblclick({ delay: 40 })
    await expect(field(page, 'Name')).toHaveValue('')
    await expect(page.locator('#message [aria-invalid=true]')).toHaveCount(0)
    expect(requests).toHaveLength(2)
  })
})

test('whatever fails, one toast says so, what was typed is kept, and the next try is the same message', {
  tag: ['@spec-8', '@spec-9'],
}, async ({ page, allow }) => {
  allow('status 400', 'status 429', 'status 500', 'request cut')
  const issues = { email: 'email', message: 'messageLong' }
  const requests = await serve(
    page,
    500,
    { success: false, message: 'disk full' },
    { status: 429, json: { success: false, code: 'too-many' } },
    { status: 400, json: { success: false, code: 'invalid', issues } },
    'abort',
    'abort',
    'abort',
    { success: true },
  )
  const keys = () => requests.map((request) => request.headers()['idempotency-key'])
  const toast = toasts(page)
  await page.goto('/contact')
  await fillIn(page)
  for (const [index, name] of ['a status that is not ok', 'success that is not true'].entries()) {
    await test.step(name, async () => {
      await sendButton(page).click()
      await expect.poll(() => requests.length).toBe(index + 1)
      await expect(sendButton(page)).toBeEnabled()
      await expect(toast).toContainText('Something went wrong')
      await expect(toast).toContainText("Your message couldn't be sent. Please try again later.")
      await expect(toast).toHaveCount(1)
      await expect(page.getByText('disk full')).toHaveCount(0)
      await expectKept(page)
    })
  }
  await test.step('too many messages have a sentence of their own', async () => {
    await sendButton(page).click()
    await expect(toast).toContainText('Too many messages')
    await expect(toast).toContainText('Wait a few minutes')
    await expect(toast).toHaveCount(1)
    await expectKept(page)
  })
  await test.step('what the server refuses shows at its fields', async () => {
    await sendButton(page).click()
    await expect(toast).toContainText('Something went wrong')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Message must be at most 500 characters')).toBeVisible()
    await expect(page.locator('#message [aria-invalid]')).toHaveCount(2)
    await expect(field(page, 'Email')).toBeFocused()
    await expectKept(page)
  })
  await test.step('without a network it is tried once more under the same key, and then said', async () => {
    await fillIn(page)
    await sendButton(page).click()
    await expect.poll(() => requests.length).toBe(6)
    await expect(toast).toContainText('Something went wrong')
    await expect(sendButton(page)).toBeEnabled()
    await expectKept(page)
  })
  await test.step('a failure that passes is not noticed', async () => {
    await sendButton(page).click()
    await expect(toast).toContainText(sent)
    await expect(toast).toHaveCount(1)
    // The same words sent by hand are still the same message.
    expect(keys()).toHaveLength(8)
    expect(new Set(keys().slice(4)).size).toBe(1)
  })
})

test.describe('before the code is there', () => {
  test.use({ alive: false })

  test('what was typed early is kept, and an early press sends it', async ({ page }) => {
    const requests = await serve(page, { success: true })
    const release = await holdBack(page, '**/assets/contact-sections-*.js')
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact')
    release()
    await expect(toasts(page)).toContainText(sent)
    expect(requests[0]?.postDataJSON()).toMatchObject({ name: 'Ana Ruiz' })
  })
})
