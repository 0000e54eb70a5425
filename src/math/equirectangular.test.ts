import { expect, test } from 'vitest'
import { directionOf, lonLatOf, uvOf } from './equirectangular.ts'

test.each([
  ['straight ahead', { x: 0, y: 0, z: -1 }, 0.5, 0.5],
  ['to the right', { x: 1, y: 0, z: 0 }, 0.75, 0.5],
  ['to the left', { x: -1, y: 0, z: 0 }, 0.25, 0.5],
  ['half up, ahead, at any length', { x: 0, y: 3, z: -3 }, 0.5, 0.25],
])('%s', (_, direction, u, v) => {
  const at = uvOf(direction)
  expect(at.u).toBeCloseTo(u, 12)
  expect(at.v).toBeCloseTo(v, 12)
})

test('the zenith is the upper edge and the nadir the lower', () => {
  expect(uvOf({ x: 0, y: 1, z: 0 }).v).toBe(0)
  expect(uvOf({ x: 0, y: -1, z: 0 }).v).toBe(1)
})

test('a direction survives the way there and back', () => {
  for (const longitude of [-3, -1.2, 0, 0.4, 2.9]) {
    for (const latitude of [-1.5, -0.3, 0, 1.1]) {
      const back = lonLatOf(directionOf({ longitude, latitude }))
      expect(back.longitude).toBeCloseTo(longitude, 12)
      expect(back.latitude).toBeCloseTo(latitude, 12)
    }
  }
})
