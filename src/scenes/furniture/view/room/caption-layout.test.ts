import { expect, test } from 'vitest'
import { captionLayout } from './caption-layout.ts'

/** Letters half as wide as they are high. */
const of =
  (count: number, letters = 44) =>
  (letter: number) =>
    Array.from({ length: count }, () => letters * letter * 0.5)

const sizes = [
  { width: 2000, height: 1500 },
  { width: 4032, height: 3024 },
  { width: 3024, height: 4032 },
  { width: 1280, height: 720 },
]

test.each(sizes)('of $width × $height, four pieces cover 6 % at most, legibly', (size) => {
  const { band, letter, columns, rows } = captionLayout(size, of(4))
  expect(band / size.height).toBeLessThan(0.06)
  expect(letter).toBeGreaterThanOrEqual(Math.min(size.width, size.height) * 0.0145)
  expect(columns * rows).toBeGreaterThanOrEqual(4)
})

test('lines never lie over one another, and none is left out before a fifth is covered', () => {
  for (const size of sizes) {
    for (let count = 1; count <= 60; count += 1) {
      const { columns, rows, pad, letter, band } = captionLayout(size, of(count))
      expect(columns * (44 * letter * 0.5 + pad) + pad).toBeLessThanOrEqual(size.width + 1e-9)
      expect(band).toBeLessThanOrEqual(size.height * 0.2)
      const hasRoom = (rows + 2) * letter * 1.4 + letter < size.height * 0.2
      if (hasRoom) expect(columns * rows).toBeGreaterThanOrEqual(count)
    }
  }
})

test('a line that is wider than the picture has a row of its own', () => {
  expect(captionLayout({ width: 400, height: 3000 }, of(3, 400))).toMatchObject({
    columns: 1,
    rows: 3,
  })
})
