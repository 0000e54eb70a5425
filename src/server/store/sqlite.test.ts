import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { testFolder } from '../../../tests/setup/test-folder.ts'
import { openSqlite, openSqliteStore, sqliteFile, sqliteMigrations } from './sqlite.ts'

const free = { count: 1000, window: 60_000 }
const added = 'CREATE TABLE later (word text); INSERT INTO later VALUES (1)'
const folder = testFolder()

it('goes forward once, keeps what was there, and is left as it was by a migration that fails', () => {
  const first = openSqlite(folder())
  const secret = first.prepare('SELECT value FROM secret').get()
  first.close()
  const failing = [...sqliteMigrations, `${added}; nonsense`]
  expect(() => openSqlite(folder(), failing)).toThrow(/nonsense/)
  for (let start = 0; start < 2; start++) {
    const next = openSqlite(folder(), [...sqliteMigrations, added])
    expect(next.prepare('SELECT count(*) AS count FROM later').get()).toEqual({ count: 1 })
    expect(next.prepare('SELECT value FROM secret').get()).toEqual(secret)
    next.close()
  }
})

it('lies in a folder that nobody else may open, and is on the disk before a transaction returns', async () => {
  const data = join(folder(), 'data')
  const db = openSqlite(data)
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  db.close()
  expect((await stat(data)).mode & 0o777).toBe(0o700)
})

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

// Each transaction waits for the disk, and so do all messages behind it.
it('writes a message, its mail and its sender in one transaction', async () => {
  const store = await openSqliteStore(folder())
  const countWritten = async () => countCommits(await readFile(join(folder(), `${sqliteFile}-wal`)))
  const before = await countWritten()
  for (const key of ['one', 'two', 'three', 'three']) await store.saveMessage(entryOf(key), free)
  expect(await countWritten()).toBe(before + 3)
  await store.close()
})

it('what was deleted is in no file any more', async () => {
  const onDisk = async () => {
    const names = await readdir(folder())
    return (await Promise.all(names.map((name) => readFile(join(folder(), name), 'latin1')))).join()
  }
  const store = await openSqliteStore(folder())
  await store.saveMessage(entryOf('one'), free)
  expect(await onDisk()).toContain('new library')
  await store.deleteFrom('ana@example.org')
  expect(await onDisk()).not.toMatch(/new library|Ana Ruiz|ana@example/)
  await store.close()
})

it('gives no mail to send on a full disk, where the claim could not be kept', async (context) => {
  const disk = mountSmallDisk()
  if (!disk) return context.skip(withoutSmallDisk)
  const store = await openSqliteStore(join(disk.folder, 'data'))
  try {
    await store.saveMessage(entryOf('one'), free)
    await writeFile(join(disk.folder, 'ballast'), new Uint8Array(1024 * 1024)).catch(() => {})
    await expect(store.claimMail(1000, 9000)).rejects.toThrow()
    await rm(join(disk.folder, 'ballast'))
    expect(await store.claimMail(1000, 9000)).toMatchObject({ attempt: 1 })
  } finally {
    await store.close()
    disk.remove()
  }
})
