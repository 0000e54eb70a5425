import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let path: string
const nobodyWaits = () => {
  throw new Error('should not have waited')
}
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realia-lock-'))
  path = join(folder, 'deep/build.lock')
})
afterEach(() => rm(folder, { recursive: true }))

it('lets one work at a time', async () => {
  let inside = 0
  let most = 0
  let waited = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await sleep(30)
    inside -= 1
  }
  await Promise.all(
    Array.from({ length: 4 }, () =>
      withLock(
        path,
        () => {
          waited += 1
        },
        work,
      ),
    ),
  )
  expect(most).toBe(1)
  expect(waited).toBe(3)
  expect(await readdir(join(folder, 'deep'))).toEqual([])
})

it('is free again after work that failed', async () => {
  const fail = () => Promise.reject(new Error('broken'))
  await expect(withLock(path, nobodyWaits, fail)).rejects.toThrow('broken')
  expect(await withLock(path, nobodyWaits, async () => 'done')).toBe('done')
})

async function leaveLock(owner: unknown) {
  await withLock(path, nobodyWaits, async () => {})
  await writeFile(path, String(owner))
}

it.each([
  ['a dead process', deadPid],
  ['what is no number', () => '{"pid":'],
])('is taken over from %s, by one of many', async (_who, owner) => {
  await leaveLock(owner())
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 5 }, () =>
      withLock(
        path,
        () => {},
        async () => {
          inside += 1
          most = Math.max(most, inside)
          await sleep(20)
          inside -= 1
        },
      ),
    ),
  )
  expect(most).toBe(1)
})

it('is not taken from a living process', async () => {
  await leaveLock(process.ppid)
  let got = false
  const waiting = withLock(
    path,
    () => {},
    async () => {
      got = true
    },
  )
  await sleep(500)
  expect(got).toBe(false)
  await rm(path)
  await waiting
  expect(got).toBe(true)
})
