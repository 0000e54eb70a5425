import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '../setup/test.ts'
import { field, fillIn, sendButton, sent, serve, toasts } from './contact-form.ts'

/** What the inbox holds with these words in it. */
async function searchInbox(words: string): Promise<Record<string, unknown>[]> {
  const args = ['src/server/inbox/main.ts', 'search', words, '--json']
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.TEST_DATA }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout)
}

test.describe('the contact form and the server', () => {
  test('§7 a message that was sent is in the inbox, once', async ({ page }) => {
    const words = `We stage flats, number ${Date.now()}.`
    await page.goto('/contact')
    await fillIn(page)
    await field(page, 'Message').fill(words)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    expect(await searchInbox(words)).toEqual([
      expect.objectContaining({
        name: 'Ana Ruiz',
        email: 'ana@example.org',
        service: 'virtual-staging',
        message: words,
      }),
    ])
  })

  test('nobody meets the trap: neither by eye nor by key nor by screen reader', async ({
    page,
  }) => {
    await page.goto('/contact')
    const trap = page.locator('#message input[name=website]')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).toHaveAttribute('autocomplete', 'off')
    const frame = await trap.locator('..').boundingBox()
    expect(frame?.width).toBeLessThanOrEqual(1)
    expect(frame?.height).toBeLessThanOrEqual(1)
    await expect(page.locator('#message').getByRole('textbox')).toHaveCount(3)
  })

  test('what a robot sends is answered like a success, and dropped', async ({ page }) => {
    const words = `Buy our watches, number ${Date.now()}.`
    await page.goto('/contact')
    await fillIn(page)
    await field(page, 'Message').fill(words)
    await page
      .locator('#message input[name=website]')
      .fill('https://watches.example', { force: true })
    const answered = page.waitForResponse('**/api/contact')
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    expect((await answered).request().postDataJSON()).toMatchObject({
      website: 'https://watches.example',
    })
    expect(await searchInbox(words)).toEqual([])
  })
})

test.describe('what the server refuses', () => {
  test('shows at its fields, with what was typed kept', async ({ page, allow }) => {
    allow('status 400')
    const issues = { email: 'email', message: 'messageLong' }
    await serve(page, { status: 400, json: { success: false, code: 'invalid', issues } })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText('Something went wrong')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Message must be at most 500 characters')).toBeVisible()
    await expect(page.locator('#message [aria-invalid]')).toHaveCount(2)
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Name')).toHaveValue('Ana Ruiz')
  })

  test('has a sentence of its own for too many messages', async ({ page, allow }) => {
    allow('status 429')
    await serve(page, { status: 429, json: { success: false, code: 'too-many' } })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText('That was quick')
    await expect(toasts(page)).toContainText('Wait a few minutes')
    await expect(field(page, 'Message')).toHaveValue('We stage about forty flats a year.')
  })
})
