import { expect, it } from 'vitest'
import { keyOf, postMessage } from '../../tests/setup/post-message.ts'
import { runningServers } from '../../tests/setup/running-servers.ts'

const { start } = runningServers()

it('after SIGTERM says that it leaves, and still answers for as long as it was told', async () => {
  const { port, child, ended, output } = await start({ DRAIN_DELAY: '2000' })
  const ask = () => fetch(`http://127.0.0.1:${port}/readyz`)
  expect(await (await ask()).json()).toEqual({ status: 'ready' })
  child.kill('SIGTERM')
  await expect.poll(async () => (await ask()).status).toBe(503)
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
