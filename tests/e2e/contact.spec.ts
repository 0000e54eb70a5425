import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '../setup/test.ts'
import { field, fillIn, sendButton, sent, serve, toasts } from './contact-form.ts'

test('a sent message is in the inbox, once; what a robot sends is answered alike, and dropped', {
  tag: '@spec-7',
}, async ({ page }) => {
  /** What the inbox holds with these words in it. */
  const searchInbox = async (words: string): Promise<Record<string, unknown>[]> => {
    const args = ['src/server/inbox/main.ts', 'search', words, '--json']
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.TEST_DATA }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    return JSON.parse(stdout)
  }
  const words = `We stage flats, number ${Date.now()}.`
  const trap = page.locator('#message input[name=website]')
  await page.goto('/contact')
  await test.step('nobody meets the trap: neither by eye nor by key nor by screen reader', async () => {
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).toHaveAttribute('autocomplete', 'off')
    const frame = await trap.locator('..').boundingBox()
    expect(frame?.width).toBeLessThanOrEqual(1)
    expect(frame?.height).toBeLessThanOrEqual(1)
    await expect(page.locator('#message').getByRole('textbox')).toHaveCount(3)
  })
  await test.step('a robot’s message', async () => {
    await fillIn(page)
    await field(page, 'Message').fill(words)
    await trap.fill('https://watches.example', { force: true })
    await sendButton(page).click()
    await expect(toasts(page)).toContainText(sent)
    await expect(field(page, 'Name')).toHaveValue('')
  })
  await test.step('a person’s message', async () => {
    await fillIn(page)
    await field(page, 'Message').fill(words)
    await sendButton(page).click()
    await expect(field(page, 'Name')).toHaveValue('')
    expect(await searchInbox(words)).toEqual([
      expect.objectContaining({
        name: 'Ana Ruiz',
        email: 'ana@example.org',
        service: 'virtual-staging',
        message: words,
      }),
    ])
  })
})

for (const locale of ['es', 'fr', 'hi']) {
  const tag = locale === 'hi' ? ['@spec-8'] : ['@spec-8', '@all']
  test(`errors and toasts of the contact form are written in ${locale}`, { tag }, async ({
    page,
    allow,
  }) => {
    allow('status 500', 'status 429')
    await serve(page, 500, 429, { success: true })
    const read = (path: string) =>
      JSON.parse(readFileSync(`content/${locale}/${path}.json`, 'utf8'))
    const copy = read('pages/contact')
    const notifications = new RegExp(read('ui/shell').notifications.split(' (')[0])
    const input = (name: string) =>
      page.locator('#message').getByLabel(copy.form[name], { exact: true })
    await page.goto(`/${locale}/contact`)
    await sendButton(page).click()
    for (const [name, error] of [
      ['name', 'nameShort'],
      ['email', 'email'],
      ['service', 'service'],
      ['message', 'messageShort'],
    ] as const) {
      const said = copy.form.errors[error].replace(/[.?]/g, '\\$&')
      await expect(input(name)).toHaveAccessibleDescription(new RegExp(said))
    }
    await input('name').fill('Ana Ruiz')
    await input('email').fill('ana@example.org')
    await input('service').selectOption('custom')
    await input('message').fill('We stage about forty flats a year.')
    for (const said of [copy.failed.text, copy.tooMany.text, copy.sent]) {
      await sendButton(page).click()
      await expect(toasts(page, notifications)).toContainText(said)
    }
  })
}

test('a link chooses the service by its address; the map comes on a press only', {
  tag: '@spec-2.8',
}, async ({ page, allow, problems }) => {
  allow('map asked for')
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  )
  await test.step('‘Schedule a Consultation’ chooses "custom" and leads to the form, each time', async () => {
    await page.goto('/contact')
    const link = page.getByRole('link', { name: 'Schedule a Consultation' })
    for (const _time of ['first', 'second']) {
      await link.click()
      await expect(page).toHaveURL('/contact?service=custom#message')
      await expect(field(page, 'Service')).toHaveValue('custom')
      await expect(field(page, 'Name')).toBeFocused()
      await expect(page.locator('#message')).toBeInViewport()
      await field(page, 'Service').selectOption('property-tours')
    }
  })
  await test.step('the map', async () => {
    const load = page.getByRole('button', { name: 'Load map' })
    await load.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /street map/ })).toBeVisible()
    expect(problems).toEqual([])
    await load.click()
    await expect(page.locator('iframe[title^="Map of Park Row"]')).toBeFocused()
  })
})
