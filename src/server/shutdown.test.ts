import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { closeGracefully } from './listen.ts'

async function openServer(answer: Parameters<typeof createServer>[1]) {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as { port: number }).port }
}

it('cuts a request that outlasts the limit', async () => {
  const { server, port } = await openServer(() => {})
  const socket = connect(port, '127.0.0.1')
  const cut = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
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
