import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { dot, length, normalize, subtract } from '../../../../math/vector.ts'
import { type CameraPose, orbitOf, poseBetween, poseOfOrbit } from './camera-pose.ts'
import { createDollhouse, dollhouseConfig, resetHouse, turnHouse, zoomHouse } from './dollhouse.ts'

/** The direction a pose looks in, of length one: the heading is clockwise from north, which is −z. */
function lookOfPose({ heading, pitch }: CameraPose) {
  const [around, above] = [radians(heading), radians(pitch)]
  const level = Math.cos(above)
  return [level * Math.sin(around), Math.sin(above), -level * Math.cos(around)] as const
}

test('wherever the eye is, it looks at the middle', () => {
  const dice = createRandom(3)
  for (let run = 0; run < 200; run += 1) {
    const view = { yaw: dice() * 360 - 180, pitch: 25 + dice() * 63, zoom: 70 + dice() * 190 }
    const orbit = orbitOf(view, 0.5 + dice() * 2)
    const pose = poseOfOrbit(orbit)
    const { x, y, z } = orbit.middle
    const way = subtract([x, y, z], pose.at)
    expect(dot(normalize(way), lookOfPose(pose))).toBeCloseTo(1, 9)
    expect(length(way)).toBeCloseTo(orbit.distance, 9)
  }
})

test('in a narrow box the eye is farther off', () => {
  const { view } = createDollhouse()
  const { aspect, distance } = dollhouseConfig
  expect(orbitOf(view, aspect / 2).distance).toBeCloseTo(2 * distance, 9)
  expect(orbitOf(view, 3).distance).toBe(distance)
})

test('a flight begins where the eye is and ends where one stands, never below that', () => {
  const from = poseOfOrbit(orbitOf({ yaw: 170, pitch: 50, zoom: 100 }, 1.5))
  const to = { at: [1, 1.5, -2] as const, heading: 175, pitch: 0, fov: 60 }
  expect(poseBetween(from, to, 0)).toEqual(from)
  const end = poseBetween(from, to, 1)
  const wanted = [1, 1.5, -2, 175, 0, 60]
  for (const [at, value] of [...end.at, end.heading, end.pitch, end.fov].entries())
    expect(value).toBeCloseTo(wanted[at] ?? Number.NaN, 9)
  let before = Number.POSITIVE_INFINITY
  for (let share = 0; share <= 1; share += 0.05) {
    const { at, heading } = poseBetween(from, to, share)
    expect(at[1]).toBeLessThanOrEqual(before)
    before = at[1]
    // −170 to 175 is a turn of 15°, not of 345°.
    expect(Math.abs(heading)).toBeGreaterThanOrEqual(170 - 1e-9)
  }
  expect(before).toBeGreaterThan(1.49)
})

test('it is turned and zoomed within its bounds, and comes back', () => {
  const house = createDollhouse()
  turnHouse(house, 400, 500)
  expect(house.view).toMatchObject({ yaw: 16, pitch: dollhouseConfig.pitchRange.max })
  turnHouse(house, 0, -500)
  zoomHouse(house, 5000)
  expect(house.view).toMatchObject({
    pitch: dollhouseConfig.pitchRange.min,
    zoom: dollhouseConfig.zoomRange.max,
  })
  zoomHouse(house, -5000)
  expect(house.view.zoom).toBe(dollhouseConfig.zoomRange.min)
  resetHouse(house)
  const { yaw, pitch, zoom } = dollhouseConfig
  expect(house.view).toEqual({ yaw, pitch, zoom })
})
