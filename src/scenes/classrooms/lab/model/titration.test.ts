import { describe, expect, test } from 'vitest'
import { titrationConfig } from '../config.ts'
import { curveVolumes, equivalence, pHAfter } from './titration.ts'

const { acids } = titrationConfig

// Harris, Quantitative Chemical Analysis, 9th edition, chapter 11; by hand from Ka 1.75e-5 and Kw 1e-14.
test.each([
  ['acetic', 0, 2.88],
  ['acetic', 12.5, 4.76],
  ['acetic', 25, 8.73],
  ['acetic', 25.05, 10],
  ['hydrochloric', 0, 1],
  ['hydrochloric', 25, 7],
  ['hydrochloric', 25.05, 10],
] as const)('%s acid after %f mL has pH %f', (acid, added, pH) => {
  expect(pHAfter(acid, added)).toBeCloseTo(pH, 2)
})

test('they meet at 25.00 mL, since both are as strong in moles', () => {
  expect(equivalence).toBe(25)
})

describe.each(['acetic', 'hydrochloric'] as const)('%s acid', (acid) => {
  test('gets less sour with every drop', () => {
    const values = curveVolumes().map((volume) => pHAfter(acid, volume))
    for (let i = 1; i < values.length; i += 1) {
      expect(values[i]).toBeGreaterThan(values[i - 1] ?? Number.NaN)
    }
  })

  test('is steepest where acid and base make up for each other', () => {
    const slope = (at: number) => pHAfter(acid, at + 0.01) - pHAfter(acid, at - 0.01)
    const volumes = curveVolumes().slice(1, -1)
    const steepest = volumes.reduce((best, volume) => (slope(volume) > slope(best) ? volume : best))
    expect(steepest).toBeCloseTo(25, 1)
  })

  test('leaves no charge over', () => {
    for (const added of [0, 3, 12.5, 24.9, 25, 25.05, 50]) {
      const h = 10 ** -pHAfter(acid, added)
      const volume = 25 + added
      const { ka } = acids[acid]
      const anions = (2.5 / volume) * (Number.isFinite(ka) ? ka / (ka + h) : 1)
      expect(h + (0.1 * added) / volume).toBeCloseTo(1e-14 / h + anions, 9)
    }
  })
})

test('the curve begins at nothing and ends at the burette, without a step back', () => {
  const volumes = curveVolumes()
  expect(volumes[0]).toBe(0)
  expect(volumes.at(-1)).toBe(50)
  expect(volumes).toEqual([...volumes].sort((a, b) => a - b))
  expect(volumes.length).toBeLessThan(220)
})
