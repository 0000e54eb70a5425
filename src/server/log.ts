import type { MiddlewareHandler } from 'hono'

/** Milliseconds since 1970. */
export type Clock = () => number

/** One line of the log. Holds no address of a visitor, no query, no header, no body. */
export interface LogEntry {
  time: string
  level: 'info' | 'error'
  event: string
  [fact: string]: string | number
}

export type Log = (entry: LogEntry) => void

/** Writes entries as one line of JSON each to standard output. */
export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`)
}

const longestPath = 200

/** Logs each request once answered: method, path without its query, status, milliseconds. */
export function requestLog(log: Log, clock: Clock): MiddlewareHandler {
  return async (c, next) => {
    const started = clock()
    await next()
    const ended = clock()
    log({
      time: new Date(ended).toISOString(),
      level: c.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      method: c.req.method,
      path: new URL(c.req.url).pathname.slice(0, longestPath),
      status: c.res.status,
      ms: ended - started,
    })
  }
}
