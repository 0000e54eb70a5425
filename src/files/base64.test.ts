import { expect, test } from 'vitest'
import { createRandom } from '../math/random.ts'
import { base64Length, decodeBase64, encodeBase64 } from './base64.ts'

test('the examples of RFC 4648', () => {
  const examples = ['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy']
  for (const [length, text] of examples.entries()) {
    const bytes = new TextEncoder().encode('foobar'.slice(0, length))
    expect(encodeBase64(bytes)).toBe(text)
    expect(base64Length(length)).toBe(text.length)
    expect(decodeBase64(text)).toEqual(bytes)
  }
})

test('any bytes come back, are what others make of them, and go in pieces of a multiple of three', () => {
  const dice = createRandom(3)
  for (let run = 0; run < 20; run += 1) {
    const bytes = Uint8Array.from({ length: dice() * 300 }, () => dice() * 256)
    const text = encodeBase64(bytes)
    expect(text).toBe(Buffer.from(bytes).toString('base64'))
    expect(decodeBase64(text)).toEqual(bytes)
    expect(encodeBase64(bytes.slice(0, 30)) + encodeBase64(bytes.slice(30))).toBe(text)
  }
})

test.each(['A', 'AAA', 'AA-A', 'AA\nA', 'A=AA', '====', 'ÄAAA', '\u0141AAA'])(
  '%j is none',
  (text) => {
    expect(() => decodeBase64(text)).toThrow(RangeError)
  },
)
