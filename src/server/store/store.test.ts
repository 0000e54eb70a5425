import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { describeStores } from '../../../tests/setup/stores.ts'
import type { RateLimit } from './store.ts'

const free: RateLimit = { count: 1_000_000, window: 60_000 }

describeStores((open) => {
  it('keeps a message with all its signs', async () => {
    const store = await open()
    const message = {
      name: 'Ana “Añ” Ruiz',
      email: 'Ana@example.org',
      service: 'custom' as const,
      message: "नमस्ते 👋🏽\n'; DROP TABLE messages; --\t%_\\",
    }
    const outcome = await store.keep(
      entryOf('one', { message, receivedAt: 1_900_000_000_000 }),
      free,
    )
    expect(outcome).toEqual({ kind: 'kept', id: expect.any(Number) })
    const [kept, ...more] = await store.list()
    expect(more).toEqual([])
    expect(kept).toEqual({
      ...message,
      id: outcome.kind === 'kept' && outcome.id,
      receivedAt: 1_900_000_000_000,
      handledAt: null,
      mail: { attempts: 0, sentAt: null, error: null },
    })
    expect(await store.find(kept?.id ?? 0)).toEqual(kept)
    expect(await store.find(4711)).toBeNull()
  })

  it('keeps fifty concurrent copies once, with one mail', async () => {
    const stores = await Promise.all([open(), open()])
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => stores[index % 2]?.keep(entryOf('copy'), free)),
    )
    const kinds = outcomes.map((outcome) => outcome?.kind)
    expect(kinds.filter((kind) => kind === 'kept')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'repeated')).toHaveLength(49)
    expect(await stores[0]?.list()).toHaveLength(1)
    expect(await stores[0]?.claimMail(1000, 2000)).not.toBeNull()
    expect(await stores[1]?.claimMail(1000, 2000)).toBeNull()
  })

  it('refuses another message under a key that is taken', async () => {
    const store = await open()
    await store.keep(entryOf('key'), free)
    const other = entryOf('key', { digest: 'another' })
    expect(await store.keep(other, free)).toEqual({ kind: 'key-reused' })
    expect(await store.list()).toHaveLength(1)
  })

  it('limits a sender in all instances together, but neither others nor repeated copies', async () => {
    const [one, two] = await Promise.all([open(), open()])
    const limit = { count: 3, window: 60_000 }
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? one : two).keep(entryOf(`key ${index}`), limit),
      ),
    )
    expect(outcomes.filter(({ kind }) => kind === 'kept')).toHaveLength(3)
    expect(outcomes.filter(({ kind }) => kind === 'too-many')).toHaveLength(7)
    expect(await one.list()).toHaveLength(3)
    const wait = outcomes.find(({ kind }) => kind === 'too-many')
    expect(wait).toEqual({ kind: 'too-many', wait: 20_000 })

    const repeated = outcomes.findIndex(({ kind }) => kind === 'kept')
    expect((await two.keep(entryOf(`key ${repeated}`), limit)).kind).toBe('repeated')
    expect((await two.keep(entryOf('theirs', { sender: 'b' }), limit)).kind).toBe('kept')
    const refused = outcomes.findIndex(({ kind }) => kind === 'too-many')
    const later = entryOf(`key ${refused}`, { receivedAt: 20_000 })
    expect((await one.keep(later, limit)).kind).toBe('kept')
  })

  it('forgets a sender once the window is over', async () => {
    const store = await open()
    const limit = { count: 1, window: 60_000 }
    await store.keep(entryOf('first'), limit)
    await store.forgetSenders(59_999)
    expect((await store.keep(entryOf('second'), limit)).kind).toBe('too-many')
    await store.forgetSenders(60_000)
    expect((await store.keep(entryOf('second'), limit)).kind).toBe('kept')
  })

  it('has one secret for all instances', async () => {
    const [one, two] = await Promise.all([open(), open()])
    expect(await one.secret()).toMatch(/^[0-9a-f]{64}$/)
    expect(await two.secret()).toBe(await one.secret())
  })

  it('marks as handled once', async () => {
    const store = await open()
    await store.keep(entryOf('one'), free)
    const [kept] = await store.list()
    const id = kept?.id ?? 0
    expect(await store.markHandled(id, 5000)).toBe(true)
    expect(await store.markHandled(id, 6000)).toBe(false)
    expect(await store.markHandled(4711, 6000)).toBe(false)
    expect((await store.find(id))?.handledAt).toBe(5000)
  })

  it('deletes all from an address, mails too', async () => {
    const store = await open()
    for (const [key, email] of [
      ['a', 'ana@example.org'],
      ['b', 'ANA@Example.org'],
      ['c', 'banana@example.org'],
    ] as const) {
      const { message } = entryOf(key)
      await store.keep(entryOf(key, { message: { ...message, email } }), free)
    }
    expect(await store.deleteFrom('Ana@example.org')).toBe(2)
    expect((await store.list()).map(({ email }) => email)).toEqual(['banana@example.org'])
    expect((await store.claimMail(1000, 2000))?.message.email).toBe('banana@example.org')
    expect(await store.claimMail(1000, 2000)).toBeNull()
    expect(await store.deleteFrom('%')).toBe(0)
  })

  it('tries to write, by several instances at once, and nothing of it stays', async () => {
    const stores = await Promise.all([open(), open()])
    await Promise.all(Array.from({ length: 10 }, (_, index) => stores[index % 2]?.tryWriting()))
    expect(await stores[0]?.list()).toEqual([])
    const [sender, limit] = ['-', { count: 1, window: 60_000 }]
    expect((await stores[1]?.keep(entryOf('one', { sender }), limit))?.kind).toBe('kept')
  })

  it('answers that it is there', async () => {
    const store = await open()
    await expect(store.check()).resolves.toBeUndefined()
  })
})
