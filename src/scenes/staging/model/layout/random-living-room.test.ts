import { expect, it } from 'vitest'
import { breachesIn } from './testing/check-rooms.ts'

it('breaks no rule in 500 random rooms', { timeout: 300_000 }, () => {
  const { breaches, pieces } = breachesIn('living-room', 1, 500)
  expect(breaches).toEqual([])
  // Most of them were really furnished.
  expect(pieces['modern-sofa']).toBeGreaterThan(400)
})
