import { expect, test, vi } from 'vitest'
import type { ContactMessage } from '../contract/contact.ts'
import {
  createIdempotencyKeys,
  NetworkError,
  RefusedError,
  randomIdempotencyKey,
  sendMessage,
} from './send-message.ts'

const message: ContactMessage = {
  name: 'Ana',
  email: 'ana@example.org',
  service: 'custom',
  message: 'A model of our library.',
}

function serverThat(answers: () => Promise<Response>) {
  const fetch = vi.fn((_path: string, _request: RequestInit) => answers())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('§7 a message is posted as JSON with its idempotency key', async () => {
  const fetch = serverThat(async () => Response.json({ success: true }))
  await sendMessage(message, 'a-key')
  const [path, request] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/contact')
  expect(request?.method).toBe('POST')
  expect(request?.headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': 'a-key',
  })
  expect(JSON.parse(String(request?.body))).toEqual(message)
})

test.each([
  ['a status that is not ok', () => Response.json({ success: true }, { status: 500 })],
  ['success that is not true', () => Response.json({ success: false, message: 'full' })],
  ['an answer without the flag', () => Response.json({})],
  ['an answer that is not JSON', () => new Response('<html>', { status: 200 })],
])('§7 %s is a refusal', async (_name, answer) => {
  serverThat(async () => answer())
  await expect(sendMessage(message, 'a-key')).rejects.toBeInstanceOf(RefusedError)
})

const cut = () =>
  new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that breaks off', async () => new Response(cut())],
])('§7 %s is a failure of the network', async (_what, answer) => {
  serverThat(answer)
  await expect(sendMessage(message, 'a-key')).rejects.toBeInstanceOf(NetworkError)
})

test.each([
  [{ issues: { email: 'email', message: 'messageLong' } }, 400, { isTooMany: false }],
  // An issue that this page does not know leaves a refusal without fields.
  [{ issues: { email: 'quantum' } }, 400, { issues: {}, status: 400 }],
  [{}, 429, { isTooMany: true }],
])(
  'a refusal with %j, %i, names the fields that are wrong, and whether it was too much',
  async (said, status, told) => {
    serverThat(async () => Response.json({ success: false, ...said }, { status }))
    await expect(sendMessage(message, 'a-key')).rejects.toMatchObject({ ...said, ...told })
  },
)

test('a message keeps its key until it has arrived, and another message has its own', () => {
  let made = 0
  const keys = createIdempotencyKeys(() => `key ${++made}`)
  expect(keys.keyOf(message)).toBe('key 1')
  expect(keys.keyOf({ ...message })).toBe('key 1')
  expect(keys.keyOf({ ...message, name: 'Ben' })).toBe('key 2')
  keys.forget()
  expect(keys.keyOf({ ...message, name: 'Ben' })).toBe('key 3')
})

test('keys are unique and have 32 hexadecimal digits', () => {
  const many = Array.from({ length: 100 }, randomIdempotencyKey)
  expect(new Set(many).size).toBe(100)
  for (const key of many) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
