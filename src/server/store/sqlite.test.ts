import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { openSqliteStore } from './sqlite-store.ts'

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
