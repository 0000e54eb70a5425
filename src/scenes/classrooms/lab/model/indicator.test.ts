import { expect, test } from 'vitest'
import { colourOf, strengthOf, turned } from './indicator.ts'
import { pHAfter } from './titration.ts'

// Ranges: Vogel, Quantitative Chemical Analysis, 6th edition.
test.each([
  ['phenolphthalein', 8.3, 10],
  ['bromothymol', 6, 7.6],
  ['methylOrange', 3.1, 4.4],
] as const)('%s turns between pH %f and %f', (indicator, from, to) => {
  expect(turned(indicator, from - 0.01)).toBe(0)
  expect(turned(indicator, (from + to) / 2)).toBeCloseTo(0.5)
  expect(turned(indicator, to + 0.01)).toBe(1)
})

test('colours go from one end to the other', () => {
  expect(colourOf('methylOrange', 2)).toBe('#d1342b')
  expect(colourOf('methylOrange', 7)).toBe('#f2b233')
  expect(colourOf('phenolphthalein', 7)).toBe('#c8d0dc')
  expect(colourOf('phenolphthalein', 11)).toBe('#d63384')
})

test('what has no colour is almost clear', () => {
  expect(strengthOf('phenolphthalein', 7)).toBe(0.25)
  expect(strengthOf('phenolphthalein', 11)).toBeCloseTo(0.9)
  expect(strengthOf('methylOrange', 2)).toBe(0.9)
})

test('for acetic acid phenolphthalein turns with the last drop, methyl orange far too early', () => {
  expect(turned('phenolphthalein', pHAfter('acetic', 24.95))).toBe(0)
  expect(turned('phenolphthalein', pHAfter('acetic', 25.05))).toBeGreaterThan(0.9)
  expect(turned('methylOrange', pHAfter('acetic', 12.5))).toBe(1)
})
