import { expect, test } from 'vitest'
import { seatPlan } from './seats.ts'

test.each([10, 37, 59])('%i seats are in the room, the first in the middle, and apart', (count) => {
  const seats = seatPlan(count)
  expect(seats).toHaveLength(count)
  expect(Math.hypot(seats[0]?.x ?? 1, seats[0]?.y ?? 1)).toBe(0)
  for (const [index, one] of seats.entries()) {
    expect(Math.hypot(one.x, one.y)).toBeLessThanOrEqual(1 + 1e-9)
    for (const other of seats.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1 / Math.sqrt(count))
    }
  }
})
