import { readFileSync } from 'node:fs'
import { locales } from '../../src/site/locales.ts'
import { expect, test } from '../setup/test.ts'
import { sendButton, serve, toasts } from './contact-form.ts'

interface Copy {
  form: {
    name: string
    email: string
    service: string
    message: string
    errors: Record<'nameShort' | 'email' | 'service' | 'messageShort', string>
  }
  sent: string
  failed: { title: string; text: string }
  tooMany: { title: string; text: string }
}

const copyOf = (locale: string): Copy =>
  JSON.parse(readFileSync(`content/${locale}/pages/contact.json`, 'utf8'))

for (const locale of locales.filter((each) => each !== 'en')) {
  test(`§8 errors and toasts of the contact form in ${locale}`, async ({ page, allow }) => {
    allow('status 500', 'status 429')
    await serve(page, 500, 429, { success: true })
    const { form, sent, failed, tooMany } = copyOf(locale)
    const shell = JSON.parse(readFileSync(`content/${locale}/ui/shell.json`, 'utf8'))
    const notifications = new RegExp(shell.notifications.split(' (')[0])
    const english = copyOf('en')
    await page.goto(`/${locale}/contact`)
    const field = (label: string) => page.locator('#message').getByLabel(label, { exact: true })
    await sendButton(page).click()
    for (const [name, error] of [
      ['name', 'nameShort'],
      ['email', 'email'],
      ['service', 'service'],
      ['message', 'messageShort'],
    ] as const) {
      await expect(field(form[name])).toHaveAccessibleDescription(
        new RegExp(form.errors[error].replace(/[.?]/g, '\\$&')),
      )
      expect(form.errors[error]).not.toBe(english.form.errors[error])
    }
    await field(form.name).fill('Ana Ruiz')
    await field(form.email).fill('ana@example.org')
    await field(form.service).selectOption('custom')
    await field(form.message).fill('We stage about forty flats a year.')
    await sendButton(page).click()
    await expect(toasts(page, notifications)).toContainText(failed.title)
    await expect(toasts(page, notifications)).toContainText(failed.text)
    await sendButton(page).click()
    await expect(toasts(page, notifications)).toContainText(tooMany.title)
    await expect(toasts(page, notifications)).toContainText(tooMany.text)
    await sendButton(page).click()
    await expect(toasts(page, notifications)).toContainText(sent)
    expect(sent).not.toBe(english.sent)
    expect(failed.text).not.toBe(english.failed.text)
    expect(tooMany.text).not.toBe(english.tooMany.text)
  })
}
