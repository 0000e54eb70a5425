import { expect, test } from 'vitest'
import { crc32, crc32Of } from './crc32.ts'

const text = (value: string) => new TextEncoder().encode(value)

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
])('of %j', (value, expected) => {
  expect(crc32(text(value))).toBe(expected)
})

test('in pieces of any length as in one', async () => {
  const bytes = Uint8Array.from({ length: 100_003 }, (_, index) => (index * 7919) >> 3)
  const whole = crc32(bytes)
  for (const cut of [1, 7, 8, 9, 4096, 99_999]) {
    expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(whole)
  }
  expect(await crc32Of(new Blob([bytes]))).toBe(whole)
})
