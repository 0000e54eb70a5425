import { expect, test } from 'vitest'
import { judge } from './guess.ts'

const guess = (value: number) => ({ quantity: 'period', value })

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
  expect(judge(guess(value), came)).toMatchObject({ side, how })
})

test('tells by how much, and by what share where there is one', () => {
  expect(judge(guess(3), 2)).toMatchObject({ difference: 1, share: 0.5 })
  expect(judge(guess(3), 0).share).toBeUndefined()
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no guess', (value) => {
  expect(() => judge(guess(value), 1)).toThrow(RangeError)
  expect(() => judge(guess(1), value)).toThrow(RangeError)
})
