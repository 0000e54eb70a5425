import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingError } from './settings.ts'

/** The open servers. */
export interface ListeningServers {
  servers: Server[]
  port: number
}

/** Timeouts of a client, milliseconds. */
interface Timeouts {
  /** to send a request's header */
  header: number
  /** to send all of a request */
  request: number
  /** between two requests on one connection */
  idle: number
  /** without a single byte */
  silence: number
}

const usual: Timeouts = { header: 10_000, request: 30_000, idle: 5_000, silence: 120_000 }

/**
 * Opens one server for each address, all on the same port. An address that this machine does not have (no IPv6, say)
 * is left out as long as another works.
 * @param port  0 lets the system choose
 * @throws SettingError when the port is taken, not allowed, or no address can be had
 */
export async function listen(
  answer: RequestListener,
  port: number,
  hosts: string[],
  timeouts = usual,
): Promise<ListeningServers> {
  const servers: Server[] = []
  let actualPort = port
  for (const host of hosts) {
    try {
      const server = await openServer(answer, actualPort, host, timeouts)
      servers.push(server)
      actualPort = (server.address() as AddressInfo).port
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code) && hosts.length > 1) continue
      for (const server of servers) server.close()
      throw explain(code, actualPort, host) ?? error
    }
  }
  if (servers.length === 0)
    throw new SettingError(
      `Couldn’t listen on ${hosts.join(' or ')}. Set HOST to an address of this machine.`,
    )
  return { servers, port: actualPort }
}

function openServer(
  answer: RequestListener,
  port: number,
  host: string,
  timeouts: Timeouts,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: timeouts.header,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      // By default Node checks every 30 s, so that the timeouts above would hold only to 30 s.
      connectionsCheckingInterval: Math.min(1_000, timeouts.header),
    },
    answer,
  )
  server.timeout = timeouts.silence
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, ipv6Only: host.includes(':') }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function explain(code: string, port: number, host: string): SettingError | null {
  if (code === 'EADDRINUSE') {
    const other = port === 65535 ? port - 1 : port + 1
    return new SettingError(
      `Port ${port} is already in use on ${host}. Stop the program that uses it, or choose another port: PORT=${other} npm start`,
    )
  }
  if (code === 'EACCES') {
    return new SettingError(
      `This user isn’t allowed to use port ${port}. Set PORT to 1024 or higher.`,
    )
  }
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'].includes(code)) {
    return new SettingError(`HOST is “${host}”, which isn’t an address of this machine.`)
  }
  return null
}

/**
 * Stops accepting connections, lets running requests finish, and cuts what is left after the limit.
 * @param limit  milliseconds
 * @returns `finished` when every request was answered, `cut` when the limit was reached
 */
export async function closeGracefully(
  servers: Server[],
  limit: number,
): Promise<'finished' | 'cut'> {
  const closed = Promise.all(servers.map(closeServer)).then(() => 'finished' as const)
  // A kept-alive connection becomes idle only after its answer, so this is repeated until all are closed.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 50)
  const outcome = await Promise.race([closed, wait(limit, 'cut' as const, { ref: false })])
  clearInterval(sweep)
  if (outcome === 'cut') for (const server of servers) server.closeAllConnections()
  return outcome
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Calls `stop` once: on the first SIGTERM or SIGINT, or when the parent process is gone, which closes the channel to
 * it.
 */
export function onStopSignal(stop: (reason: string) => void): void {
  let stopping = false
  const stopOnce = (reason: string) => {
    if (stopping) return
    stopping = true
    stop(reason)
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
  process.on('disconnect', () => stopOnce('disconnect'))
  if (process.connected === false) stopOnce('disconnect')
}
