import { expect, it } from 'vitest'
import { startMailServer } from '../../tests/setup/mail-server.ts'
import { keyOf, postMessage } from '../../tests/setup/post-message.ts'
import { runningServers } from '../../tests/setup/running-servers.ts'

const { start } = runningServers()

it('after SIGTERM says that it leaves, and still answers for as long as it was told', async () => {
  const { port, child, ended, output } = await start({ DRAIN_DELAY: '2000' })
  const ask = () => fetch(`http://127.0.0.1:${port}/readyz`)
  expect(await (await ask()).json()).toEqual({ status: 'ready' })
  child.kill('SIGTERM')
  await expect.poll(async () => (await ask()).status, { timeout: 1500 }).toBe(503)
  const draining = await ask()
  expect(await draining.json()).toEqual({ status: 'draining' })
  expect(draining.headers.get('connection')).toBe('close')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect((await postMessage(port, keyOf(1))).status).toBe(200)
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('"event":"stopped","reason":"SIGTERM"')
}, 20_000)

it('refuses to wait for longer than its end may take', async () => {
  const { ended, output } = await start({ DRAIN_DELAY: '9000' })
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('DRAIN_DELAY is “9000”, but must be a whole number from 0 to 8000.')
})

it('does not wait for a mail server that never comes to an end', async () => {
  const mail = await startMailServer()
  mail.manner = 'hang'
  const { port, child, ended, output } = await start({
    SMTP_URL: mail.url,
    CONTACT_TO: 'desk@company.example',
  })
  expect((await postMessage(port, keyOf(1))).status).toBe(200)
  await expect.poll(() => mail.received, { timeout: 5000 }).toBe(1)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('"event":"stopped"')
  await mail.close()
}, 30_000)
