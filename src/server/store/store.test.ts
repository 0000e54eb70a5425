import { expect, it, test } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { describeStores } from '../../../tests/setup/stores.ts'
import { type ClaimedMail, checkRateLimit, type RateLimit, type Store } from './store.ts'

const free: RateLimit = { count: 1_000_000, window: 60_000 }

/** Claims, and fails the test where there is nothing. */
async function claim(store: Store, now: number, leaseUntil: number): Promise<ClaimedMail> {
  const claimed = await store.claimMail(now, leaseUntil)
  if (!claimed) throw new Error('No mail is due')
  return claimed
}
const mailOf = async (store: Store) => (await store.list())[0]?.mail

/** What both stores promise, each test with one or several instances on a database of its own. */
describeStores((open) => {
  const openTwo = () => Promise.all([open(), open()])

  it('keeps a message with all its signs, and lists the newest first', async () => {
    const store = await open()
    const message = {
      ...{ name: 'Ana “Añ” Ruiz', email: 'Ana@example.org', service: 'custom' as const },
      message: "नमस्ते 👋🏽\n'; DROP TABLE messages; --\t%_\\",
    }
    const receivedAt = 1_900_000_000_000
    await store.saveMessage(entryOf('zero'), free)
    const outcome = await store.saveMessage(entryOf('one', { message, receivedAt }), free)
    expect(outcome).toEqual({ kind: 'kept', id: expect.any(Number) })
    const id = outcome.kind === 'kept' ? outcome.id : 0
    const mail = { attempts: 0, sentAt: null, error: null }
    const kept = { ...message, id, receivedAt, handledAt: null, mail }
    expect(await store.list()).toMatchObject([kept, { name: 'Ana Ruiz' }])
    expect(await store.find(id)).toEqual(kept)
    expect(await store.find(4711)).toBeNull()
    await expect(store.check()).resolves.toBeUndefined()
  })

  it('keeps concurrent copies once, with one mail, and refuses another message under their key', async () => {
    const stores = await openTwo()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]?.saveMessage(entryOf('copy'), free),
      ),
    )
    const kinds = outcomes.map((outcome) => outcome?.kind).sort()
    expect(kinds).toEqual(['kept', ...Array(19).fill('repeated')])
    const [one, two] = stores
    expect(await one.saveMessage(entryOf('copy', { digest: 'another' }), free)).toEqual({
      kind: 'key-reused',
    })
    expect(await one.list()).toHaveLength(1)
    expect(await one.claimMail(1000, 2000)).not.toBeNull()
    expect(await two.claimMail(1000, 2000)).toBeNull()
  })

  it('limits a sender in all instances together, but neither others nor repeated copies', async () => {
    const [one, two] = await openTwo()
    const limit = { count: 3, window: 60_000 }
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? one : two).saveMessage(entryOf(`key ${index}`), limit),
      ),
    )
    const kinds = outcomes.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([...Array(3).fill('kept'), ...Array(7).fill('too-many')])
    expect(await one.list()).toHaveLength(3)
    const refused = kinds.indexOf('too-many')
    expect(outcomes[refused]).toEqual({ kind: 'too-many', wait: 20_000 })
    const again = entryOf(`key ${kinds.indexOf('kept')}`)
    expect((await two.saveMessage(again, limit)).kind).toBe('repeated')
    expect((await two.saveMessage(entryOf('theirs', { sender: 'b' }), limit)).kind).toBe('kept')
    const later = entryOf(`key ${refused}`, { receivedAt: 20_000 })
    expect((await one.saveMessage(later, limit)).kind).toBe('kept')
  })

  it('a rate limit is deleted once its window is over', async () => {
    const store = await open()
    const limit = { count: 1, window: 60_000 }
    await store.saveMessage(entryOf('first'), limit)
    await store.forgetSenders(59_999)
    expect((await store.saveMessage(entryOf('second'), limit)).kind).toBe('too-many')
    await store.forgetSenders(60_000)
    expect((await store.saveMessage(entryOf('second'), limit)).kind).toBe('kept')
  })

  it('has one secret for all instances', async () => {
    const [one, two] = await openTwo()
    expect(await one.secret()).toMatch(/^[0-9a-f]{64}$/)
    expect(await two.secret()).toBe(await one.secret())
  })

  it('marks as handled once, and sends nothing about it then', async () => {
    const store = await open()
    await store.saveMessage(entryOf('one'), free)
    const id = (await store.list())[0]?.id ?? 0
    expect(await store.markHandled(id, 5000)).toBe(true)
    expect(await store.markHandled(id, 6000)).toBe(false)
    expect(await store.markHandled(4711, 6000)).toBe(false)
    expect((await store.find(id))?.handledAt).toBe(5000)
    expect(await store.claimMail(10_000, 20_000)).toBeNull()
  })

  it('deletes all from an address, mails too', async () => {
    const store = await open()
    for (const email of ['ana@example.org', 'ANA@Example.org', 'banana@example.org']) {
      await store.saveMessage(entryOf(email, { message: { ...entryOf('').message, email } }), free)
    }
    expect(await store.deleteFrom('Ana@example.org')).toBe(2)
    expect((await store.list()).map(({ email }) => email)).toEqual(['banana@example.org'])
    expect((await claim(store, 1000, 2000)).message.email).toBe('banana@example.org')
    expect(await store.claimMail(1000, 2000)).toBeNull()
    expect(await store.deleteFrom('%')).toBe(0)
  })

  it('tries to write, by several instances at once, and nothing of it stays', async () => {
    const [one, two] = await openTwo()
    await Promise.all([one, two, one, two].map((store) => store.checkWritable()))
    expect(await one.list()).toEqual([])
    const [sender, limit] = ['-', { count: 1, window: 60_000 }]
    expect((await two.saveMessage(entryOf('one', { sender }), limit)).kind).toBe('kept')
  })

  it('gives each mail to one of several instances', async () => {
    const stores = await openTwo()
    for (let index = 0; index < 15; index++)
      await stores[0].saveMessage(entryOf(`key ${index}`), free)
    const claimed = await Promise.all(
      Array.from({ length: 30 }, (_, index) => stores[index % 2]?.claimMail(1000, 9000)),
    )
    const ids = claimed.flatMap((mail) => (mail ? [mail.message.id] : []))
    // One that found its mail locked by another may have gone without; nothing is given out twice.
    expect(new Set(ids).size).toBe(ids.length)
    for (let rest = 15 - ids.length; rest > 0; rest--) await claim(stores[0], 1000, 9000)
    expect(await stores[1].claimMail(1000, 9000)).toBeNull()
  })

  it('keeps a mail that failed until it is due again, under the same Message-ID', async () => {
    const store = await open()
    await store.saveMessage(entryOf('one', { receivedAt: 100 }), free)
    expect(await store.claimMail(99, 500)).toBeNull()
    const first = await claim(store, 100, 500)
    expect(first).toMatchObject({ attempt: 1, messageId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    await store.mailFailed(first, 'EENVELOPE 451', 800)
    expect(await mailOf(store)).toEqual({ attempts: 1, sentAt: null, error: 'EENVELOPE 451' })
    expect(await store.claimMail(799, 1200)).toBeNull()
    const second = await claim(store, 800, 1200)
    expect(second).toMatchObject({ attempt: 2, messageId: first.messageId })
    await store.mailSent(second, 900)
    expect(await mailOf(store)).toEqual({ attempts: 2, sentAt: 900, error: null })
    expect(await store.claimMail(1e9, 2e9)).toBeNull()
  })

  it('gives a mail to another once the lease is over, whose word then counts', async () => {
    const [one, two] = await openTwo()
    await one.saveMessage(entryOf('one', { receivedAt: 0 }), free)
    const lost = await claim(one, 0, 500)
    expect(await two.claimMail(499, 900)).toBeNull()
    const taken = await claim(two, 500, 900)
    await one.mailFailed(lost, 'late', 10_000)
    expect((await mailOf(one))?.error).toBeNull()
    await two.mailSent(taken, 600)
    await one.mailFailed(lost, 'later', 10_000)
    expect(await mailOf(one)).toEqual({ attempts: 2, sentAt: 600, error: null })
  })
})

const limit = { count: 3, window: 60_000 }

/** The times at which a sender who tries at these times is admitted. */
function admitted(times: number[]): number[] {
  let until: number | undefined
  return times.filter((now) => {
    const admission = checkRateLimit(until, now, limit)
    if (admission.admitted) until = admission.until
    return admission.admitted
  })
}

test('three at once, then one each twenty seconds', () => {
  expect(admitted([0, 1, 2, 3, 19_999, 20_000, 20_001, 40_000])).toEqual([0, 1, 2, 20_000, 40_000])
})

test('who waited may send three again, not more', () => {
  expect(admitted([0, 0, 0, 600_000, 600_000, 600_000, 600_000])).toHaveLength(6)
})

test('the wait is as long as it takes', () => {
  const third = checkRateLimit(40_000, 0, limit)
  expect(third).toEqual({ admitted: true, until: 60_000 })
  expect(checkRateLimit(60_000, 5000, limit)).toEqual({ admitted: false, wait: 15_000 })
  expect(checkRateLimit(60_000, 20_000, limit).admitted).toBe(true)
})
