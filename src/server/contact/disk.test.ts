import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keyOf, postMessage } from '../../../tests/setup/post-message.ts'
import { runningServers } from '../../../tests/setup/running-servers.ts'
import {
  mountSmallDisk,
  type SmallDisk,
  withoutSmallDisk,
} from '../../../tests/setup/small-disk.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'

const probe = mountSmallDisk()
probe?.remove()
const title = probe ? 'a disk' : `a disk (${withoutSmallDisk})`

describe.skipIf(!probe)(title, { timeout: 20_000 }, () => {
  const { start } = runningServers()
  const mounted: SmallDisk[] = []
  let disk: SmallDisk
  let keys = 0
  beforeEach(() => {
    const made = mountSmallDisk()
    if (!made) throw new Error('No disk')
    disk = made
    mounted.push(made)
    keys = 0
  })
  afterEach(() => disk.setReadOnly(false))
  afterAll(() => {
    for (const each of mounted) each.remove()
  })

  const environment = () => ({ DATA_DIR: join(disk.folder, 'data'), RATE_LIMIT: '1000000' })
  const postNext = (port: number) => {
    keys += 1
    return postMessage(port, keyOf(keys), { message: 'm'.repeat(500) })
  }
  const readyz = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  const countKept = async () => {
    const store = await openSqliteStore(environment().DATA_DIR)
    const { length } = await store.list()
    await store.close()
    return length
  }

  it('that is full never makes a false success, and one with room again works', async () => {
    const { port, output } = await start(environment())
    expect(await readyz(port)).toBe(200)
    await writeFile(join(disk.folder, 'ballast'), new Uint8Array(500 * 1024))
    let kept = 0
    let refused: Response | undefined
    while (!refused) {
      const answer = await postNext(port)
      if (answer.status === 200) kept += 1
      else refused = answer
    }
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({ success: false, code: 'unavailable' })
    expect(kept).toBeGreaterThan(0)
    expect(output()).toContain('"event":"message not kept","reason":"ERR_SQLITE_ERROR: ')
    expect(output()).not.toMatch(/mmmm|Ana/)

    expect(await readyz(port)).toBe(503)
    expect((await postNext(port)).status).toBe(503)

    await rm(join(disk.folder, 'ballast'))
    expect(await readyz(port)).toBe(200)
    expect((await postNext(port)).status).toBe(200)
    expect(await countKept()).toBe(kept + 1)
  })

  it('that nobody may write on any more answers 503', async () => {
    const { port, child, ended, output } = await start(environment())
    expect((await postNext(port)).status).toBe(200)
    child.kill('SIGTERM')
    await ended
    disk.setReadOnly(true)
    const next = await start(environment())
    expect((await postNext(next.port)).status).toBe(503)
    expect(await readyz(next.port)).toBe(503)
    expect(next.output()).toContain('"event":"message not kept"')
    expect(output()).not.toContain('not kept')
    // The pages need no store.
    expect((await fetch(`http://127.0.0.1:${next.port}/about`)).status).toBe(200)

    disk.setReadOnly(false)
    expect((await postNext(next.port)).status).toBe(200)
    expect(await countKept()).toBe(2)
  })
})
