import { expect, test } from 'vitest'
import {
  distanceBetween,
  distanceToNearestCorner,
  lengthOf,
  pointAlong,
} from '../../../math/polyline.ts'
import { hologramConfig } from '../config.ts'
import { createCityModel } from './district.ts'
import { factsOf } from './hologram.ts'
import { createWalkers, tramAt, walkerPlace } from './people.ts'

const district = createCityModel()

test('every building stands on the ground, and none in the way of the tram', () => {
  const { ground, line } = hologramConfig
  expect(district.buildings.length).toBeGreaterThan(50)
  for (const { x, z, width, depth } of district.buildings) {
    expect(Math.abs(x) + width / 2).toBeLessThanOrEqual(ground.width / 2)
    expect(Math.abs(z) + depth / 2).toBeLessThanOrEqual(ground.depth / 2)
    const apart = district.line.map((place) =>
      Math.max(Math.abs(place.x - x) - width / 2, Math.abs(place.z - z) - depth / 2),
    )
    expect(Math.min(...apart)).toBeGreaterThan(line.width)
  }
})

test('the facts are measured in the model, and today has fewer', () => {
  const facts = factsOf(district, 'proposed')
  // A little longer than straight across, since it swings.
  expect(facts.length).toBeGreaterThan(900)
  expect(facts.length).toBeLessThan(940)
  expect(facts).toMatchObject({ stops: 3, walk: { radius: 300, seconds: 300 / 1.3 } })
  expect(facts.between).toBeCloseTo(facts.length * 0.35, 6)
  const counted = district.buildings.filter((building) =>
    district.stops.some((stop) => distanceBetween(stop, building) <= 300),
  )
  expect(facts.near).toBe(counted.length / district.buildings.length)
  expect(facts.near).toBeGreaterThan(0.8)
  const today = factsOf(district, 'existing')
  expect(today).toMatchObject({ length: 0, stops: 0, between: undefined, near: 0 })
  expect(today.trees).toBeLessThan(facts.trees)
  expect(today.buildings).toBe(facts.buildings)
})

test('walkers stay on their paths', () => {
  for (const walker of createWalkers(district)) {
    const path = Array.from({ length: walker.length }, (_, at) => pointAlong(walker.way, at).at)
    for (const seconds of [0, 21, 300]) {
      const place = walkerPlace(walker, seconds)
      expect(Math.min(...path.map((at) => distanceBetween(at, place)))).toBeLessThan(1)
    }
  }
})

test('the tram stays on its track, jumps nowhere and turns back at the ends', () => {
  const step = (hologramConfig.tram.speed * hologramConfig.haste) / 8
  let before = tramAt(district.line, 0).at
  for (let seconds = 0; seconds < 80; seconds += 0.5) {
    const { at } = tramAt(district.line, seconds)
    expect(distanceBetween(before, at)).toBeLessThanOrEqual(step + 1e-9)
    before = at
    expect(Math.abs(at.x)).toBeLessThanOrEqual(hologramConfig.ground.width / 2)
  }
})

test('pointAlong gives place and direction, clamped to the ends of the line', () => {
  const [start, corner, end] = [
    { x: 0, z: 0 },
    { x: 30, z: 0 },
    { x: 30, z: 40 },
  ] as const
  const line = [start, corner, end]
  expect([lengthOf(line), lengthOf([])]).toEqual([70, 0])
  expect(pointAlong(line, 15)).toEqual({ at: { x: 15, z: 0 }, ahead: { x: 1, z: 0 } })
  expect(pointAlong(line, 50)).toEqual({ at: { x: 30, z: 20 }, ahead: { x: 0, z: 1 } })
  expect([pointAlong(line, -5).at, pointAlong(line, 900).at]).toEqual([start, end])
  expect(distanceBetween(start, { x: 3, z: 4 })).toBe(5)
  expect(distanceToNearestCorner(line, { x: 30, z: 45 })).toBe(5)
  for (const none of [[start], [start, start]])
    expect(() => pointAlong(none, 0)).toThrow(RangeError)
})
