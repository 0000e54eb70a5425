import { expect, it } from 'vitest'
import { breachesIn } from './testing/check-rooms.ts'

it('breaks no rule in 500 random rooms', { timeout: 300_000 }, () => {
  const { breaches, pieces } = breachesIn('bedroom', 1001, 500)
  expect(breaches).toEqual([])
  // Most of them were really furnished.
  expect(pieces['bed-frame']).toBeGreaterThan(350)
})
