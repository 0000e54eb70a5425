import { expect, test } from 'vitest'
import { judge } from './guess.ts'

test.each([
  [2, 2, 'right', 'close'],
  [2.1, 2, 'high', 'close'],
  [1.9, 2, 'low', 'close'],
  [2.4, 2, 'high', 'fair'],
  [1, 2, 'low', 'far'],
  [-1.9, -2, 'high', 'close'],
  [0.1, 0, 'high', 'far'],
  [0, 0, 'right', 'close'],
])('a guess of %f where %f came is %s and %s', (value, came, side, how) => {
  expect(judge(value, came)).toMatchObject({ side, how })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no guess', (value) => {
  expect(() => judge(value, 1)).toThrow(RangeError)
  expect(() => judge(1, value)).toThrow(RangeError)
})
