import { Agent, request } from 'node:http'
import { contactPath, idempotencyHeader } from '../../../src/contract/contact.ts'
import { type ServerProcess, startServer } from '../../setup/server-process.ts'

/** Starts a server of its own on this machine, whose limits nobody reaches. @param root  folder of the site */
export const startUnlimited = (
  root: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> =>
  startServer({
    ...{ PORT: '0', HOST: '127.0.0.1', SITE_ROOT: root },
    ...{ RATE_LIMIT: '1000000', RATE_WINDOW: '1' },
    ...env,
  })

/** What came of a request: its status, or `refused` when no connection was made, or `dropped` when one was and no answer came. */
export type Sent = number | 'refused' | 'dropped'

/** A connection for each request, as most visitors have. */
const single = new Agent({ keepAlive: false })

export const textOf = (name: string) => `The message named ${name}, which is of a usual length.`

interface SendOptions {
  agent?: Agent
  /** idempotency key; the message's name unless told, `null` for none */
  key?: string | null
}

/** Posts a message, in milliseconds and with what came of it. Never rejects. */
export function send(
  port: number,
  name: string,
  { agent = single, key = name }: SendOptions = {},
): Promise<{ sent: Sent; ms: number }> {
  const body = JSON.stringify({
    name: 'Bench',
    email: 'bench@example.org',
    service: 'custom',
    message: textOf(name),
  })
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (sent: Sent) => resolve({ sent, ms: performance.now() - started })
    const asked = request({
      host: '127.0.0.1',
      port,
      path: contactPath,
      method: 'POST',
      agent,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ...(key !== null && { [idempotencyHeader]: key }),
      },
    })
    asked.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode ?? 0))
      answer.on('error', () => end('dropped'))
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'refused' : 'dropped'),
    )
    asked.end(body)
  })
}
