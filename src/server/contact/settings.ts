import { join, resolve } from 'node:path'
import { type MailSettings, readMailSettings } from '../mail/settings.ts'
import { readWhole } from '../settings.ts'
import type { StorePlace } from '../store/open.ts'
import type { RateLimit } from '../store/store.ts'

export interface ContactSettings {
  place: StorePlace
  limit: RateLimit
  /** how many proxies in front of this server write `X-Forwarded-For` truthfully */
  proxies: number
  /** undefined: messages are kept and no mail is sent */
  mail: MailSettings | undefined
}

type Environment = Record<string, string | undefined>

/**
 * Reads from the environment where messages go.
 * - `DATABASE_URL`: of a PostgreSQL; `DATA_DIR`: folder of the SQLite file otherwise, `.data` by default
 * - `RATE_LIMIT`, `RATE_WINDOW`: so many messages in so many seconds from one address, 10 in 600 by default
 * - `TRUST_PROXY`: number of proxies, 0 by default
 * - `SMTP_URL`, `CONTACT_TO`, `CONTACT_FROM`: see {@link readMailSettings}
 * @throws SettingError when one cannot be used
 */
export function readContactSettings(env: Environment): ContactSettings {
  const count = readWhole('RATE_LIMIT', env.RATE_LIMIT, { usual: 10, least: 1, most: 1_000_000 })
  const window = readWhole('RATE_WINDOW', env.RATE_WINDOW, { usual: 600, least: 1, most: 86_400 })
  return {
    place: readStorePlace(env),
    limit: { count, window: window * 1000 },
    proxies: readWhole('TRUST_PROXY', env.TRUST_PROXY, { usual: 0, least: 0, most: 10 }),
    mail: readMailSettings(env),
  }
}

/** The settings that say where messages are kept; the inbox needs no others. */
export function readStorePlace(env: Environment): StorePlace {
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    folder: resolve(env.DATA_DIR || join(import.meta.dirname, '../../../.data')),
  }
}
