import { expect, test } from 'vitest'
import { captionLayout } from './caption-layout.ts'

/** Letters half as wide as they are high. */
const of =
  (count: number, letters = 44) =>
  (letter: number) =>
    Array<number>(count).fill(letters * letter * 0.5)

test.each([
  { width: 2000, height: 1500 },
  { width: 3024, height: 4032 },
  { width: 1280, height: 720 },
])(
  'in a caption of $width × $height lines do not overlap, are legible, and cover a fifth at most',
  (size) => {
    const four = captionLayout(size, of(4))
    expect(four.band / size.height).toBeLessThan(0.06)
    expect(four.letter).toBeGreaterThanOrEqual(Math.min(size.width, size.height) * 0.0145)
    for (let count = 1; count <= 60; count += 1) {
      const { columns, rows, pad, letter, band } = captionLayout(size, of(count))
      expect(columns * (44 * letter * 0.5 + pad) + pad).toBeLessThanOrEqual(size.width + 1e-9)
      expect(band).toBeLessThanOrEqual(size.height * 0.2)
      const hasRoom = (rows + 2) * letter * 1.4 + letter < size.height * 0.2
      if (hasRoom) expect(columns * rows).toBeGreaterThanOrEqual(count)
    }
  },
)
