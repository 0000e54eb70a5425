import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { isInside } from '../../../../math/polygon.ts'
import { createRandom } from '../../../../math/random.ts'
import { length, normalize, subtract } from '../../../../math/vector.ts'
import { expectClose } from '../testing/fixtures.ts'
import { home, polygonOf } from '../testing/sample-home.ts'
import {
  dollhouseOrbit,
  homeRoomIdAt,
  interpolatePose,
  isOccluding,
  outerWallNormals,
  poseOfOrbit,
  roomLabelPositions,
  wallMiddles,
} from './dollhouse.ts'

test('the orbit’s pose always looks at the middle', () => {
  const dice = createRandom(3)
  for (let run = 0; run < 20; run += 1) {
    const view = { yaw: dice() * 360 - 180, pitch: 25 + dice() * 63, zoom: 70 + dice() * 190 }
    const orbit = dollhouseOrbit(view, 0.5 + dice() * 2)
    const { at, heading, pitch } = poseOfOrbit(orbit)
    const { x, y, z } = orbit.middle
    const way = subtract([x, y, z], at)
    expect(length(way)).toBeCloseTo(orbit.distance, 9)
    // The heading is clockwise from north, which is −z.
    const [around, above] = [radians(heading), radians(pitch)]
    const level = Math.cos(above)
    const look = [level * Math.sin(around), Math.sin(above), -level * Math.cos(around)]
    expectClose(normalize(way), look)
  }
})

test('a flight goes from the orbit to the standing point, never below it', () => {
  const from = poseOfOrbit(dollhouseOrbit({ yaw: 170, pitch: 50, zoom: 100 }, 1.5))
  const to = { at: [1, 1.5, -2] as const, heading: 175, pitch: 0, fov: 60 }
  expect(interpolatePose(from, to, 0)).toEqual(from)
  const { at, heading, pitch, fov } = interpolatePose(from, to, 1)
  expectClose([...at, heading, pitch, fov], [1, 1.5, -2, 175, 0, 60])
  const way = Array.from({ length: 21 }, (_, step) => interpolatePose(from, to, step / 20))
  const heights = way.map((pose) => pose.at[1])
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  // −170 to 175 is a turn of 15°, not of 345°.
  expect(Math.min(...way.map((pose) => Math.abs(pose.heading)))).toBeGreaterThan(170 - 1e-9)
})

const [east, west, south] = outerWallNormals

test.each([
  [0, [south]],
  [90, [east]],
  [-90, [west]],
  [-24, [west, south]],
])('seen from %s° what is near is cut: %j', (yaw, walls) => {
  expect(outerWallNormals.filter((wall) => isOccluding(wall, yaw))).toEqual(walls)
})

test('every room label is over its own floor, in the middle of a rectangle', () => {
  const anchors = roomLabelPositions(home)
  expect([...anchors.keys()].sort()).toEqual(home.standingPoints.map(({ id }) => id).sort())
  for (const [id, { x, z }] of anchors)
    expect([id, isInside([x, z], polygonOf(id))]).toEqual([id, true])
  expect(anchors.get('living')).toMatchObject({ x: expect.closeTo(-3), z: expect.closeTo(1.9) })
})

test('a place on the floor belongs to its room', () => {
  for (const [id, { x, z }] of roomLabelPositions(home)) expect(homeRoomIdAt(home, [x, z])).toBe(id)
  expect(homeRoomIdAt(home, [30, 30])).toBeUndefined()
})

test('the faces of a room’s walls lie within the middles of its walls, and other rooms do not', () => {
  for (const { id, polygon } of home.rooms) {
    const outline = wallMiddles(polygon)
    const others = home.rooms.filter((room) => room.id !== id).flatMap((room) => room.polygon)
    for (const corner of polygon) expect([id, isInside(corner, outline)]).toEqual([id, true])
    for (const corner of others) expect([id, isInside(corner, outline)]).toEqual([id, false])
  }
})
