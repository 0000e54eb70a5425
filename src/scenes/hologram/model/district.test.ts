import { expect, test } from 'vitest'
import { hologramConfig } from '../config.ts'
import { createDistrict } from './district.ts'
import { factsOf } from './facts.ts'
import { gap, nearest } from './polyline.ts'

const district = createDistrict()

test('the same seed builds the same district, another one another', () => {
  expect(createDistrict()).toEqual(district)
  expect(createDistrict(2).buildings).not.toEqual(district.buildings)
})

test('every building stands on the ground, and none in the way of the tram', () => {
  const { ground, line } = hologramConfig
  expect(district.buildings.length).toBeGreaterThan(50)
  for (const { x, z, width, depth, height } of district.buildings) {
    expect(Math.abs(x) + width / 2).toBeLessThanOrEqual(ground.width / 2)
    expect(Math.abs(z) + depth / 2).toBeLessThanOrEqual(ground.depth / 2)
    expect(height).toBeGreaterThanOrEqual(hologramConfig.height.low)
    const apart = district.line.map((place) =>
      Math.max(Math.abs(place.x - x) - width / 2, Math.abs(place.z - z) - depth / 2),
    )
    expect(Math.min(...apart)).toBeGreaterThan(line.width)
  }
})

test('no tree stands on the track or on a platform', () => {
  for (const tree of district.trees) {
    expect(nearest(district.line, tree)).toBeGreaterThan(hologramConfig.platform.width / 2)
    for (const stop of district.stops) expect(gap(stop, tree)).toBeGreaterThan(10)
  }
})

test('the proposal is measured in the model itself', () => {
  const facts = factsOf(district, 'proposed')
  // A little longer than straight across, since it swings.
  expect(facts.length).toBeGreaterThan(900)
  expect(facts.length).toBeLessThan(940)
  expect(facts.stops).toBe(3)
  expect(facts.between).toBeCloseTo(facts.length * 0.35, 6)
  expect(facts.walk).toEqual({ radius: 300, seconds: 300 / 1.3 })
  const counted = district.buildings.filter((building) =>
    district.stops.some((stop) => Math.hypot(stop.x - building.x, stop.z - building.z) <= 300),
  )
  expect(facts.near).toBe(counted.length / district.buildings.length)
  expect(facts.near).toBeGreaterThan(0.8)
})

test('today there is no tram, nobody is near a stop, and trees are fewer', () => {
  const today = factsOf(district, 'existing')
  expect(today).toMatchObject({ length: 0, stops: 0, between: undefined, near: 0 })
  expect(today.trees).toBeLessThan(factsOf(district, 'proposed').trees)
  expect(today.buildings).toBe(factsOf(district, 'proposed').buildings)
})
