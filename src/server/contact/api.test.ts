import { beforeEach, describe, expect, it } from 'vitest'
import { contactApi, type Kept, type Sent } from './api.ts'

const message = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  service: 'custom',
  message: 'A model of our new library, please.',
}
const key = '0123456789abcdef0123456789abcdef'

let sent: Sent[]
let outcome: Kept
const api = contactApi({
  keep: async (given) => {
    sent.push(given)
    return outcome
  },
  addressOf: () => '203.0.113.9',
})
beforeEach(() => {
  sent = []
  outcome = { kind: 'kept' }
})

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  api.request('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body,
  })
const postForm = (change: object, headers?: Record<string, string>) =>
  post(JSON.stringify({ ...message, ...change }), headers)

async function expectRefusal(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ success: false, code })
  expect(sent).toEqual([])
}

describe('a message', () => {
  it('is kept without outer blanks, and answered', async () => {
    const answer = await postForm({ name: '  Ana Ruiz ', extra: 'x' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(sent).toEqual([{ message, key, address: '203.0.113.9' }])
  })

  it('loses what would break headers and terminals', async () => {
    await postForm({
      name: 'Ana\r\nBcc: all@example.org',
      message: 'one\r\ntwo\u0000 \u001b[2Jthree',
    })
    expect(sent[0]?.message).toMatchObject({
      name: 'Ana  Bcc: all@example.org',
      message: 'one\ntwo [2Jthree',
    })
  })

  it('sent again is answered like the first time', async () => {
    outcome = { kind: 'repeated' }
    expect(await (await postForm({})).json()).toEqual({ success: true })
  })

  it('takes the type with a charset, written anyhow', async () => {
    const type = 'Application/JSON; charset=utf-8'
    expect((await postForm({}, { 'Content-Type': type })).status).toBe(200)
  })
})

describe('what is wrong', () => {
  it('is told by field: the first issue of each', async () => {
    const answer = await postForm({ name: '', email: 'ana@', message: 'm'.repeat(501) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'invalid',
      issues: { name: 'nameShort', email: 'email', message: 'messageLong' },
    })
    expect(sent).toEqual([])
  })

  it('is everything in an empty object', async () => {
    const answer = await post('{}')
    expect(Object.keys((await answer.json()).issues)).toEqual([
      'name',
      'email',
      'service',
      'message',
    ])
  })

  it.each([
    ['no JSON', '{"name":'],
    ['an array', '[]'],
    ['null', 'null'],
    ['text', '"hello"'],
    ['nothing', ''],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('can be read as %s only', async (_what, body) => {
    await expectRefusal(await post(body), 400, 'unreadable')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('has the type %j', async (type) => {
    await expectRefusal(await postForm({}, { 'Content-Type': type }), 415, 'unsupported-type')
  })

  it('is packed', async () => {
    await expectRefusal(await postForm({}, { 'Content-Encoding': 'gzip' }), 415, 'unsupported-type')
  })

  it.each([0, 256])('has a key of %i characters', async (length) => {
    const bad = 'k'.repeat(length)
    await expectRefusal(await postForm({}, { 'Idempotency-Key': bad }), 400, 'bad-key')
  })
})

describe('an idempotency key', () => {
  it.each(['k', 'k'.repeat(255), '"a quoted, é key"', '8e03978e-40d5-43dd-bc93-6894a57f9324'])(
    'is taken as it is: %j',
    async (given) => {
      const answer = await postForm({}, { 'Idempotency-Key': given })
      expect(await answer.json()).toEqual({ success: true })
      expect(sent).toMatchObject([{ message, key: given }])
    },
  )

  it('is random for each request that brings none', async () => {
    const postPlain = () =>
      api.request('/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      })
    for (const answer of [await postPlain(), await postPlain()]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ success: true })
    }
    expect(sent.map((each) => each.message)).toEqual([message, message])
    const keys = sent.map((each) => each.key)
    expect(new Set(keys).size).toBe(2)
    for (const made of keys) expect(made).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('a body of more than 16 kB', () => {
  it('is refused by what it announces', async () => {
    await expectRefusal(await post('{}', { 'Content-Length': '16385' }), 413, 'too-large')
  })

  it('is refused where it announces nothing, and no longer read', async () => {
    let chunks = 0
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    })
    const request = new Request('http://localhost/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    await expectRefusal(await api.request(request), 413, 'too-large')
    expect(chunks).toBeLessThan(20)
  })

  it('may just be 16 kB', async () => {
    expect((await post(JSON.stringify(message).padEnd(16 * 1024))).status).toBe(200)
  })
})

describe('what the store says', () => {
  it('too many: 429, with the seconds to wait, rounded up', async () => {
    outcome = { kind: 'too-many', wait: 59_001 }
    const answer = await postForm({})
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answer.json()).toEqual({ success: false, code: 'too-many' })
  })

  it('the key belongs to another message: 422', async () => {
    outcome = { kind: 'key-reused' }
    const answer = await postForm({})
    expect(answer.status).toBe(422)
    expect(answer.headers.get('retry-after')).toBeNull()
    expect(await answer.json()).toEqual({ success: false, code: 'key-reused' })
  })

  it('not kept: 503', async () => {
    outcome = { kind: 'unavailable' }
    const answer = await postForm({})
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toEqual({ success: false, code: 'unavailable' })
  })
})

describe('a filled trap', () => {
  it('is answered like a success, and dropped', async () => {
    const answer = await postForm({ website: 'https://buy.example' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true })
    expect(sent).toEqual([])
  })

  it('says nothing of what else was wrong', async () => {
    const answer = await postForm({ website: 'x', email: '' }, { 'Idempotency-Key': '' })
    expect(await answer.json()).toEqual({ success: true })
  })

  it('left empty is none', async () => {
    await postForm({ website: '' })
    expect(sent).toHaveLength(1)
  })
})
