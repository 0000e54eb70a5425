import { expect, test } from 'vitest'
import { median, medianRatio } from './median.ts'

test('the median is the middle, whatever the order', () => {
  expect(median([100, 9, 30])).toBe(30)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
})

test('no median without figures', () => {
  expect(() => median([])).toThrow(RangeError)
  expect(() => median([1, Number.NaN])).toThrow(RangeError)
})

test('a slow phase of the machine does not change the ratio of the rounds', () => {
  expect(medianRatio([10, 100, 11], [20, 200, 22])).toBe(0.5)
  expect(() => medianRatio([1], [])).toThrow(RangeError)
})
