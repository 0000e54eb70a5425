import { join, resolve } from 'node:path'

export interface Settings {
  port: number
  /** addresses to listen on */
  hosts: string[]
  /** folder of the built site, absolute */
  root: string
}

/** A setting that cannot be used, said in a sentence for the person who set it. */
export class SettingError extends Error {}

const defaultPort = 4173

/**
 * Reads the settings from the environment.
 * - `PORT`: 0 to 65535 (0 lets the system choose), 4173 by default
 * - `HOST`: address to listen on; by default both loopback addresses, so that `localhost` works
 *   whether it means 127.0.0.1 or ::1, and nothing outside this machine gets in
 * - `SITE_ROOT`: folder of the built site, `dist/client` by default
 * @throws SettingError when PORT is no port
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    port: readPort(env.PORT),
    hosts: env.HOST ? [env.HOST] : ['127.0.0.1', '::1'],
    root: resolve(env.SITE_ROOT || join(import.meta.dirname, '../../dist/client')),
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return defaultPort
  const port = Number(text)
  if (!/^\d+$/.test(text.trim()) || port > 65535) {
    throw new SettingError(`PORT is “${text}”, but must be a whole number from 0 to 65535.`)
  }
  return port
}
