import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyOf, postMessage, sampleMessage } from '../../../tests/setup/post-message.ts'
import { runningServers } from '../../../tests/setup/running-servers.ts'
import { testFolder } from '../../../tests/setup/test-folder.ts'
import { openSqliteStore } from '../store/sqlite.ts'

const dataOf = testFolder()
const { start } = runningServers()

async function listIn(folder: string) {
  const store = await openSqliteStore(folder)
  const list = await store.list()
  await store.close()
  return list
}
/** Answers to as many messages as there are keys, sent at once. */
const statusesOf = async (port: number, keys: (string | null)[]) =>
  (await Promise.all(keys.map((key) => postMessage(port, key)))).map(({ status }) => status)

describe('a running server', () => {
  it('has a message on the disk when it answers, with a key or without, and never its words in the log', async () => {
    const folder = dataOf()
    const { port, child, ended, output } = await start({ DATA_DIR: folder })
    for (const key of [keyOf(1), null, null]) {
      const answer = await postMessage(port, key)
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    }
    const three = Array(3).fill(sampleMessage)
    expect(await listIn(folder)).toMatchObject(three)
    child.kill('SIGKILL')
    await ended
    expect(await listIn(folder)).toMatchObject(three)
    expect(output()).toContain('"event":"message kept"')
    expect(output()).not.toMatch(/Ana|Ruiz|example\.org|library|key-1|127\.0\.0\.1"/)
  })

  it('keeps concurrent copies once, and a copy after a new start not again', async () => {
    const folder = dataOf()
    const first = await start({ DATA_DIR: folder, RATE_LIMIT: '2' })
    const copies = Array<string>(20).fill(keyOf(1))
    expect(await statusesOf(first.port, copies)).toEqual(Array(20).fill(200))
    first.child.kill('SIGTERM')
    await first.ended
    const second = await start({ DATA_DIR: folder })
    expect(await statusesOf(second.port, [keyOf(1)])).toEqual([200])
    expect((await postMessage(second.port, keyOf(1), { name: 'Ben' })).status).toBe(422)
    expect(await listIn(folder)).toHaveLength(1)
  })

  it('limits each address by what its proxy says, and keeps no address', async () => {
    const folder = dataOf()
    const { port } = await start({ DATA_DIR: folder, RATE_LIMIT: '2', TRUST_PROXY: '1' })
    const from = (address: string, key: number) =>
      postMessage(port, keyOf(key), {}, { 'X-Forwarded-For': `1.2.3.${key}, ${address}` })
    expect((await from('203.0.113.9', 1)).status).toBe(200)
    expect((await from('203.0.113.9', 2)).status).toBe(200)
    const refused = await from('203.0.113.9', 3)
    expect(refused.status).toBe(429)
    // Two messages in ten minutes: one each five.
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(200)
    expect(wait).toBeLessThanOrEqual(300)
    expect((await from('203.0.113.10', 4)).status).toBe(200)
    expect(await listIn(folder)).toHaveLength(3)
    for (const file of await readdir(folder)) {
      expect(await readFile(join(folder, file), 'latin1'), file).not.toContain('203.0.113')
    }
  })

  it('without a trusted proxy takes nobody’s word for an address', async () => {
    const { port } = await start({ RATE_LIMIT: '1' })
    const from = (address: string, key: number) =>
      postMessage(port, keyOf(key), {}, { 'X-Forwarded-For': address })
    expect((await from('203.0.113.9', 1)).status).toBe(200)
    expect((await from('203.0.113.10', 2)).status).toBe(429)
  })
})
