import { expect, test } from 'vitest'
import { nearWalls } from './near-walls.ts'

test.each([
  [0, ['south']],
  [90, ['east']],
  [-90, ['west']],
  [-24, ['south', 'west']],
])('seen from %s° what is near is cut: %s', (yaw, walls) => {
  expect(nearWalls(yaw).sort()).toEqual(walls)
})
