import { expect, test } from 'vitest'
import { howArConfig } from '../config.ts'
import { featurePoints, planBlocks, planeDots, planLine, tableBlocks } from './table.ts'

const { table, plan } = howArConfig
type Box = Record<'x' | 'z' | 'width' | 'depth', number>
/** How far apart two boxes are, negative where they overlap. */
const apart = (a: Box, b: Box) =>
  Math.max(
    Math.abs(a.x - b.x) - (a.width + b.width) / 2,
    Math.abs(a.z - b.z) - (a.depth + b.depth) / 2,
  )

test('the table stands on the floor and is as high as it should be', () => {
  const blocks = tableBlocks()
  expect(Math.min(...blocks.map(({ y }) => y))).toBe(0)
  expect(Math.max(...blocks.map(({ y, height }) => y + height))).toBeCloseTo(table.height, 9)
})

test('the houses stand on the plate, and no house in another or in the way of the tram', () => {
  const [plate, ...houses] = planBlocks()
  expect(plate).toMatchObject({ width: plan.width, depth: plan.depth })
  for (const [index, house] of houses.entries()) {
    expect(Math.abs(house.x) + house.width / 2).toBeLessThanOrEqual(plan.width / 2 + 1e-9)
    expect(Math.abs(house.z) + house.depth / 2).toBeLessThanOrEqual(plan.depth / 2 + 1e-9)
    for (const { x, z } of planLine())
      expect(apart(house, { x, z, width: 0, depth: 0 })).toBeGreaterThan(0)
    for (const other of houses.slice(index + 1)) expect(apart(house, other)).toBeGreaterThan(-1e-9)
  }
})

test('the points are the same every time, on the table or on the floor, the plane from its middle outwards', () => {
  const points = featurePoints()
  expect(featurePoints()).toEqual(points)
  expect(points).toHaveLength(howArConfig.points)
  expect(new Set(points.map(({ y }) => y))).toEqual(new Set([0, table.height]))
  const dots = planeDots()
  const away = dots.map(({ x, z }) => Math.hypot(x, z))
  expect(away).toEqual(away.toSorted((a, b) => a - b))
  for (const { x, z } of dots) {
    expect(Math.abs(x)).toBeLessThan(table.width / 2)
    expect(Math.abs(z)).toBeLessThan(table.depth / 2)
  }
})
