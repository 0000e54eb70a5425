import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
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
