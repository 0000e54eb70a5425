import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

test('runs of dark modules are one step each, inside the quiet zone', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toEqual({ d: 'M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z', side: 11 })
})
