import { expect, test } from 'vitest'
import { convexHull, halfPlanes } from './hull.ts'

const square = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0.4 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0.2, y: 0.9 },
  { x: 0, y: 1 },
]

test('the hull of a square and what lies in it is the square', () => {
  const hull = convexHull(square)
  expect(hull).toHaveLength(4)
  expect(hull).not.toContainEqual({ x: 0.5, y: 0.4 })
})

test('inside is on the positive side of every half-plane, by the distance', () => {
  const planes = halfPlanes(convexHull(square))
  const least = (x: number, y: number) => Math.min(...planes.map(([a, b, c]) => a * x + b * y + c))
  expect(least(0.5, 0.5)).toBeCloseTo(0.5, 12)
  expect(least(0.9, 0.5)).toBeCloseTo(0.1, 12)
  expect(least(1.2, 0.5)).toBeCloseTo(-0.2, 12)
})
