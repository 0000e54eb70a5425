import { expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

it.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-5000', { start: 999, end: 999 }],
])('%s of 1000 bytes', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range)
})

it.each([
  ['bytes=1000-', 1000],
  ['bytes=-0', 1000],
  ['bytes=0-', 0],
  ['bytes=-1', 0],
])('%s lies outside of %i bytes', (header, size) => {
  expect(readByteRange(header, size)).toBe('unsatisfiable')
})

it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
  '%s asks for the whole file',
  (header) => expect(readByteRange(header, 1000)).toBeNull(),
)
