import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { apportion } from './apportion.ts'

test('parts follow the weights', () => {
  expect(apportion(100, [78.13, 14.88, 6.99])).toEqual([78, 15, 7])
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportion(0, [3, 4])).toEqual([0, 0])
  expect(apportion(5, [0, 0])).toEqual([5, 0])
})

test('parts always add up to the whole', () => {
  const random = createRandom(7)
  for (let round = 0; round < 500; round += 1) {
    const whole = Math.floor(random() * 20_000)
    const parts = apportion(whole, Array.from({ length: 8 }, random))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  }
})
