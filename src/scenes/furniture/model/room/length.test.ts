import { expect, test } from 'vitest'
import { lengthOf } from './length.ts'

test.each([
  ['2', 'm', 2],
  [' 1,85 ', 'm', 1.85],
  ['.5', 'm', 0.5],
  ['3.', 'm', 3],
  ['210', 'cm', 2.1],
  ['29,7', 'cm', 0.297],
] as const)('%s %s is read', (text, unit, metres) => {
  expect(lengthOf(text, unit)).toBeCloseTo(metres)
})

test.each(['', ' ', 'abc', '-2', '1.2.3', '2m', '1e3', '.', 'Infinity'])(
  '%j is no length',
  (text) => {
    expect(lengthOf(text, 'm')).toBeNull()
  },
)
