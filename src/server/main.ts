import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createRequestHandler } from './app.ts'
import { startContact } from './contact/service.ts'
import { readContactSettings } from './contact/settings.ts'
import { closeGracefully, type ListeningServers, listen, onStopSignal } from './listen.ts'
import { logToStdout as log } from './log.ts'
import { readSettings, SettingError } from './settings.ts'

/** Time limit of a graceful shutdown, milliseconds. */
const stopLimit = 10_000

try {
  const { port } = await serve(process.env)
  const host = process.env.HOST || 'localhost'
  console.log(`Realia is running at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exit(1)
}

/**
 * Serves the built site and receives messages until told to stop.
 * @returns when requests are accepted
 * @throws SettingError with a sentence for the person who started it
 */
async function serve(env: Record<string, string | undefined>): Promise<ListeningServers> {
  const { port, hosts, root, drainDelay } = readSettings(env)
  const index = `${root}/index.html`
  if (!existsSync(index)) {
    throw new SettingError(`${index} is missing. Build the site first: npm run build`)
  }
  const clock = Date.now
  const contact = await startContact(readContactSettings(env), { clock, random: Math.random, log })
  let draining = false
  const { api, check } = contact
  const isDraining = () => draining
  const handle = createRequestHandler({ root, clock, log, api, check, isDraining })
  const listening = await listen(handle, port, hosts)
  onStopSignal(async (reason) => {
    const deadline = clock() + stopLimit
    draining = true
    // A terminal has no load balancer in front that must first notice the shutdown.
    if (reason === 'SIGTERM') await wait(drainDelay)
    const outcome = await closeGracefully(listening.servers, deadline - clock())
    // A mail that is not finished by then is sent again by the next process.
    await Promise.race([contact.stop(), wait(Math.max(0, deadline - clock()))])
    const event = outcome === 'finished' ? 'stopped' : 'stopped with requests cut'
    log({ level: 'info', event, reason })
    process.exit(outcome === 'finished' ? 0 : 1)
  })
  return listening
}
