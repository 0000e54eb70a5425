import { expect, test } from 'vitest'
import { turnFor, yawAhead } from './facing.ts'

test.each([
  [0, 0],
  [90, -30],
  [-170, 120],
  [180, 180],
])('with a heading of %s°, yaw %s° of the picture lies ahead', (heading, yaw) => {
  const turn = turnFor(heading, yaw)
  expect(Math.abs(((yawAhead(turn, heading) - yaw + 540) % 360) - 180)).toBeLessThan(1e-9)
})

test('turning one’s head to the left by 40° brings what lay 40° to the left ahead', () => {
  const turn = turnFor(0, 10)
  expect(yawAhead(turn, 40)).toBeCloseTo(-30, 9)
})

test('a picture turned by 30° counter-clockwise brings what lay 30° to the right ahead', () => {
  const turn = turnFor(25, 0)
  expect(yawAhead(turn + 30, 25)).toBeCloseTo(30, 9)
})
