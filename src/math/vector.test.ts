import { expect, test } from 'vitest'
import { angleBetween, rotate, type Vec3 } from './vector.ts'

test.each<[Vec3, Vec3, number]>([
  [[1, 0, 0], [0, 2, 0], 90],
  [[1, 1, 0], [3, 0, 0], 45],
  [[1, 2, 3], [-2, -4, -6], 180],
  // A rounding beyond 1 has no arc cosine.
  [[0.1, 0.2, 0.3], [0.1, 0.2, 0.3], 0],
])('between %j and %j are %f°', (a, b, degrees) => {
  expect(angleBetween(a, b)).toBeCloseTo(degrees, 5)
})

test('a vector of length 0 has no angle with another', () => {
  expect(angleBetween([0, 0, 0], [1, 0, 0])).toBeUndefined()
})

test('rotation follows the right-hand rule', () => {
  const [x, y, z] = rotate([0, 0, 1], [0, Math.PI / 2, 0])
  expect([x, y, z].map((figure) => Math.round(figure * 1e9) / 1e9 + 0)).toEqual([1, 0, 0])
})
