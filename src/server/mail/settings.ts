import { SettingError } from '../settings.ts'

export interface MailSettings {
  /** of the mail server, such as `smtps://user:password@mail.example:465` */
  url: string
  to: string
  from: string
}

/** One address and nothing else: what a mail's envelope can hold. */
const address = /^[^\s<>@,;]+@[^\s<>@,;]+$/

/**
 * - `SMTP_URL`: of the mail server
 * - `CONTACT_TO`: who gets the messages
 * - `CONTACT_FROM`: whom the mails come from, by default who gets them; the mail server must accept it
 * @returns undefined when neither of the first two is set
 * @throws SettingError when only one is, or one cannot be used
 */
export function readMailSettings(
  env: Record<string, string | undefined>,
): MailSettings | undefined {
  const { SMTP_URL: url, CONTACT_TO: to } = env
  if (!url && !to) return undefined
  if (!url) throw new SettingError('CONTACT_TO is set, but SMTP_URL is not: mail needs both.')
  if (!to) throw new SettingError('SMTP_URL is set, but CONTACT_TO is not: mail needs both.')
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new SettingError('SMTP_URL must look like smtps://user:password@mail.example:465.')
  }
  const from = env.CONTACT_FROM || to
  for (const [name, value] of Object.entries({ CONTACT_TO: to, CONTACT_FROM: from })) {
    if (!address.test(value)) {
      throw new SettingError(
        `${name} is “${value}”, but must be one address: desk@company.example.`,
      )
    }
  }
  return { url, to, from }
}
