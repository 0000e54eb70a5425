import { expect, test } from 'vitest'
import { apportion, wholePercents } from './whole-percents.ts'

test.each([
  ['1 1 1', '34 33 33'],
  ['0 5', '0 100'],
  ['0 0', '0 0'],
  ['2 1 3 2', '25 13 37 25'],
])('%s is %s per cent', (counts, percents) => {
  expect(wholePercents(counts.split(' ').map(Number)).join(' ')).toBe(percents)
})

test('parts follow the weights and add up to the whole', () => {
  expect(apportion(100, [78.13, 14.88, 6.99])).toEqual([78, 15, 7])
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportion(0, [3, 4])).toEqual([0, 0])
  expect(apportion(5, [0, 0])).toEqual([5, 0])
})
