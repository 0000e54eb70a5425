import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { sqliteStores } from '../../../tests/setup/stores.ts'
import type { LogEntry } from '../log.ts'
import type { ClaimedMail, Store } from '../store/store.ts'
import { backoff, type DeliveryDependencies, deliverNext, lease, startOutbox } from './outbox.ts'

const free = { count: 1000, window: 60_000 }
const open = sqliteStores()
let entries: LogEntry[]
/** Message-IDs of what the mail server took. */
let taken: string[]
let failure: Error | null
let now: number
let outboxes: ReturnType<typeof startOutbox>[] = []
const stopAll = () => Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()))

beforeEach(() => {
  entries = []
  taken = []
  failure = null
  now = 0
})
afterEach(stopAll)

const partsOf = (store: Store): DeliveryDependencies => ({
  getStore: async () => store,
  send: async ({ messageId }: ClaimedMail) => {
    if (failure) throw failure
    taken.push(messageId)
  },
  clock: () => now,
  random: () => 0,
  log: (entry) => entries.push(entry),
})

it('a mail that was refused comes again later, until it is taken, without the visitor’s words in the log', async () => {
  const store = await open()
  await store.saveMessage(entryOf('one'), free)
  failure = Object.assign(new Error('550 no ana@example.org'), { code: 'EENVELOPE' })
  expect(await deliverNext(partsOf(store))).toBe('failed')
  const error = 'EENVELOPE (550 no ana@example.org)'
  expect((await store.list())[0]?.mail).toEqual({ attempts: 1, sentAt: null, error })
  expect(entries).toMatchObject([
    { level: 'error', event: 'mail failed', attempt: 1, reason: 'EENVELOPE' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Ana|example\.org|library/)
  now = 29_999
  expect(await deliverNext(partsOf(store))).toBe('idle')
  now = 30_000
  failure = null
  expect(await deliverNext(partsOf(store))).toBe('sent')
  expect((await store.list())[0]?.mail).toEqual({ attempts: 2, sentAt: now, error: null })
  now = 1e12
  expect(await deliverNext(partsOf(store))).toBe('idle')
  expect(taken).toHaveLength(1)
})

it('is sent again under the same Message-ID where nobody could note that it was sent', async () => {
  const store = await open()
  await store.saveMessage(entryOf('one'), free)
  const forgetful: Store = { ...store, mailSent: () => Promise.reject(new Error('gone')) }
  await expect(deliverNext(partsOf(forgetful))).rejects.toThrow('gone')
  now = lease - 1
  expect(await deliverNext(partsOf(store))).toBe('idle')
  now = lease
  expect(await deliverNext(partsOf(store))).toBe('sent')
  expect(taken).toEqual([taken[0], taken[0]])
})

it('goes out once from several instances, woken by what is new, and none is lost', async () => {
  const stores = await Promise.all([open(), open()])
  // Long enough that only being woken explains what goes out.
  outboxes = stores.map((store) => startOutbox(partsOf(store), 60_000))
  for (let index = 0; index < 20; index++) {
    await stores[index % 2]?.saveMessage(entryOf(`key ${index}`), free)
    outboxes[index % 2]?.wake()
  }
  await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(20)
  await stopAll()
  expect(new Set(taken).size).toBe(20)
  expect((await stores[0]?.list())?.every(({ mail }) => mail.sentAt !== null)).toBe(true)
})

it('an outbox retries after a failure of the store, and can be stopped', async () => {
  const gone = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
  outboxes = [startOutbox(partsOf({ claimMail: gone } as unknown as Store), 5)]
  await expect.poll(() => entries.length, { timeout: 4000 }).toBeGreaterThan(2)
  await stopAll()
  expect(entries[0]).toMatchObject({ event: 'outbox not reached', reason: 'ECONNREFUSED' })
})

it('an outbox that is woken while it looks, looks once more at once', async () => {
  let looks = 0
  const claimMail = async () => {
    looks += 1
    await null
    if (looks === 1) outboxes[0]?.wake()
    return null
  }
  outboxes = [startOutbox(partsOf({ claimMail } as unknown as Store), 60_000)]
  await expect.poll(() => looks, { timeout: 2000 }).toBe(2)
})

test('the delay doubles up to an hour', () => {
  const waits = [1, 2, 3, 7, 8, 9, 5000].map((attempt) => backoff(attempt, 0) / 1000)
  expect(waits).toEqual([30, 60, 120, 1920, 3600, 3600, 3600])
})

test('the delay is shortened by up to half', () => {
  expect(backoff(1, 0.5)).toBe(22_500)
  expect(backoff(1, 1)).toBe(15_000)
  expect(backoff(99, 0.999)).toBeGreaterThan(30 * 60_000)
})
