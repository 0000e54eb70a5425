import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { biologyConfig, type PartId, partIds } from '../config.ts'
import { drawnAt, type ScaleMode, scaleBar } from './scale.ts'

/** A cell of 20 micrometres that is 800 pixels wide. */
const pixels = 800 / biologyConfig.comparison.cell
/** How large a part is drawn at most, in pixels: below one nothing can be made out. */
const drawn = (part: PartId, mode: ScaleMode) =>
  (biologyConfig.parts[part]?.to ?? Number.NaN) * drawnAt(part, mode) * pixels

describe('true scale', () => {
  test('draws everything at its size, so that the finest cannot be seen', () => {
    for (const part of partIds) expect(drawnAt(part, 'true')).toBe(1)
    // By hand: 7 nm at 40 pixels a micrometre are 0.28 pixels; a lysosome of 3 micrometres are 120.
    expect(drawn('membrane', 'true')).toBeLessThan(1)
    expect(drawn('lysosome', 'true')).toBeCloseTo(120)
  })

  test('enlarged, every part that has a size can be seen, and what can be seen anyway is left as it is', () => {
    for (const part of partIds) {
      if (biologyConfig.parts[part]) expect(drawn(part, 'enlarged'), part).toBeGreaterThan(1)
    }
    expect(drawnAt('nucleus', 'enlarged')).toBe(1)
    expect(drawnAt('mitochondrion', 'enlarged')).toBe(1)
  })
})

describe('the bar', () => {
  test.each([
    [40e6, 120, 2e-6],
    [40e6, 200, 5e-6],
    [40e6, 400, 10e-6],
    [40e6, 39, 5e-7],
    [1, 1, 1],
  ])('at %f pixels a metre and %f pixels of room it is %f m', (scale, most, metres) => {
    const bar = scaleBar(scale, most)
    expect(bar.metres / metres).toBeCloseTo(1, 9)
    expect(bar.pixels).toBeCloseTo(metres * scale, 6)
  })

  test('is always 1, 2 or 5 times a power of ten, fits, and no longer one would', () => {
    const random = createRandom(82)
    for (let trial = 0; trial < 300; trial += 1) {
      const [scale, most] = [10 ** (random() * 10 - 2), 20 + random() * 500]
      const bar = scaleBar(scale, most)
      const digit = Number(bar.metres.toExponential(6).split('e')[0])
      expect([1, 2, 5]).toContain(digit)
      expect(bar.pixels).toBeLessThanOrEqual(most * (1 + 1e-6))
      expect(bar.pixels * (digit === 2 ? 2.5 : 2)).toBeGreaterThan(most * (1 - 1e-6))
    }
  })

  test.each([
    [0, 100],
    [Number.NaN, 100],
    [10, 0],
    [10, -5],
  ])('does not fit at %f pixels a metre and %f of room', (scale, most) => {
    expect(() => scaleBar(scale, most)).toThrow(RangeError)
  })
})
