import { expect, it } from 'vitest'
import { breachesIn } from './testing/check-rooms.ts'

it('breaks no rule in 260 random rooms', { timeout: 300_000 }, () => {
  const { breaches, pieces } = breachesIn('office', 3001, 260)
  expect(breaches).toEqual([])
  // Most of them were really furnished.
  expect(pieces['study-table']).toBeGreaterThan(200)
})
