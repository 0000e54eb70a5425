import { writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../../tests/setup/server-process.ts'
import { makeSiteFolder, type SiteFolder, video } from '../../tests/setup/site-folder.ts'

const bigSize = 40 * 1024 * 1024

let site: SiteFolder
let running: ServerProcess | undefined

const start = async (env: Record<string, string> = {}) => {
  running = await startServer({ PORT: '0', SITE_ROOT: site.root, ...env })
  return running
}

beforeAll(async () => {
  site = await makeSiteFolder()
  await writeFile(join(site.root, 'media/big.mp4'), new Uint8Array(bigSize))
})
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  running = undefined
})
afterAll(() => site.remove())

/** Sends a request line as it stands, which fetch would tidy up first. */
function sendRaw(port: number, target: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return socket
}

it('serves on both loopback addresses and by name', async () => {
  const { port } = await start()
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${port}/about`)
    expect(await answer.text()).toBe('<h1>About</h1>')
  }
})

it('serves only the address it is told', async () => {
  const { port } = await start({ HOST: '127.0.0.1' })
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow()
})

it('cuts a video over the wire', async () => {
  const { port } = await start()
  const answer = await fetch(`http://localhost:${port}/media/tour.mp4`, {
    headers: { Range: 'bytes=10-19' },
  })
  expect(answer.status).toBe(206)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(video.slice(10, 20))
})

it.each([
  '/../secret.txt',
  '/..\\secret.txt',
  '/about/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  'http://localhost/../secret.txt',
  'file:///etc/passwd',
  'secret.txt',
  '//x/',
  '/%',
  '/\u00ff\u00fe',
])('keeps what lies outside from a raw %s', async (target) => {
  const { port } = await start()
  const answer = await text(sendRaw(port, target))
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(answer).not.toContain('outside')
})

it('finishes an answer under way after SIGTERM, takes no new one, then ends', async () => {
  const { port, child, ended, output } = await start()
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

it('ends at once after SIGINT when only idle connections are left', async () => {
  const { port, child, ended } = await start()
  await (await fetch(`http://localhost:${port}/`)).text()
  const asked = Date.now()
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(Date.now() - asked).toBeLessThan(2000)
})

it('says that the port is taken, and how to choose another', async () => {
  const squatter = createServer()
  await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve))
  const { port } = squatter.address() as { port: number }
  const { ended, output } = await start({ PORT: String(port) })
  expect(await ended).toEqual([1, null])
  expect(output().trim()).toMatch(
    /^Port \d+ is already taken on 127\.0\.0\.1\..*PORT=\d+ npm start$/,
  )
  squatter.close()
})

it.each([
  [{ PORT: 'eighty' }, 'PORT is “eighty”, but must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is “70000”'],
  [{ HOST: '192.0.2.1' }, 'HOST is “192.0.2.1”, which is no address of this machine.'],
  [{ SITE_ROOT: '/nonexistent' }, '/nonexistent/index.html is missing. Build the site first'],
])('says what is wrong with %o', async (env, sentence) => {
  const { ended, output } = await start(env)
  expect(await ended).toEqual([1, null])
  expect(output()).toContain(sentence)
  expect(output()).not.toContain('    at ')
})
