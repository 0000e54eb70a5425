import { expect, test } from 'vitest'
import { optimizeRoute, type Point, routeLength } from './route.ts'
import { createHouseholds, districtSize, park } from './town.ts'

const identity = (points: readonly Point[]) => [...points.keys()]

test('the route around a square has the length of its sides', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ]
  expect(routeLength(square, identity(square))).toBeCloseTo(20 + 20 * Math.SQRT2, 9)
  expect(routeLength(square, optimizeRoute(square))).toBeCloseTo(40, 9)
  expect(routeLength([], [])).toBe(0)
  expect(optimizeRoute([{ x: 1, y: 1 }])).toEqual([0])
})

test('§4 an optimized route visits every door once, starts at the office, and is less than half as long', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const points = createHouseholds(seed)
    const best = optimizeRoute(points)
    expect([...best].sort((a, b) => a - b)).toEqual(identity(points))
    expect(best[0]).toBe(0)
    expect(routeLength(points, best)).toBeLessThan(routeLength(points, identity(points)) / 2)
  }
})

test('the sample quarter is always the same, on its plan and not in the park', () => {
  const points = createHouseholds(2027)
  expect(points).toEqual(createHouseholds(2027))
  expect(points).toHaveLength(49)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(districtSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(districtSize.height)
    expect(x > park.x && x < park.x + park.width && y > park.y && y < park.y + park.height).toBe(
      false,
    )
  }
})
