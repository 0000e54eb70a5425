import { describe, expect, it } from 'vitest'
import { degrees } from '../../../src/math/angle.ts'
import { createDice } from './dice.ts'
import { chooseLens, distort, undistort } from './lens.ts'

describe('lenses', () => {
  it('undistort what they distort', () => {
    for (const x of [0, 0.3, 1.2, 1.6]) {
      const seen = distort({ k1: -0.012 }, { x, y: 0.4 })
      expect(undistort({ k1: -0.012 }, seen).x).toBeCloseTo(x, 9)
    }
  })

  it.each([
    ['phone-0.5x', 98, 111],
    ['phone-1x', 63, 78],
    ['phone-2x', 34, 45],
  ] as const)('of %s see from %d to %d degrees along the longer side', (family, least, most) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { lens, size } = chooseLens(createDice(seed), family)
      const half = Math.max(size.width, size.height) / 2 / lens.focalLength
      const wide = degrees(2 * Math.atan(half))
      expect(wide).toBeGreaterThan(least)
      expect(wide).toBeLessThan(most)
    }
  })

  it('write what a phone writes of a digital zoom', () => {
    const written = Array.from(
      { length: 40 },
      (_, seed) => chooseLens(createDice(seed), 'phone-zoomed').exif,
    )
    expect(written.filter((exif) => exif === null).length).toBeGreaterThan(3)
    for (const exif of written) if (exif) expect(exif.digitalZoom).toBeGreaterThan(1)
  })
})
