import { expect, test } from 'vitest'
import { nearWalls } from './near-walls.ts'

test.each([
  [0, ['south']],
  [90, ['east']],
  [180, ['north']],
  [-90, ['west']],
  [-24, ['south', 'west']],
  [45, ['east', 'south']],
  [10, ['south']],
  [370, ['south']],
])('seen from %s° what is near is cut: %s', (yaw, walls) => {
  expect(nearWalls(yaw).sort()).toEqual(walls.sort())
})

test('from wherever at least one wall is near, and never two that face each other', () => {
  for (let yaw = -180; yaw <= 180; yaw += 1) {
    const walls = nearWalls(yaw)
    expect(walls.length).toBeGreaterThan(0)
    expect(walls.includes('east') && walls.includes('west')).toBe(false)
    expect(walls.includes('north') && walls.includes('south')).toBe(false)
  }
})
