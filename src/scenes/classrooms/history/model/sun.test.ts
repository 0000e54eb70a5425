import { expect, test } from 'vitest'
import { pantheonConfig } from '../config.ts'
import { declination, sunAt } from './sun.ts'

const { latitude } = pantheonConfig

// The Astronomical Almanac: equinoxes 0°, solstices 23.44° north and south, 21 April 11.8°.
test.each([
  [80, 0],
  [111, 11.8],
  [172, 23.44],
  [266, 0],
  [355, -23.44],
])('on day %d the sun stands %f° north of the equator', (day, degrees) => {
  expect(Math.abs(declination(day) - degrees)).toBeLessThan(0.3)
})

test.each([
  [172, 71.54],
  [355, 24.66],
])('at noon of day %d it stands %f° high in the south of Rome', (day, altitude) => {
  const sun = sunAt(day, 12, latitude)
  expect(sun.altitude).toBeCloseTo(altitude, 1)
  expect(sun.azimuth).toBeCloseTo(180)
})

test('it rises in the east and sets in the west at the equinox, and the day is even', () => {
  expect(sunAt(80, 6, latitude).azimuth).toBeCloseTo(90, -0.5)
  expect(sunAt(80, 18, latitude).azimuth).toBeCloseTo(270, -0.5)
  for (const hours of [1, 2.5, 4]) {
    const morning = sunAt(140, 12 - hours, latitude)
    const evening = sunAt(140, 12 + hours, latitude)
    expect(morning.altitude).toBeCloseTo(evening.altitude)
    expect(morning.azimuth + evening.azimuth).toBeCloseTo(360)
    expect(morning.azimuth).toBeLessThan(180)
  }
})

test('on a summer morning it stands north of east', () => {
  expect(sunAt(172, 6, latitude).azimuth).toBeLessThan(90)
  expect(sunAt(172, 6, latitude).altitude).toBeGreaterThan(10)
})
