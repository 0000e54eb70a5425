import type { Server } from 'node:http'

/**
 * Stops taking connections, lets what is under way finish, and cuts what is left after the limit.
 * @param limit  milliseconds
 * @returns `finished` when every request was answered, `cut` when the limit was reached
 */
export async function closeGracefully(
  servers: Server[],
  limit: number,
): Promise<'finished' | 'cut'> {
  const closed = Promise.all(servers.map(closeServer)).then(() => 'finished' as const)
  // A connection kept alive becomes idle only after its answer: look again until all are gone.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 50)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'cut'>((resolve) => {
    timer = setTimeout(() => resolve('cut'), limit)
  })
  const outcome = await Promise.race([closed, late])
  clearInterval(sweep)
  clearTimeout(timer)
  if (outcome === 'cut') for (const server of servers) server.closeAllConnections()
  return outcome
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Runs `stop` once, on the first SIGTERM or SIGINT, or when the process that started this one is
 * gone (seen by the closed channel between them, where there is one).
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
