import { expect, test } from 'vitest'
import { districtConfig, fenceIds } from '../config.ts'
import {
  createDistrictState,
  distanceAlongWalk,
  goToFence,
  movePhone,
  pointOnWalk,
  restartWalk,
  walkLength,
} from './district-state.ts'
import {
  coordinatesOf,
  distanceToCenter,
  distanceToFence,
  geodesicDistance,
  haversine,
  isInsideFence,
} from './fences.ts'
import { projectPoint, unprojectToGround } from './projection.ts'

test.each([
  // Land's End to John o'Groats, 968.9 km: https://www.movable-type.co.uk/scripts/latlong.html
  [[50.066389, -5.714722], [58.643889, -3.07], 968_900, 100],
  // A quarter of a meridian, and the way to the other side.
  [[0, 0], [90, 0], 10_007_557, 1],
  [[0, 0], [0, 180], 20_015_115, 1],
])('from %j to %j it is %d m', ([lat = 0, lon = 0], [toLat = 0, toLon = 0], meters, within) => {
  const from = { latitude: lat, longitude: lon }
  const to = { latitude: toLat, longitude: toLon }
  expect(Math.abs(haversine(from, to) - meters)).toBeLessThanOrEqual(within)
  expect(haversine(to, from)).toBeCloseTo(haversine(from, to), 6)
})

test('within the district the sphere and the plane agree to a decimeter, and north is north', () => {
  const [a, b] = [
    { x: 270, z: -175 },
    { x: -270, z: 175 },
  ]
  expect(Math.abs(geodesicDistance(a, b) - Math.hypot(540, 350))).toBeLessThan(0.1)
  expect(coordinatesOf({ x: 0, z: 0 })).toEqual(districtConfig.origin)
  const northEast = coordinatesOf({ x: 100, z: -100 })
  expect(northEast.latitude).toBeGreaterThan(districtConfig.origin.latitude)
  expect(northEast.longitude).toBeGreaterThan(districtConfig.origin.longitude)
})

test('the walk goes from corner to corner, and its nearest meter is found', () => {
  expect(walkLength).toBe(585)
  expect(pointOnWalk(-5)).toMatchObject({ x: -250, z: 20 })
  expect(pointOnWalk(330)).toMatchObject({ x: 80, z: 20 })
  expect(pointOnWalk(400)).toMatchObject({ x: 80, z: 90, ahead: { x: 0, z: 1 } })
  expect(pointOnWalk(9999)).toMatchObject({ x: 250, z: 105 })
  for (let along = 0; along <= walkLength; along += 7.5)
    expect(distanceAlongWalk(pointOnWalk(along))).toBeCloseTo(along, 6)
})

test('a fence is entered at its radius and left beyond its hysteresis', () => {
  const { at, radius } = districtConfig.fences.park
  const east = (meters: number) => ({ x: at.x + meters, z: at.z })
  expect(distanceToCenter('park', at)).toBe(0)
  expect(distanceToFence('park', east(radius + 25))).toBeCloseTo(25, 1)
  expect(distanceToFence('park', east(10))).toBe(0)
  const inside = (away: number, was: boolean) => isInsideFence('park', east(radius + away), was)
  expect([inside(1, false), inside(-1, false)]).toEqual([false, true])
  expect([inside(7, true), inside(9, true)]).toEqual([true, false])
})

test('the whole walk enters and leaves every fence once, also in one jump, and back again', () => {
  const told = (moves: number[]) => {
    const district = createDistrictState()
    const events: string[] = []
    let known = 0
    for (const along of moves) {
      movePhone(district, along)
      const fresh = district.events.filter(({ id }) => id > known).reverse()
      events.push(...fresh.map(({ entered, fence }) => `${entered ? 'in' : 'out'} ${fence}`))
      known = district.happened
    }
    return events
  }
  const whole = told([walkLength])
  expect(whole).toEqual(told(Array.from({ length: 118 }, (_, index) => index * 5)))
  expect(whole.toSorted()).toEqual(fenceIds.flatMap((id) => [`in ${id}`, `out ${id}`]).sort())
  expect(told([walkLength, 0])).toHaveLength(16)
  const district = createDistrictState()
  goToFence(district, 'pier')
  expect(district.inside.pier).toBe(true)
  movePhone(district, 9999)
  expect([district.along, district.events.length]).toEqual([walkLength, districtConfig.eventsKept])
  restartWalk(district)
  expect(district).toEqual(createDistrictState())
})

test.each([1, 16 / 9, 2.4])(
  'at an aspect of %d all is in the picture, and a point of it is found on the ground',
  (aspect) => {
    for (const x of [-270, -100, 0, 270]) {
      for (const z of [-175, 0, 60, 175]) {
        const seen = projectPoint({ x, z }, 0, aspect)
        expect(Math.max(Math.abs(seen.right), Math.abs(seen.above))).toBeLessThanOrEqual(1)
        const ground = unprojectToGround(seen, aspect)
        expect(ground).toMatchObject({ x: expect.closeTo(x, 6), z: expect.closeTo(z, 6) })
      }
    }
    expect(unprojectToGround({ right: 0, above: 50 }, aspect)).toBeUndefined()
  },
)
