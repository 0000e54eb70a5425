import { expect, it } from 'vitest'
import { keyOf, postMessage } from '../../../tests/setup/post-message.ts'
import { runningServers } from '../../../tests/setup/running-servers.ts'
import { describePostgres } from '../../../tests/setup/stores.ts'
import { openPostgresStore } from '../store/postgres.ts'

const { start } = runningServers()
// Real faults of a real database; what both stores promise is tested in store.test.ts.
const options = { tags: ['all'] }

describePostgres((postgres) => {
  const listIn = async (url: string) => {
    const store = await openPostgresStore(url)
    const list = await store.list()
    await store.close()
    return list
  }
  const readyz = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  const statusOf = async (port: number, key: number) => (await postMessage(port, keyOf(key))).status

  it(
    'that is down at the start, or stops midway: the pages are served, 503, and all works once it is back',
    options,
    async () => {
      const url = await postgres().createDatabase()
      await postgres().stop()
      const { port, output } = await start({ DATABASE_URL: url })
      expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200)
      expect(await statusOf(port, 1)).toBe(503)
      expect(output()).toContain('"event":"store not opened","reason":"ECONNREFUSED"')
      await postgres().start()
      expect([await statusOf(port, 1), await readyz(port)]).toEqual([200, 200])

      await postgres().stop()
      expect([await statusOf(port, 2), await readyz(port)]).toEqual([503, 503])
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      expect(output()).toMatch(/"event":"message not kept","reason":"[\w ]+/)
      expect(output()).not.toMatch(/Ana|example\.org|library/)
      await postgres().start()
      expect([await statusOf(port, 2), await readyz(port)]).toEqual([200, 200])
      expect(await listIn(url)).toHaveLength(2)
    },
  )
})
