import { expect, test } from 'vitest'
import type { ContactMessage } from '../contract/contact.ts'
import { messageKeys, randomKey } from './message-key.ts'

const message: ContactMessage = {
  name: 'Ana',
  email: 'ana@example.org',
  service: 'custom',
  message: 'A model of our library.',
}

test('a message keeps its key until it has arrived, another one has its own', () => {
  let made = 0
  const keys = messageKeys(() => `key ${++made}`)
  expect(keys.keyOf(message)).toBe('key 1')
  expect(keys.keyOf({ ...message })).toBe('key 1')
  expect(keys.keyOf({ ...message, name: 'Ben' })).toBe('key 2')
  keys.forget()
  expect(keys.keyOf({ ...message, name: 'Ben' })).toBe('key 3')
})

test('keys do not repeat and have 32 hexadecimal signs', () => {
  const many = Array.from({ length: 100 }, randomKey)
  expect(new Set(many).size).toBe(100)
  for (const key of many) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
