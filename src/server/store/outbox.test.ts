import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { describeStores } from '../../../tests/setup/stores.ts'
import type { ClaimedMail, RateLimit, Store } from './store.ts'

const free: RateLimit = { count: 1_000_000, window: 60_000 }

/** Claims, and fails the test where there is nothing. */
async function claim(store: Store, now: number, leaseUntil: number): Promise<ClaimedMail> {
  const claimed = await store.claimMail(now, leaseUntil)
  if (!claimed) throw new Error('No mail is due')
  return claimed
}

describeStores((open) => {
  it('gives each mail to one of several instances', async () => {
    const stores = await Promise.all([open(), open(), open()])
    for (let index = 0; index < 30; index++) await stores[0]?.keep(entryOf(`key ${index}`), free)
    const claimed = await Promise.all(
      Array.from({ length: 60 }, (_, index) => stores[index % 3]?.claimMail(1000, 9000)),
    )
    const ids = claimed.flatMap((mail) => (mail ? [mail.message.id] : []))
    // One that found its mail locked by another may have gone without; nothing is given out twice.
    expect(new Set(ids).size).toBe(ids.length)
    for (let rest = 30 - ids.length; rest > 0; rest--) await claim(stores[0] as Store, 1000, 9000)
    expect(await stores[1]?.claimMail(1000, 9000)).toBeNull()
  })

  it('keeps a mail that failed until it is due again, under the same Message-ID', async () => {
    const store = await open()
    await store.keep(entryOf('one', { receivedAt: 100 }), free)
    expect(await store.claimMail(99, 500)).toBeNull()
    const first = await claim(store, 100, 500)
    expect(first).toMatchObject({ attempt: 1, messageId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    await store.mailFailed(first, 'EENVELOPE 451', 800)
    expect((await store.list())[0]?.mail).toEqual({
      attempts: 1,
      sentAt: null,
      error: 'EENVELOPE 451',
    })
    expect(await store.claimMail(799, 1200)).toBeNull()
    const second = await claim(store, 800, 1200)
    expect(second).toMatchObject({ attempt: 2, messageId: first.messageId })
    await store.mailSent(second, 900)
    expect((await store.list())[0]?.mail).toEqual({ attempts: 2, sentAt: 900, error: null })
    expect(await store.claimMail(1e9, 2e9)).toBeNull()
  })

  it('gives a mail to another once the lease is over, whose word then counts', async () => {
    const [one, two] = await Promise.all([open(), open()])
    await one.keep(entryOf('one', { receivedAt: 0 }), free)
    const lost = await claim(one, 0, 500)
    expect(await two.claimMail(499, 900)).toBeNull()
    const taken = await claim(two, 500, 900)
    await one.mailFailed(lost, 'late', 10_000)
    expect((await one.list())[0]?.mail.error).toBeNull()
    await two.mailSent(taken, 600)
    await one.mailFailed(lost, 'later', 10_000)
    expect((await one.list())[0]?.mail).toEqual({ attempts: 2, sentAt: 600, error: null })
  })

  it('sends nothing about what is handled already', async () => {
    const store = await open()
    await store.keep(entryOf('one', { receivedAt: 0 }), free)
    await store.markHandled((await store.list())[0]?.id ?? 0, 10)
    expect(await store.claimMail(1000, 2000)).toBeNull()
  })
})
