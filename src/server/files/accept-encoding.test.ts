import { expect, it } from 'vitest'
import { chooseEncoding } from './static-files.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['br;q=nonsense', null],
  ['deflate', null],
  [undefined, null],
] as const)('Accept-Encoding: %s is answered with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected)
})

it('only available encodings are chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br, gzip', [])).toBeNull()
})
