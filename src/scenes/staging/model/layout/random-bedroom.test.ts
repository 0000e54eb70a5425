import { expect, it } from 'vitest'
import { breachesIn } from './testing/check-rooms.ts'

it('breaks no rule in 500 random rooms', { timeout: 300_000 }, () => {
  const { breaches, pieces, tight } = breachesIn('bedroom', 1001, 500)
  expect(breaches).toEqual([])
  // Most of them were really furnished.
  const beds = pieces['bed-frame'] ?? 0
  expect(beds).toBeGreaterThan(350)
  // Rooms from 2.4 m on, with doors and windows anywhere: some leave a bed one side only.
  expect(tight / beds).toBeLessThan(0.13)
})
