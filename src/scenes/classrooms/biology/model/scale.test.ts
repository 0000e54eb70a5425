import { describe, expect, test } from 'vitest'
import { biologyConfig, type PartId, partIds } from '../config.ts'
import { drawnAt, type ScaleMode } from './scale.ts'

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
