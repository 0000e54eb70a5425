import { expect, test } from 'vitest'
import { adaptResolution } from './resolution.ts'

const range = { min: 0.75, max: 2 }
const run = (gaps: number[], dpr = 2) => {
  const resolution = { dpr, slow: 0, fast: 0 }
  for (const gap of gaps) adaptResolution(resolution, gap, range)
  return resolution.dpr
}

test('one slow frame changes nothing, four in a row do', () => {
  expect(run([40, 16, 40, 16, 40, 16, 40])).toBe(2)
  expect(run([40, 40, 40, 40])).toBeCloseTo(1.6, 9)
})

test('it never falls below the least nor rises above the full ratio', () => {
  expect(run(Array(100).fill(60))).toBe(0.75)
  expect(run(Array(400).fill(8), 0.75)).toBe(2)
})
