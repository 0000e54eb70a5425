import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/setup/mail-server.ts'
import { keyOf, postMessage } from '../../../tests/setup/post-message.ts'
import { runningServers } from '../../../tests/setup/running-servers.ts'
import { describePostgres } from '../../../tests/setup/stores.ts'
import { openPostgresStore } from '../store/postgres-store.ts'

const { start } = runningServers()
let mail: MailServer
beforeEach(async () => {
  mail = await startMailServer()
})
afterEach(() => mail.close())

describePostgres((postgres) => {
  const listIn = async (url: string) => {
    const store = await openPostgresStore(url)
    const list = await store.list()
    await store.close()
    return list
  }
  const readyz = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status

  it('is shared by two instances: every message kept once and mailed once', async () => {
    const url = await postgres().createDatabase()
    const env = {
      DATABASE_URL: url,
      RATE_LIMIT: '1000',
      SMTP_URL: mail.url,
      CONTACT_TO: 'desk@company.example',
    }
    const servers = await Promise.all([start(env), start(env)])
    // Each message by both instances at once, as an impatient balancer would.
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        postMessage(servers[index % 2]?.port ?? 0, keyOf(Math.floor(index / 2))),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200))
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(30)
    const list = async () => await listIn(url)
    const countSent = async () => (await list()).filter((each) => each.mail.sentAt).length
    await expect.poll(countSent, { timeout: 5000 }).toBe(30)
    const ids = mail.mails.map((each) => /^Message-ID: (.*)$/im.exec(each)?.[1])
    expect(new Set(ids).size).toBe(30)
    expect(mail.mails).toHaveLength(30)
    expect(await list()).toHaveLength(30)
  })

  it('shares the limit of an address among instances', async () => {
    const env = { DATABASE_URL: await postgres().createDatabase(), RATE_LIMIT: '4' }
    const servers = await Promise.all([start(env), start(env)])
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postMessage(servers[index % 2]?.port ?? 0, keyOf(index)),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(6).fill(429)])
  })

  it('that stops midway: 503, not ready, and all works once it is back', async () => {
    const url = await postgres().createDatabase()
    const { port, output } = await start({ DATABASE_URL: url })
    expect(await readyz(port)).toBe(200)
    expect((await postMessage(port, keyOf(1))).status).toBe(200)
    await postgres().stop()
    expect((await postMessage(port, keyOf(2))).status).toBe(503)
    expect(await readyz(port)).toBe(503)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(output()).toMatch(/"event":"message not kept","reason":"[\w ]+/)
    expect(output()).not.toMatch(/Ana|example\.org|library/)

    await postgres().start()
    expect((await postMessage(port, keyOf(2))).status).toBe(200)
    expect(await readyz(port)).toBe(200)
    expect(await listIn(url)).toHaveLength(2)
  })

  it('that is down at the start does not keep the pages from being served', async () => {
    const url = await postgres().createDatabase()
    await postgres().stop()
    const { port, output } = await start({ DATABASE_URL: url })
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200)
    expect((await postMessage(port, keyOf(1))).status).toBe(503)
    expect(output()).toContain('"event":"store not opened","reason":"ECONNREFUSED"')
    await postgres().start()
    expect((await postMessage(port, keyOf(1))).status).toBe(200)
  })

  it('written by a newer program is no store to start with', async () => {
    const url = await postgres().createDatabase()
    await (await openPostgresStore(url)).close()
    await postgres().query(url, 'UPDATE schema_version SET version = 9')
    const { ended, output } = await start({ DATABASE_URL: url })
    expect(await ended).toEqual([1, null])
    expect(output().trim()).toMatch(/^The messages are kept in version 9.*from before\.$/)
  })
})
