import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { fileWithin } from './find-file.ts'
import { type Listening, listen } from './listen.ts'
import { logToStdout } from './log.ts'
import { readSettings, SettingError } from './settings.ts'
import { closeGracefully, onStopSignal } from './shutdown.ts'

const stopLimit = 10_000

/**
 * Serves the built site until told to stop.
 * @param api  what answers below `/api`, when there is something
 * @returns when requests are taken
 * @throws SettingError with a sentence for the person who started it
 */
export async function serve(
  env: Record<string, string | undefined>,
  api?: Hono,
): Promise<Listening> {
  const { port, hosts, root } = readSettings(env)
  const index = `${root}/index.html`
  if (!(await fileWithin(root, index))) {
    throw new SettingError(`${index} is missing. Build the site first: npm run build`)
  }
  const app = createApp({ root, clock: Date.now, log: logToStdout, api })
  const listening = await listen(app, port, hosts)
  onStopSignal(async (reason) => {
    const outcome = await closeGracefully(listening.servers, stopLimit)
    const event = outcome === 'finished' ? 'stopped' : 'stopped with requests cut'
    logToStdout({ time: new Date().toISOString(), level: 'info', event, reason })
    process.exit(outcome === 'finished' ? 0 : 1)
  })
  return listening
}
