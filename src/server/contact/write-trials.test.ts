import { rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import {
  mountSmallDisk,
  type SmallDisk,
  withoutSmallDisk,
} from '../../../tests/setup/small-disk.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { belief, writeTrials } from './write-trials.ts'

const probe = mountSmallDisk()
probe?.remove()
const title = probe ? 'on a full disk' : `on a full disk (${withoutSmallDisk})`

describe.skipIf(!probe)(title, () => {
  let disk: SmallDisk
  let store: Store
  let now: number
  const trials = () => writeTrials(store, () => now)
  const ballast = () => join(disk.folder, 'ballast')
  const fill = () => writeFile(ballast(), new Uint8Array(1024 * 1024)).catch(() => {})
  beforeEach(async () => {
    const made = mountSmallDisk()
    if (!made) throw new Error('No disk')
    disk = made
    store = await openSqliteStore(join(disk.folder, 'data'))
    now = 0
  })
  afterEach(async () => {
    await store.close()
    disk.remove()
  })

  it('the first trial fails, before any message was lost, until there is room', async () => {
    const { check } = trials()
    await fill()
    await expect(check()).rejects.toThrow(/full/)
    await rm(ballast())
    await check()
  })

  it('a trial that went well is believed for a while, and no longer', async () => {
    const { check } = trials()
    await check()
    await fill()
    now = belief - 1
    await check()
    now = belief
    await expect(check()).rejects.toThrow(/full/)
  })

  it('doubt ends the belief at once', async () => {
    const { check, doubt } = trials()
    await check()
    await fill()
    doubt()
    await expect(check()).rejects.toThrow(/full/)
  })

  it('a trial finds no room where there is some, but not enough for a message', async () => {
    await fill()
    await truncate(ballast(), (await stat(ballast())).size - 12 * 1024)
    await expect(store.keep(entryOf('one'), { count: 1, window: 1000 })).rejects.toThrow(/full/)
    await expect(trials().check()).rejects.toThrow(/full/)
  })
})
