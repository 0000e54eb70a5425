import { rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import { createWriteCheck, validForMs } from './message-writer.ts'

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
  now = validForMs - 1
  await check()
  expect(tried).toBe(1)
  now = validForMs
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
