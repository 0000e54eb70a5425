import { expect, test } from 'vitest'
import { parseSide, splitIntoParts } from './still-image.ts'

test('parseSide takes whole numbers from 64 to 8192', () => {
  expect(['64', ' 8192 ', '1080'].map(parseSide)).toEqual([64, 8192, 1080])
  for (const text of ['63', '8193', '', '10.5', '1e3', '-100', '0x80', '١٠٨٠'])
    expect([text, parseSide(text)]).toEqual([text, null])
})

test.each([
  [1920, 1080],
  [8192, 64],
  [4097, 4096],
])('the parts of %d × %d cover it, each pixel once, and none is too large', (width, height) => {
  const parts = splitIntoParts({ width, height }, 1000)
  expect(parts.reduce((sum, part) => sum + part.width * part.height, 0)).toBe(width * height)
  expect(new Set(parts.map(({ x, y }) => `${x} ${y}`)).size).toBe(parts.length)
  for (const part of parts) expect(Math.max(part.width, part.height)).toBeLessThanOrEqual(1000)
})
