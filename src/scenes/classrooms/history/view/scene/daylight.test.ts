import { expect, test } from 'vitest'
import { pantheonConfig } from '../../config.ts'
import { sunAt } from '../../model/sunlight.ts'
import { daylightAt, skyTint } from './daylight.tsx'

const sun = (day: number, hour: number) => sunAt(day, hour, pantheonConfig.latitude)

test('the sun shines from where it stands, and not by night', () => {
  const noon = daylightAt(sun(172, 12), true)
  const [x, y, z] = noon.sun.position
  expect(x).toBeCloseTo(0, 6)
  expect(y).toBeGreaterThan(100)
  // From the south, which lies along z.
  expect(z).toBeGreaterThan(0)
  expect(
    daylightAt(sun(172, 8), true).sun.position[0],
    'in the morning from the east',
  ).toBeGreaterThan(50)
  const night = daylightAt(sun(355, 0), true)
  expect(night.sun.intensity).toBe(0)
  expect(night.back).toBeUndefined()
  expect(night.ambient).toBeLessThan(noon.ambient / 4)
  expect(skyTint(sun(355, 0)).r).toBeLessThan(skyTint(sun(355, 12)).r)
})

test('eyes get used to a strong light on the floor: the room is darker then, and outside nothing is', () => {
  const [winter, summer] = [sun(355, 12), sun(172, 12)]
  expect(daylightAt(summer, false).ambient).toBeLessThan(daylightAt(winter, false).ambient)
  expect(daylightAt(summer, false).eye.intensity).toBeLessThan(
    daylightAt(summer, true).eye.intensity,
  )
  expect(daylightAt(summer, true).ambient).toBeCloseTo(daylightAt(winter, true).ambient)
})
