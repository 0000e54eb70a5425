import { afterEach, beforeEach, expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { type MailServer, startMailServer } from '../../../tests/setup/mail-server.ts'
import { describeStores } from '../../../tests/setup/stores.ts'
import type { LogEntry } from '../log.ts'
import type { Store } from '../store/store.ts'
import { type DeliveryParts, deliverNext, lease } from './deliver.ts'
import { type Outbox, startOutbox } from './outbox.ts'
import { smtpSender } from './transport.ts'

const free = { count: 1000, window: 60_000 }
let server: MailServer
let entries: LogEntry[]
let now: number
let outboxes: Outbox[] = []

const stopAll = () => Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()))

beforeEach(async () => {
  server = await startMailServer()
  entries = []
  now = 0
})
afterEach(async () => {
  await stopAll()
  await server.close()
})

/** @param patience  for one attempt, milliseconds; long, so that a busy machine is no failure */
const partsOf = (store: Store, patience = 20_000): DeliveryParts => ({
  store,
  send: smtpSender(
    { url: server.url, to: 'desk@company.example', from: 'a@company.example' },
    patience,
  ),
  clock: () => now,
  random: () => 0,
  log: (entry) => entries.push(entry),
})

const idsOf = (mails: string[]) => mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])

describeStores((open) => {
  it.each([451, 550, 'hang', 'drop'] as const)(
    'after %s a mail comes again later, until it is taken',
    async (manner) => {
      const store = await open()
      await store.keep(entryOf('one'), free)
      server.manner = manner
      const patience = manner === 'hang' ? 500 : undefined
      expect(await deliverNext(partsOf(store, patience))).toBe('failed')
      expect((await store.list())[0]?.mail).toMatchObject({ attempts: 1, sentAt: null })
      expect((await store.list())[0]?.mail.error).toMatch(/E[A-Z]+/)
      expect(entries).toMatchObject([{ level: 'error', event: 'mail failed', attempt: 1 }])
      expect(await deliverNext(partsOf(store))).toBe('idle')

      now = 30_000
      server.manner = 'accept'
      expect(await deliverNext(partsOf(store))).toBe('sent')
      expect((await store.list())[0]?.mail).toEqual({ attempts: 2, sentAt: now, error: null })
      now = 1e12
      expect(await deliverNext(partsOf(store))).toBe('idle')
      expect(server.mails).toHaveLength(1)
    },
  )

  it('is sent again under the same Message-ID where nobody could note that it was sent', async () => {
    const store = await open()
    await store.keep(entryOf('one'), free)
    const forgetful: Store = { ...store, mailSent: () => Promise.reject(new Error('gone')) }
    await expect(deliverNext(partsOf(forgetful))).rejects.toThrow('gone')
    now = lease - 1
    expect(await deliverNext(partsOf(store))).toBe('idle')
    now = lease
    expect(await deliverNext(partsOf(store))).toBe('sent')
    const [first, second, ...more] = idsOf(server.mails)
    expect(first).toBe(second)
    expect(more).toEqual([])
  })

  it('goes out once from several instances, and none is lost', async () => {
    const stores = await Promise.all([open(), open()])
    outboxes = stores.map((store) => startOutbox(partsOf(store), 20))
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await stores[index % 2]?.keep(entryOf(`key ${index}`), free)
        outboxes[index % 2]?.wake()
      }),
    )
    await expect.poll(() => server.mails.length, { timeout: 15_000 }).toBe(40)
    await stopAll()
    expect(new Set(idsOf(server.mails)).size).toBe(40)
    expect(server.mails).toHaveLength(40)
    expect((await stores[0]?.list())?.every(({ mail }) => mail.sentAt !== null)).toBe(true)
  })

  it('has a log without the visitor’s words', async () => {
    const store = await open()
    await store.keep(entryOf('one'), free)
    server.manner = 'refuse-recipient'
    await deliverNext(partsOf(store))
    expect(JSON.stringify(entries)).not.toMatch(/Ana|example\.org|library/)
  })
})

it('an outbox whose store is gone looks again, and can be stopped', async () => {
  const gone = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
  const parts = partsOf({ claimMail: gone } as unknown as Store)
  const outbox = startOutbox(parts, 5)
  await expect.poll(() => entries.length, { timeout: 4000 }).toBeGreaterThan(2)
  await outbox.stop()
  expect(entries[0]).toMatchObject({ event: 'outbox not reached', reason: 'ECONNREFUSED' })
})
