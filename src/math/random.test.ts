import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const take = (seed: number, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, random)
}

test('a seed gives the same numbers each time, and another seed others', () => {
  expect(take(7, 50)).toEqual(take(7, 50))
  expect(take(7, 50)).not.toEqual(take(8, 50))
})

test('the numbers are those of mulberry32', () => {
  expect(take(0, 3)).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
})

test('the numbers fill [0, 1) evenly', () => {
  const numbers = take(1, 20_000)
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
  )
  // 2000 are expected in each; four standard deviations are 170.
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(170)
})
