import { beforeEach, describe, expect, it } from 'vitest'
import { sampleMessage as message } from '../../../tests/setup/post-message.ts'
import { contactApi, type ReceivedMessage, type StoreResult } from './api.ts'

const key = '0123456789abcdef0123456789abcdef'
const success = { success: true }

let sent: ReceivedMessage[]
let outcome: StoreResult
const api = contactApi({
  storeMessage: async (given) => {
    sent.push(given)
    return outcome
  },
  addressOf: () => '203.0.113.9',
})
beforeEach(() => {
  sent = []
  outcome = { kind: 'kept' }
})

const json = { 'Content-Type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  api.request('/contact', {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': key, ...headers },
    body,
  })
const postForm = (change: object = {}, headers?: Record<string, string>) =>
  post(JSON.stringify({ ...message, ...change }), headers)

async function expectRefusal(answer: Response, status: number, code: string) {
  expect([answer.status, await answer.json()]).toEqual([status, { success: false, code }])
  expect(sent).toEqual([])
}

describe('a message', () => {
  it('is kept without outer blanks, and answered', async () => {
    const answer = await postForm({ name: '  Ana Ruiz ', extra: 'x' })
    expect([answer.status, await answer.json()]).toEqual([200, success])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(sent).toEqual([{ message, key, address: '203.0.113.9' }])
  })

  it('loses what would break headers and terminals', async () => {
    await postForm({ name: 'Ana\r\nBcc: all', message: 'one\r\ntwo\u0000 \u001b[2Jthree' })
    expect(sent).toMatchObject([
      { message: { name: 'Ana  Bcc: all', message: 'one\ntwo [2Jthree' } },
    ])
  })

  it('sent again is answered like the first time', async () => {
    outcome = { kind: 'repeated' }
    expect(await (await postForm()).json()).toEqual(success)
  })

  it('takes the type with a charset, written anyhow', async () => {
    const type = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect((await postForm({}, type)).status).toBe(200)
  })
})

describe('what is wrong', () => {
  it('is told by field: the first issue of each', async () => {
    const answer = await postForm({ name: '', email: 'ana@', message: 'm'.repeat(501) })
    expect(answer.status).toBe(400)
    const issues = { name: 'nameShort', email: 'email', message: 'messageLong' }
    expect(await answer.json()).toEqual({ success: false, code: 'invalid', issues })
    const { issues: all } = await (await post('{}')).json()
    expect(Object.keys(all)).toEqual(['name', 'email', 'service', 'message'])
    expect(sent).toEqual([])
  })

  it.each([
    ['no JSON', '{"name":'],
    ['an array', '[]'],
    ['null', 'null'],
    ['nothing', ''],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('can be read as %s only', async (_what, body) => {
    await expectRefusal(await post(body), 400, 'unreadable')
  })

  it.each<Record<string, string>>([
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Type': '' },
    { 'Content-Encoding': 'gzip' },
  ])('has the type %j', async (headers) => {
    await expectRefusal(await postForm({}, headers), 415, 'unsupported-type')
  })

  it.each([0, 256])('has a key of %i characters', async (length) => {
    const bad = { 'Idempotency-Key': 'k'.repeat(length) }
    await expectRefusal(await postForm({}, bad), 400, 'bad-key')
  })
})

describe('an idempotency key', () => {
  it.each(['k', 'k'.repeat(255), '"a quoted, é key"'])('is taken as it is: %j', async (given) => {
    expect((await postForm({}, { 'Idempotency-Key': given })).status).toBe(200)
    expect(sent).toMatchObject([{ message, key: given }])
  })

  it('is random for each request that brings none', async () => {
    const plain = { method: 'POST', headers: json, body: JSON.stringify(message) }
    for (let time = 0; time < 2; time++) {
      const answer = await api.request('/contact', plain)
      expect([answer.status, await answer.json()]).toEqual([200, success])
    }
    expect(sent.map((each) => each.message)).toEqual([message, message])
    const keys = sent.map((each) => each.key)
    expect(new Set(keys).size).toBe(2)
    for (const made of keys) expect(made).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('a body of more than 16 kB', () => {
  it('is refused by what it announces, and may just be 16 kB', async () => {
    await expectRefusal(await post('{}', { 'Content-Length': '16385' }), 413, 'too-large')
    expect((await post(JSON.stringify(message).padEnd(16 * 1024))).status).toBe(200)
  })

  it('is refused where it announces nothing, and no longer read', async () => {
    let chunks = 0
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    })
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit
    const answer = await api.request(new Request('http://localhost/contact', init))
    expect(answer.headers.get('connection')).toBe('close')
    await expectRefusal(answer, 413, 'too-large')
    expect(chunks).toBeLessThan(20)
  })
})

it.each([
  // The seconds to wait are rounded up.
  [{ kind: 'too-many', wait: 59_001 }, 429, '60'],
  [{ kind: 'key-reused' }, 422, null],
  [{ kind: 'unavailable' }, 503, '30'],
] as const)('where the store says %j the answer is %i', async (said, status, wait) => {
  outcome = said
  const answer = await postForm()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait])
  expect(await answer.json()).toEqual({ success: false, code: said.kind })
})

it('a filled trap is answered like a success, whatever else was wrong, and dropped', async () => {
  const filled = [
    await postForm({ website: 'https://buy.example' }),
    await postForm({ website: 'x', email: '' }, { 'Idempotency-Key': '' }),
  ]
  for (const answer of filled) expect([answer.status, await answer.json()]).toEqual([200, success])
  expect(sent).toEqual([])
  await postForm({ website: '' })
  expect(sent).toHaveLength(1)
})
