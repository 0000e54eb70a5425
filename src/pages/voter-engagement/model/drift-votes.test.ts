import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { DRIFT_INTERVAL_MS, driftVotes } from './drift-votes.ts'

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

test('§4 §9 votes drift each 2 s, stay at 0 or above and add up, and an own vote stays', () => {
  expect(DRIFT_INTERVAL_MS).toBe(2000)
  for (let seed = 0; seed < 3; seed += 1) {
    const random = createRandom(seed)
    const before = [1, 3, 90, 1].slice(0, 2 + (seed % 3))
    let votes = before
    for (let tick = 0; tick < 200; tick += 1) {
      votes = driftVotes(votes, 0, random)
      expect(Math.min(...votes)).toBeGreaterThanOrEqual(0)
      expect(sum(votes)).toBe(sum(before))
      expect(votes[0]).toBeGreaterThanOrEqual(1)
    }
    expect(votes).not.toEqual(before)
  }
})
