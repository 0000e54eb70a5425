import { expect, it } from 'vitest'
import { startMailServer } from '../../../tests/setup/mail-server.ts'
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
    'is shared by two instances: every message is kept and mailed once, and one limit holds',
    options,
    async () => {
      const url = await postgres().createDatabase()
      const mail = await startMailServer()
      const env = { DATABASE_URL: url, SMTP_URL: mail.url, CONTACT_TO: 'desk@company.example' }
      const servers = await Promise.all([
        start({ ...env, RATE_LIMIT: '16' }),
        start({ ...env, RATE_LIMIT: '16' }),
      ])
      // Each message by both instances at once, as an impatient balancer would.
      const statuses = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          statusOf(servers[index % 2]?.port ?? 0, Math.floor(index / 2)),
        ),
      )
      expect(statuses).toEqual(Array(30).fill(200))
      // One more: messages that overtake each other by a millisecond would make the limit's last one a matter of luck.
      expect(await statusOf(servers[0]?.port ?? 0, 98)).toBe(200)
      expect(await statusOf(servers[1]?.port ?? 0, 99)).toBe(429)
      const countSent = async () => (await listIn(url)).filter((each) => each.mail.sentAt).length
      await expect.poll(countSent, { timeout: 20_000 }).toBe(16)
      const ids = mail.mails.map((each) => /^Message-ID: (.*)$/im.exec(each)?.[1])
      expect([mail.mails.length, new Set(ids).size]).toEqual([16, 16])
      expect(await listIn(url)).toHaveLength(16)
      await mail.close()
    },
  )

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
