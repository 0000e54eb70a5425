import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { sqliteFile } from './sqlite.ts'
import { openSqliteStore } from './sqlite-store.ts'

const free = { count: 1000, window: 60_000 }

/**
 * Counts the transactions in a write-ahead log that has not begun again.
 * Source: https://www.sqlite.org/fileformat2.html#walformat: the last frame of each gives the size of the file
 */
function countCommits(log: Buffer): number {
  const frame = 24 + log.readUInt32BE(8)
  let commits = 0
  for (let at = 32; at + frame <= log.length; at += frame) {
    if (log.readUInt32BE(at + 4) > 0) commits += 1
  }
  return commits
}

it('what was deleted is in no file any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realia-store-'))
  const onDisk = async () => {
    const names = await readdir(folder)
    return (await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))).join()
  }
  const store = await openSqliteStore(folder)
  try {
    await store.keep(entryOf('one'), { count: 1, window: 1000 })
    expect(await onDisk()).toContain('new library')
    await store.deleteFrom('ana@example.org')
    expect(await onDisk()).not.toMatch(/new library|Ana Ruiz|ana@example/)
  } finally {
    await store.close()
    await rm(folder, { recursive: true })
  }
})

// Each transaction waits for the disk, and so do all messages behind it.
it('writes a message, its mail and its sender in one transaction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realia-store-'))
  const store = await openSqliteStore(folder)
  const countWritten = async () => countCommits(await readFile(join(folder, `${sqliteFile}-wal`)))
  try {
    const before = await countWritten()
    for (const key of ['one', 'two', 'three']) await store.keep(entryOf(key), free)
    expect(await countWritten()).toBe(before + 3)
    await store.keep(entryOf('three'), free)
    expect(await countWritten()).toBe(before + 3)
  } finally {
    await store.close()
    await rm(folder, { recursive: true })
  }
})

it('gives no mail to send on a full disk, where the claim could not be kept', async (context) => {
  const disk = mountSmallDisk()
  if (!disk) return context.skip(withoutSmallDisk)
  const store = await openSqliteStore(join(disk.folder, 'data'))
  try {
    await store.keep(entryOf('one'), { count: 1, window: 1000 })
    await writeFile(join(disk.folder, 'ballast'), new Uint8Array(1024 * 1024)).catch(() => {})
    await expect(store.claimMail(1000, 9000)).rejects.toThrow()
    await rm(join(disk.folder, 'ballast'))
    expect(await store.claimMail(1000, 9000)).toMatchObject({ attempt: 1 })
  } finally {
    await store.close()
    disk.remove()
  }
})
