import { Agent, request } from 'node:http'
import { contactPath, idempotencyHeader } from '../../../src/contract/contact.ts'

/** What came of a request: its status, or `refused` when no connection was made, or `dropped` when one was and no answer came. */
export type Sent = number | 'refused' | 'dropped'

/** A connection for each request, as most visitors have. */
const single = new Agent({ keepAlive: false })

/** Posts a message under a key, in milliseconds and with what came of it. Never rejects. */
export function send(
  port: number,
  key: string,
  agent: Agent = single,
): Promise<{ sent: Sent; ms: number }> {
  const body = JSON.stringify({
    name: 'Bench',
    email: 'bench@example.org',
    service: 'custom',
    message: `The message under ${key}, which is of a usual length.`,
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
        [idempotencyHeader]: key,
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
