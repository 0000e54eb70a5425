import { expect, test } from 'vitest'
import { pantheonConfig } from '../config.ts'
import { beamLanding, declination, patchOf, sunAt } from './sunlight.ts'

const { latitude, diameter, oculus } = pantheonConfig
const noon = (day: number) => beamLanding(sunAt(day, 12, latitude))

// The Astronomical Almanac: equinoxes 0°, solstices 23.44° north and south, 21 April 11.8°.
test.each([
  [80, 0],
  [111, 11.8],
  [172, 23.44],
  [266, 0],
  [355, -23.44],
])(
  'on day %d the sun stands %f° north of the equator, at noon in the south of Rome',
  (day, degrees) => {
    expect(Math.abs(declination(day) - degrees)).toBeLessThan(0.3)
    const sun = sunAt(day, 12, latitude)
    expect(sun.altitude).toBeCloseTo(90 - latitude + declination(day), 6)
    expect(sun.azimuth).toBeCloseTo(180)
  },
)

test('it rises in the east, on a summer morning north of it, and the day is even', () => {
  expect(sunAt(80, 6, latitude).azimuth).toBeCloseTo(90, -0.5)
  expect(sunAt(80, 18, latitude).azimuth).toBeCloseTo(270, -0.5)
  expect(sunAt(172, 6, latitude).azimuth).toBeLessThan(90)
  expect(sunAt(172, 6, latitude).altitude).toBeGreaterThan(10)
  const [morning, evening] = [sunAt(140, 9.5, latitude), sunAt(140, 14.5, latitude)]
  expect(morning.altitude).toBeCloseTo(evening.altitude)
  expect(morning.azimuth + evening.azimuth).toBeCloseTo(360)
  expect(morning.azimuth).toBeLessThan(180)
})

test('at noon of 21 April light falls about 5.9 m up the wall of the entrance', () => {
  // By hand for a declination of 11.83°: 43.3 - 21.65 tan(90° - 41.8986° + 11.83°) = 5.9.
  const spot = noon(111)
  expect(spot?.on).toBe('wall')
  expect(Math.abs((spot?.up ?? 0) - 5.9)).toBeLessThan(0.1)
  expect(spot?.north).toBeCloseTo(diameter / 2)
  expect(spot?.east).toBeCloseTo(0)
})

test('on 21 June it falls on the floor, 14.5 m north at noon, opposite the sun and as wide as the oculus', () => {
  expect(noon(172)).toMatchObject({ on: 'floor', up: 0, north: expect.closeTo(14.5, 1) })
  for (const hour of [11, 13]) {
    const { altitude, azimuth } = sunAt(172, hour, latitude)
    const [up, away] = [altitude, azimuth + 180].map((degrees) => (degrees * Math.PI) / 180)
    // As far as the ray goes along the floor while it falls from the ceiling, to the west in the morning.
    const east = (diameter / Math.tan(up ?? 0)) * Math.sin(away ?? 0)
    expect(Math.sign(east)).toBe(hour - 12)
    expect(beamLanding(sunAt(172, hour, latitude))).toMatchObject({
      on: 'floor',
      east: expect.closeTo(east, 6),
    })
  }
  const sun = sunAt(172, 12, latitude)
  const north = beamLanding(sun, { north: oculus / 2, east: 0 })
  const south = beamLanding(sun, { north: -oculus / 2, east: 0 })
  expect((north?.north ?? 0) - (south?.north ?? 0)).toBeCloseTo(oculus)
})

test('in winter it never comes below the dome at noon, and is nowhere before sunrise', () => {
  // By hand for altitude a: up = 43.3 (1 - sin² a), north = 21.65 sin 2a.
  const a = (sunAt(355, 12, latitude).altitude * Math.PI) / 180
  expect(noon(355)).toMatchObject({
    on: 'dome',
    up: expect.closeTo(43.3 * (1 - Math.sin(a) ** 2), 6),
    north: expect.closeTo(21.65 * Math.sin(2 * a), 6),
  })
  expect(beamLanding(sunAt(355, 6, latitude))).toBeUndefined()
  expect(patchOf(sunAt(355, 6, latitude))).toBeUndefined()
})

test('the patch of light reaches as far as the rays through the rim of the oculus', () => {
  // By hand for 21 April, altitude a: the ray from the north rim meets the wall at 43.3 - (21.65 - 4.35) tan a, the
  // one from the south rim has come to the floor by then.
  const sun = sunAt(111, 12, latitude)
  const april = patchOf(sun)
  expect(april?.up.from).toBe(0)
  expect(april?.up.to).toBeCloseTo(43.3 - 17.3 * Math.tan((sun.altitude * Math.PI) / 180), 6)
  expect(april?.north.to).toBeCloseTo(diameter / 2, 6)
})
