import { expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

it.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes = 0 - 0', { start: 0, end: 0 }],
])('%s of 1000 bytes', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range)
})

it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside', (header) => {
  expect(readByteRange(header, 1000)).toBe('unsatisfiable')
})

it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
  '%s asks for the whole file',
  (header) => {
    expect(readByteRange(header, 1000)).toBeNull()
  },
)

it('has no range in an empty file', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readByteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
