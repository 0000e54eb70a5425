import { expect, test } from 'vitest'
import { feetAndInches, readLength } from './units.ts'

test.each([
  ['0.9', 'metres', 0.9],
  [' 0,9 m ', 'metres', 0.9],
  ['90 cm', 'feet', 0.9],
  ['900mm', 'metres', 0.9],
  ['2 ft 11 in', 'metres', 0.889],
  ['2’11”', 'feet', 0.889],
  [`2' 11"`, 'feet', 0.889],
  ['35 in', 'metres', 0.889],
  ['6 ft', 'metres', 1.8288],
  ['2.5', 'feet', 0.762],
] as const)('%s in %s is %d m', (text, units, length) => {
  expect(readLength(text, units)).toBeCloseTo(length, 9)
})

test.each(['', 'a', '0', '-2', '1e3', '2 ft 11 in wide', '٣', '0.9 km', '1..2'])(
  '%j is no length',
  (text) => expect(readLength(text, 'metres')).toBeNull(),
)

test('feet and inches carry over', () => {
  expect(feetAndInches(0.9)).toEqual({ feet: 2, inches: 11 })
  expect(feetAndInches(12 * 0.0254 * 6 - 0.001)).toEqual({ feet: 6, inches: 0 })
  expect(feetAndInches(0.1)).toEqual({ feet: 0, inches: 4 })
})
