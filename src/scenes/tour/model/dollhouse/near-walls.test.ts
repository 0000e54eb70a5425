import { expect, test } from 'vitest'
import { nearWalls } from './near-walls.ts'

test.each([
  [0, ['south']],
  [90, ['east']],
  [180, ['north']],
  [-90, ['west']],
  [-24, ['south', 'west']],
  [45, ['east', 'south']],
  [370, ['south']],
])('seen from %s° what is near is cut: %s', (yaw, walls) => {
  expect(nearWalls(yaw).sort()).toEqual(walls)
})
