import { expect, test } from 'vitest'
import { parseSide } from './still-image.ts'

test('parseSide takes whole numbers from 64 to 8192', () => {
  expect(['64', ' 8192 ', '1080'].map(parseSide)).toEqual([64, 8192, 1080])
  for (const text of ['63', '8193', '', '10.5', '1e3', '-100', '0x80', '١٠٨٠'])
    expect([text, parseSide(text)]).toEqual([text, null])
})
