import { expect, it, test } from 'vitest'
import { SettingError } from '../settings.ts'
import { readContactSettings } from './settings.ts'

const mail = { SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'desk@company.example' }

test('without settings messages go to a file below the checkout, and no mail is sent', () => {
  expect(readContactSettings({})).toEqual({
    place: { databaseUrl: undefined, folder: expect.stringMatching(/\/\.data$/) },
    limit: { count: 10, window: 600_000 },
    proxies: 0,
    mail: undefined,
  })
})

test('mail comes from whom it goes to, unless said otherwise', () => {
  expect(readContactSettings(mail).mail?.from).toBe('desk@company.example')
  const from = { ...mail, CONTACT_FROM: 'site@company.example' }
  expect(readContactSettings(from).mail?.from).toBe('site@company.example')
})

it.each([
  [{ SMTP_URL: mail.SMTP_URL }, /CONTACT_TO isn’t/],
  [{ CONTACT_TO: mail.CONTACT_TO }, /SMTP_URL isn’t/],
  // Without a word of the password.
  [
    { ...mail, SMTP_URL: 'smtp//user:hunter2@mail' },
    /^((?!hunter2).)*must look like((?!hunter2).)*$/,
  ],
  [{ ...mail, SMTP_URL: 'https://mail.example' }, /SMTP_URL must look like/],
  [{ ...mail, CONTACT_TO: 'a@b.example, c@d.example' }, /CONTACT_TO is “a@b\.example, c/],
  [{ ...mail, CONTACT_FROM: 'Realia <a@b.example>' }, /CONTACT_FROM is “Realia/],
  [{ RATE_LIMIT: '0' }, /RATE_LIMIT is “0”, but must be a whole number from 1 to 1000000\./],
  [{ RATE_WINDOW: 'hour' }, /RATE_WINDOW is “hour”/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is “true”, but must be a whole number from 0 to 10\./],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readContactSettings(env)).toThrow(SettingError)
  expect(() => readContactSettings(env)).toThrow(sentence)
})
