import { join, resolve } from 'node:path'
import { readInteger, SettingError } from '../settings.ts'

import type { StoreLocation } from '../store/open.ts'
import type { RateLimit } from '../store/store.ts'

export interface MailSettings {
  /** of the mail server, such as `smtps://user:password@mail.example:465` */
  url: string
  to: string
  from: string
}

/** A single bare address, as a mail's envelope needs. */
const address = /^[^\s<>@,;]+@[^\s<>@,;]+$/

/**
 * - `SMTP_URL`: of the mail server
 * - `CONTACT_TO`: who gets the messages
 * - `CONTACT_FROM`: sender of the mails, by default `CONTACT_TO`; the mail server must accept it
 * @returns undefined when neither of the first two is set
 * @throws SettingError when only one is, or one cannot be used
 */
function readMailSettings(env: Record<string, string | undefined>): MailSettings | undefined {
  const { SMTP_URL: url, CONTACT_TO: to } = env
  if (!url && !to) return undefined
  if (!url) throw new SettingError('CONTACT_TO is set, but SMTP_URL isn’t. Set both to send mail.')
  if (!to) throw new SettingError('SMTP_URL is set, but CONTACT_TO isn’t. Set both to send mail.')
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new SettingError('SMTP_URL must look like smtps://user:password@mail.example:465.')
  }
  const from = env.CONTACT_FROM || to
  for (const [name, value] of Object.entries({ CONTACT_TO: to, CONTACT_FROM: from })) {
    if (!address.test(value)) {
      throw new SettingError(
        `${name} is “${value}”, but must be a single email address, such as desk@company.example.`,
      )
    }
  }
  return { url, to, from }
}

export interface ContactSettings {
  place: StoreLocation
  limit: RateLimit
  /** number of trusted proxies in front of this server */
  proxies: number
  /** undefined: messages are stored and no mail is sent */
  mail: MailSettings | undefined
}

type Environment = Record<string, string | undefined>

/**
 * Reads the settings of the contact service from the environment.
 * - `DATABASE_URL`: of a PostgreSQL; otherwise `DATA_DIR`: folder of the SQLite file, `.data` by default
 * - `RATE_LIMIT`, `RATE_WINDOW`: messages from one address in a number of seconds, 10 in 600 by default
 * - `TRUST_PROXY`: number of proxies, 0 by default
 * - `SMTP_URL`, `CONTACT_TO`, `CONTACT_FROM`: see {@link readMailSettings}
 * @throws SettingError when one cannot be used
 */
export function readContactSettings(env: Environment): ContactSettings {
  const count = readInteger('RATE_LIMIT', env.RATE_LIMIT, { fallback: 10, min: 1, max: 1_000_000 })
  const window = readInteger('RATE_WINDOW', env.RATE_WINDOW, { fallback: 600, min: 1, max: 86_400 })
  return {
    place: readStoreLocation(env),
    limit: { count, window: window * 1000 },
    proxies: readInteger('TRUST_PROXY', env.TRUST_PROXY, { fallback: 0, min: 0, max: 10 }),
    mail: readMailSettings(env),
  }
}

/** Reads only the settings of the store, which the inbox needs. */
export function readStoreLocation(env: Environment): StoreLocation {
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    folder: resolve(env.DATA_DIR || join(import.meta.dirname, '../../../.data')),
  }
}
