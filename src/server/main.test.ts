import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { startMailServer } from '../../tests/setup/mail-server.ts'
import { keyOf, postMessage } from '../../tests/setup/post-message.ts'
import { runningServers } from '../../tests/setup/running-servers.ts'

const bigSize = 40 * 1024 * 1024

const { site, start } = runningServers()
beforeAll(() => writeFile(join(site().root, 'media/big.mp4'), new Uint8Array(bigSize)))

/** Sends a request line as it stands, which fetch would tidy up first. */
function sendRaw(port: number, target: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return socket
}

it('serves on both loopback addresses and by name, and nothing that lies outside', async () => {
  const { port, child, ended } = await start()
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${port}/about`)
    expect(await answer.text()).toBe('<h1>About</h1>')
  }
  for (const target of [
    ...['/../secret.txt', '/..\\secret.txt', '/%2e%2e%2fsecret.txt', '/%', '/\u00ff\u00fe'],
    ...['http://localhost/../secret.txt', 'file:///etc/passwd', 'secret.txt', '//x/'],
  ]) {
    const answer = await text(sendRaw(port, target))
    expect(answer, target).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer, target).not.toContain('outside')
  }
  // Only idle connections are left: it ends at once.
  const asked = Date.now()
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(Date.now() - asked).toBeLessThan(2000)
})

it('serves only the address it is told', async () => {
  const { port } = await start({ HOST: '127.0.0.1' })
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow()
})

it('finishes an answer under way after SIGTERM, takes no new one, then ends', async () => {
  const { port, child, ended, output } = await start({ DRAIN_DELAY: '0' })
  const socket = sendRaw(port, '/media/big.mp4')
  let received = 0
  await new Promise<void>((resolve) =>
    socket.once('data', (chunk) => {
      received += chunk.length
      socket.pause()
      resolve()
    }),
  )
  child.kill('SIGTERM')
  const ask = () => fetch(`http://127.0.0.1:${port}/`).catch(() => 'refused')
  await expect.poll(ask, { timeout: 5000 }).toBe('refused')
  expect(child.exitCode).toBeNull()
  socket.on('data', (chunk) => {
    received += chunk.length
  })
  socket.resume()
  expect(await ended).toEqual([0, null])
  expect(received).toBeGreaterThan(bigSize)
  expect(output()).toContain('"event":"stopped"')
})

it('after SIGTERM says that it leaves, and still answers for as long as it was told', async () => {
  const { port, child, ended, output } = await start({ DRAIN_DELAY: '900' })
  const ask = () => fetch(`http://127.0.0.1:${port}/readyz`)
  expect(await (await ask()).json()).toEqual({ status: 'ready' })
  child.kill('SIGTERM')
  await expect.poll(async () => (await ask()).status, { timeout: 800 }).toBe(503)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).headers.get('connection')).toBe('close')
  expect((await postMessage(port, keyOf(1))).status).toBe(200)
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('"event":"stopped","reason":"SIGTERM"')
})

it('does not wait for a mail server that never comes to an end', { tags: ['all'] }, async () => {
  const mail = await startMailServer()
  mail.manner = 'hang'
  const to = { SMTP_URL: mail.url, CONTACT_TO: 'desk@company.example' }
  const { port, child, ended, output } = await start(to)
  expect((await postMessage(port, keyOf(1))).status).toBe(200)
  await expect.poll(() => mail.received, { timeout: 5000 }).toBe(1)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('"event":"stopped"')
  await mail.close()
})

it('says what is missing to whoever starts it, without a trace of the code', async () => {
  const { ended, output } = await start({ SITE_ROOT: '/nonexistent' })
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('/nonexistent/index.html is missing. Build the site first')
  expect(output()).not.toContain('    at ')
})
