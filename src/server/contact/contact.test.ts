import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyOf, postMessage, sampleMessage } from '../../../tests/setup/post-message.ts'
import { runningServers } from '../../../tests/setup/running-servers.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'

const { start, makeFolder } = runningServers()

async function listIn(folder: string) {
  const store = await openSqliteStore(folder)
  try {
    return await store.list()
  } finally {
    await store.close()
  }
}

describe('a running server', { timeout: 20_000 }, () => {
  it('has a message on the disk when it answers, and never its words in the log', async () => {
    const folder = await makeFolder()
    const { port, child, ended, output } = await start({ DATA_DIR: folder })
    const answer = await postMessage(port, keyOf(1))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true })
    expect(await listIn(folder)).toMatchObject([sampleMessage])
    child.kill('SIGKILL')
    await ended
    expect(await listIn(folder)).toMatchObject([sampleMessage])
    expect(output()).toContain('"event":"message kept"')
    expect(output()).not.toMatch(/Ana|Ruiz|example\.org|library|key-1|127\.0\.0\.1"/)
  })

  it('keeps fifty concurrent copies once, and a copy after a new start not again', async () => {
    const folder = await makeFolder()
    const first = await start({ DATA_DIR: folder, RATE_LIMIT: '2' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postMessage(first.port, keyOf(1))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    first.child.kill('SIGTERM')
    await first.ended
    const second = await start({ DATA_DIR: folder })
    expect((await postMessage(second.port, keyOf(1))).status).toBe(200)
    expect((await postMessage(second.port, keyOf(1), { name: 'Ben' })).status).toBe(422)
    expect(await listIn(folder)).toHaveLength(1)
  })

  it('stores two identical messages without a key as two', async () => {
    const folder = await makeFolder()
    const { port } = await start({ DATA_DIR: folder })
    for (const answer of [await postMessage(port, null), await postMessage(port, null)]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ success: true })
    }
    expect(await listIn(folder)).toMatchObject([sampleMessage, sampleMessage])
  })

  it('takes keys of 1 to 255 characters, each for one message', async () => {
    const folder = await makeFolder()
    const { port } = await start({ DATA_DIR: folder })
    for (const key of ['', 'k'.repeat(256)]) {
      const answer = await postMessage(port, key)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ success: false, code: 'bad-key' })
    }
    for (const key of ['k', 'k'.repeat(255), 'k', 'k'.repeat(255)]) {
      expect((await postMessage(port, key)).status).toBe(200)
    }
    expect(await listIn(folder)).toHaveLength(2)
  })

  it('limits each address by what its proxy says, and keeps no address', async () => {
    const folder = await makeFolder()
    const { port } = await start({ DATA_DIR: folder, RATE_LIMIT: '2', TRUST_PROXY: '1' })
    const from = (address: string, key: number) =>
      postMessage(port, keyOf(key), {}, { 'X-Forwarded-For': `1.2.3.${key}, ${address}` })
    expect((await from('203.0.113.9', 1)).status).toBe(200)
    expect((await from('203.0.113.9', 2)).status).toBe(200)
    const refused = await from('203.0.113.9', 3)
    expect(refused.status).toBe(429)
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

  it('refuses an endless body in chunks, and hangs up', async () => {
    const { port } = await start()
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        `Idempotency-Key: ${keyOf(1)}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = `1000\r\n${' '.repeat(4096)}\r\n`
    const sending = setInterval(() => socket.write(chunk), 5)
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(sending)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"code":"too-large"')
    expect((await postMessage(port, keyOf(2))).status).toBe(200)
  })

  it('answers other methods with what is allowed', async () => {
    const { port } = await start()
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact`)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })
})
