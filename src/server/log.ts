/** Milliseconds since 1970. */
export type Clock = () => number

/** A line of the log. It contains no visitor's address, no query, no header and no body. */
export interface LogEntry {
  level: 'info' | 'error'
  event: string
  [fact: string]: string | number
}

export type Log = (entry: LogEntry) => void

/** The log entry of an error. */
export function errorEntry(error: unknown): LogEntry {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { level: 'error', event: 'failure', message, stack }
}

/** Writes each entry with its time to standard output as one line of JSON. */
export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
}

const longestPath = 200

/** The log entry of a request. @param request  its path without the query, and how long it took in milliseconds */
export function requestEntry(request: {
  method: string
  path: string
  status: number
  ms: number
}): LogEntry {
  const level = request.status >= 500 ? 'error' : 'info'
  return { level, event: 'request', ...request, path: request.path.slice(0, longestPath) }
}

/**
 * The reason of an error for the log: its code, or our own message. Messages of a database or a mail server may
 * repeat what a visitor wrote, so an error with a code is logged by the code alone.
 */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, errstr, responseCode } = error as Error & Record<string, unknown>
  if (code === undefined) return error.message
  // SQLite has one code for all errors but a fixed message for each; mail servers have a number.
  return [code, errstr ?? responseCode].filter((part) => part !== undefined).join(': ')
}
