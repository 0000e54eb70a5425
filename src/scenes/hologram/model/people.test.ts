import { expect, test } from 'vitest'
import { hologramConfig } from '../config.ts'
import { createDistrict } from './district.ts'
import { createWalkers, placeOf, strayed, tramAt } from './people.ts'
import { nearest } from './polyline.ts'

const district = createDistrict()
const walkers = createWalkers(district)

test('the same people every time', () => {
  expect(walkers).toHaveLength(hologramConfig.people)
  expect(createWalkers(district)).toEqual(walkers)
})

test('people keep to their way and walk through no house', () => {
  for (const walker of walkers) {
    for (const seconds of [0, 21, 300]) {
      const place = placeOf(walker, seconds)
      expect(strayed(walker, place)).toBeLessThan(1)
      const inside = district.buildings.filter(
        ({ x, z, width, depth }) =>
          Math.abs(place.x - x) < width / 2 && Math.abs(place.z - z) < depth / 2,
      )
      expect(inside).toEqual([])
    }
  }
})

test('the tram stays on its track and turns back at the ends', () => {
  expect(tramAt(district.line, 0).at.x).toBeCloseTo(0, 0)
  for (let seconds = 0; seconds < 80; seconds += 1) {
    const { at } = tramAt(district.line, seconds)
    expect(nearest(district.line, at)).toBeLessThan(6)
    expect(Math.abs(at.x)).toBeLessThanOrEqual(hologramConfig.ground.width / 2)
  }
})
