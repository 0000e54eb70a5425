import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keyOf, postMessage } from '../../../tests/setup/post-message.ts'
import { runningServers } from '../../../tests/setup/running-servers.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { openSqliteStore } from '../store/sqlite.ts'

const { start } = runningServers()
const disk = mountSmallDisk()
afterAll(() => disk?.remove())

// Real faults of a real disk: the rules are tested in message-writer.test.ts and sqlite.test.ts.
const options = { tags: ['all'] }

it(
  'a full or read-only disk never makes a false success, and one with room again works',
  options,
  async (context) => {
    if (!disk) return context.skip(withoutSmallDisk)
    const env = { DATA_DIR: join(disk.folder, 'data'), RATE_LIMIT: '1000000' }
    let keys = 0
    const postNext = (port: number) => {
      keys += 1
      return postMessage(port, keyOf(keys), { message: 'm'.repeat(500) })
    }
    const readyz = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    const { port, child, ended, output } = await start(env)
    expect(await readyz(port)).toBe(200)
    await writeFile(join(disk.folder, 'ballast'), new Uint8Array(500 * 1024))
    let kept = 0
    let answer = await postNext(port)
    for (; answer.status === 200; answer = await postNext(port)) kept += 1
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { success: false, code: 'unavailable' },
    ])
    expect(kept).toBeGreaterThan(0)
    expect(output()).toContain('"event":"message not kept","reason":"ERR_SQLITE_ERROR: ')
    expect(output()).not.toMatch(/mmmm|Ana/)
    expect(await readyz(port)).toBe(503)

    await rm(join(disk.folder, 'ballast'))
    expect(await readyz(port)).toBe(200)
    expect((await postNext(port)).status).toBe(200)
    child.kill('SIGTERM')
    await ended

    disk.setReadOnly(true)
    const next = await start(env)
    try {
      expect((await postNext(next.port)).status).toBe(503)
      expect(await readyz(next.port)).toBe(503)
      // The pages need no store.
      expect((await fetch(`http://127.0.0.1:${next.port}/about`)).status).toBe(200)
    } finally {
      disk.setReadOnly(false)
    }
    expect((await postNext(next.port)).status).toBe(200)
    const store = await openSqliteStore(env.DATA_DIR)
    expect(await store.list()).toHaveLength(kept + 2)
    await store.close()
  },
)
