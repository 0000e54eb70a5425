import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test.each([
  ['1 1 1', '34 33 33'],
  ['0 5', '0 100'],
  ['0 0', '0 0'],
  ['2 1 3 2', '25 13 37 25'],
])('%s is %s per cent', (counts, percents) => {
  expect(wholePercents(counts.split(' ').map(Number)).join(' ')).toBe(percents)
})
