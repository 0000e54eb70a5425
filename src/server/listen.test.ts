import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyOf } from '../../tests/setup/post-message.ts'
import { contactApi, type Sent } from './contact/api.ts'
import { type Listening, listen } from './listen.ts'

let listening: Listening
let sent: Sent[]

beforeEach(async () => {
  sent = []
  const app = new Hono()
  app.route(
    '/api',
    contactApi({
      keep: async (given) => {
        sent.push(given)
        return { kind: 'kept' }
      },
      addressOf: () => '127.0.0.1',
    }),
  )
  const patience = { header: 200, request: 400, idle: 300, silence: 5_000 }
  listening = await listen(app, 0, ['127.0.0.1'], { patience })
})
afterEach(() => {
  for (const server of listening.servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** Resolves when a connection has ended, in peace or not. */
function closeOf(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** Writes pieces one by one. @returns all that came back until the server hung up */
async function dribble(pieces: string[], pause: number): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  const rest = [...pieces]
  const timer = setInterval(() => socket.write(rest.shift() ?? ' '), pause)
  await closeOf(socket)
  clearInterval(timer)
  return answer
}

it('gives up a header that does not come to an end', async () => {
  const answer = await dribble(
    ['POST /api/contact HTTP/1.1\r\n', 'Host: localhost\r\n', 'X-A: '],
    20,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('gives up a body that does not come to an end, and keeps nothing of it', async () => {
  const header =
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Idempotency-Key: ${keyOf(1)}\r\nContent-Length: 4000\r\n\r\n`
  const answer = await dribble([header, '{'], 20)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(sent).toEqual([])
})

it('hangs up on a connection that nobody uses', async () => {
  const socket = connect(listening.port, '127.0.0.1')
  socket.on('data', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await closeOf(socket)
})

it('refuses a header as long as a book', async () => {
  const answer = await dribble(
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    5,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})
