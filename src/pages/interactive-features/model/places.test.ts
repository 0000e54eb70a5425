import { expect, test } from 'vitest'
import { toPlanPoint } from './places.ts'

test.each([
  [0, 0, -0.5],
  [90, 0.5, 0],
  [180, 0, 0.5],
  [270, -0.5, 0],
])('bearing %d lies at %d, %d', (bearing, x, y) => {
  const at = toPlanPoint({ distance: 250, bearing }, 500)
  expect(at.x).toBeCloseTo(x, 12)
  expect(at.y).toBeCloseTo(y, 12)
})
