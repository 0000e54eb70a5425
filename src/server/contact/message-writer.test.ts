import { rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { sampleMessage } from '../../../tests/setup/post-message.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { sqliteStores } from '../../../tests/setup/stores.ts'
import type { ContactMessage } from '../../contract/contact.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { createMessageWriter, createWriteCheck, writeCheckValidMs } from './message-writer.ts'

const message = sampleMessage as ContactMessage
const open = sqliteStores()

it('asks for the constant secret until it has it, and tells of each message and each failure', async () => {
  const real = await open()
  let asked = 0
  const told: string[] = []
  const secret = async () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    return real.secret()
  }
  const keep = createMessageWriter({
    getStore: async () => ({ ...real, secret }) as Store,
    limit: { count: 1, window: 60_000 },
    clock: () => 0,
    log: ({ event }) => told.push(String(event)),
    onStored: () => told.push('kept'),
    onFailed: () => told.push('failed'),
  })
  const sendAs = async (key: string, address: string) =>
    (await keep({ message, key, address })).kind
  expect(await sendAs('one', '192.0.2.1')).toBe('unavailable')
  expect(told.splice(0)).toEqual(['message not kept', 'failed'])
  expect(await sendAs('one', '192.0.2.1')).toBe('kept')
  expect(await sendAs('one', '192.0.2.1')).toBe('repeated')
  expect(await sendAs('two', '192.0.2.1')).toBe('too-many')
  expect(told.splice(0)).toEqual(['message kept', 'kept'])
  expect(await sendAs('three', '192.0.2.2')).toBe('kept')
  expect(asked).toBe(2)
})

it('a successful check is reused for a while, but not longer nor after a failed write', async () => {
  let [now, tried] = [0, 0]
  let isFull = false
  const checkWritable = async () => {
    tried += 1
    if (isFull) throw new Error('full')
  }
  const { check, invalidate } = createWriteCheck(
    async () => ({ check: async () => {}, checkWritable }),
    () => now,
  )
  await check()
  isFull = true
  now = writeCheckValidMs - 1
  await check()
  expect(tried).toBe(1)
  now = writeCheckValidMs
  await expect(check()).rejects.toThrow('full')
  isFull = false
  await check()
  isFull = true
  invalidate()
  await expect(check()).rejects.toThrow('full')
})

it('a trial finds no room on a full disk, nor where there is some, but not enough for a message', async (context) => {
  const disk = mountSmallDisk()
  if (!disk) return context.skip(withoutSmallDisk)
  const store = await openSqliteStore(join(disk.folder, 'data'))
  const ballast = join(disk.folder, 'ballast')
  try {
    const { check } = createWriteCheck(
      async () => store,
      () => 0,
    )
    await writeFile(ballast, new Uint8Array(1024 * 1024)).catch(() => {})
    await expect(check()).rejects.toThrow(/full/)
    await truncate(ballast, (await stat(ballast)).size - 12 * 1024)
    await expect(store.saveMessage(entryOf('one'), { count: 1, window: 1000 })).rejects.toThrow(
      /full/,
    )
    await expect(check()).rejects.toThrow(/full/)
    await rm(ballast)
    await check()
  } finally {
    await store.close()
    disk.remove()
  }
})
