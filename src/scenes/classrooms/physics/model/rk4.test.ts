import { expect, test } from 'vitest'
import { rk4 } from './rk4.ts'

test('a step of decay is the exponential up to its fourth power', () => {
  // By hand: 1 - h + h²/2 - h³/6 + h⁴/24 for h = 0.1.
  const [left = 0] = rk4([1], ([y = 0]) => [-y], 0.1)
  expect(left).toBeCloseTo(0.9048375, 10)
})

test('keeps numbers apart and leaves what it was given as it was', () => {
  const state = [1, 10] as const
  expect(rk4(state, () => [1, -2], 0.5)).toEqual([1.5, 9])
  expect(state).toEqual([1, 10])
})
