import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyOf } from '../../tests/setup/post-message.ts'
import { contactApi, type ReceivedMessage } from './contact/api.ts'
import { closeGracefully, type ListeningServers, listen } from './listen.ts'

let listening: ListeningServers
let sent: ReceivedMessage[]
const app = new Hono()
const keep = async (given: ReceivedMessage) => {
  sent.push(given)
  return { kind: 'kept' } as const
}
app.route('/api', contactApi({ storeMessage: keep, addressOf: () => '127.0.0.1' }))
const answer = getRequestListener(app.fetch)

beforeEach(async () => {
  sent = []
  const timeouts = { header: 200, request: 400, idle: 50, silence: 5_000 }
  listening = await listen(answer, 0, ['127.0.0.1'], timeouts)
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
async function dribble(pieces: string[]): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  const rest = [...pieces]
  const timer = setInterval(() => socket.write(rest.shift() ?? ' '), 20)
  await closeOf(socket)
  clearInterval(timer)
  return received
}
async function openServer(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as { port: number }).port }
}

const post = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n'

it('a header or body that does not end is cut off', async () => {
  const body = `Content-Type: application/json\r\nIdempotency-Key: ${keyOf(1)}\r\nContent-Length: 4000\r\n\r\n`
  for (const pieces of [
    [post, 'X-A: '],
    [post + body, '{'],
  ])
    expect(await dribble(pieces)).toMatch(/^HTTP\/1\.1 408 /)
  expect(sent).toEqual([])
})

it('an idle connection is closed', async () => {
  const socket = connect(listening.port, '127.0.0.1').on('data', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await closeOf(socket)
})

it('an address that this machine lacks is left out, and reported when there is no other', async () => {
  const { servers } = await listen(answer, 0, ['192.0.2.1', '127.0.0.1'])
  expect(servers).toHaveLength(1)
  for (const server of servers) server.close()
  await expect(listen(answer, 0, ['192.0.2.1'])).rejects.toThrow(
    'HOST is “192.0.2.1”, which isn’t an address of this machine.',
  )
})

it('a taken port is reported with the way to choose another', async () => {
  const { server, port } = await openServer(() => {})
  await expect(listen(answer, port, ['127.0.0.1'])).rejects.toThrow(
    new RegExp(`^Port ${port} is already in use on 127\\.0\\.0\\.1\\..*PORT=\\d+ npm start$`),
  )
  server.close()
})

it('cuts a request that outlasts the limit', async () => {
  const { server, port } = await openServer(() => {})
  const socket = connect(port, '127.0.0.1')
  const cut = closeOf(socket)
  const asked = new Promise((resolve) => server.once('request', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  expect(await closeGracefully([server], 100)).toBe('cut')
  await cut
})

it('does not wait for a connection kept alive after its answer', async () => {
  const { server, port } = await openServer((_, answer) => {
    setTimeout(() => answer.end('late'), 100)
  })
  server.keepAliveTimeout = 60_000
  const answer = fetch(`http://127.0.0.1:${port}/`)
  await new Promise((resolve) => server.once('request', resolve))
  const started = Date.now()
  expect(await closeGracefully([server], 10_000)).toBe('finished')
  expect(Date.now() - started).toBeLessThan(2000)
  expect(await (await answer).text()).toBe('late')
})
