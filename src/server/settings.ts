import { join, resolve } from 'node:path'

interface Settings {
  port: number
  /** addresses to listen on */
  hosts: string[]
  /** folder of the built site, absolute */
  root: string
  /** how long requests are still accepted after SIGTERM, milliseconds */
  drainDelay: number
}

/** An invalid setting, with a sentence for the operator. */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment.
 * - `PORT`: 0 to 65535 (0 lets the system choose), 4173 by default
 * - `HOST`: address to listen on; by default both loopback addresses, so that `localhost` works
 *   whether it means 127.0.0.1 or ::1, and nothing outside this machine gets in
 * - `SITE_ROOT`: folder of the built site, `dist/client` by default
 * - `DRAIN_DELAY`: 500 by default, at most 8000; as long as it takes whoever balances the load to see
 *   that `/readyz` says no
 * @throws SettingError when a number is none
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    port: readInteger('PORT', env.PORT, { fallback: 4173, min: 0, max: 65535 }),
    hosts: env.HOST ? [env.HOST] : ['127.0.0.1', '::1'],
    drainDelay: readInteger('DRAIN_DELAY', env.DRAIN_DELAY, { fallback: 500, min: 0, max: 8000 }),
    root: resolve(env.SITE_ROOT || join(import.meta.dirname, '../../dist/client')),
  }
}

/**
 * Reads an integer setting.
 * @throws SettingError naming the setting, what it is and what it may be
 */
export function readInteger(
  name: string,
  text: string | undefined,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  if (text === undefined || text.trim() === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text.trim()) || value < min || value > max) {
    throw new SettingError(
      `${name} is “${text}”, but must be a whole number from ${min} to ${max}.`,
    )
  }
  return value
}
