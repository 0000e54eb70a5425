import { expect, test } from 'vitest'
import { createRandom } from './random.ts'
import { wholePercents } from './whole-percents.ts'

const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)

test.each([
  ['1 1 1', '34 33 33'],
  ['0 5', '0 100'],
  ['0 0', '0 0'],
  ['2 1 3 2', '25 13 37 25'],
])('%s is %s per cent', (counts, percents) => {
  expect(wholePercents(counts.split(' ').map(Number)).join(' ')).toBe(percents)
})

test('whatever is counted adds up to 100, and no share is off by a whole per cent', () => {
  const random = createRandom(5)
  for (let run = 0; run < 30; run += 1) {
    const counts = Array.from({ length: 2 + Math.floor(random() * 7) }, () =>
      Math.floor(random() * 900),
    )
    const total = sum(counts)
    if (total === 0) continue
    const percents = wholePercents(counts)
    expect(sum(percents)).toBe(100)
    for (const [index, percent] of percents.entries()) {
      expect(Math.abs(percent - ((counts[index] ?? 0) * 100) / total)).toBeLessThan(1)
    }
  }
})
