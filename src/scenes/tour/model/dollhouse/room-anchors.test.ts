import { expect, test } from 'vitest'
import { orbitProjector } from '../../../../math/orbit.ts'
import { isInside } from '../../../../math/polygon.ts'
import { createRandom } from '../../../../math/random.ts'
import { close } from '../testing/close.ts'
import { home, polygonOf } from '../testing/sample-home.ts'
import { orbitOf } from './camera-pose.ts'
import { dollhouseConfig } from './dollhouse.ts'
import { roomAnchors } from './room-anchors.ts'
import { floorAt, standingPointAt } from './room-at.ts'

const { fieldOfView } = dollhouseConfig

test('every room has its name over its own floor, a rectangle in the middle of it', () => {
  const anchors = roomAnchors(home)
  expect([...anchors.keys()].sort()).toEqual(home.standingPoints.map(({ id }) => id).sort())
  for (const [id, { x, z }] of anchors)
    expect([id, isInside([x, z], polygonOf(id))]).toEqual([id, true])
  expect(anchors.get('living')).toMatchObject({ x: expect.closeTo(-3), z: expect.closeTo(1.9) })
})

test('what is pressed on the floor is the room that is seen there, from wherever', () => {
  const dice = createRandom(11)
  for (let run = 0; run < 20; run += 1) {
    const view = { yaw: dice() * 360, pitch: 25 + dice() * 63, zoom: 70 + dice() * 190 }
    const orbit = orbitOf(view, 0.7 + dice() * 2)
    const project = orbitProjector(orbit, fieldOfView)
    for (const [id, { x, z }] of roomAnchors(home)) {
      const place = floorAt(orbit, fieldOfView, project({ x, y: 0, z }))
      close(place ?? [], [x, z], 6)
      expect(place && standingPointAt(home, place)).toBe(id)
    }
  }
})

test('beside the home there is no room, and above the horizon no floor', () => {
  expect(standingPointAt(home, [30, 30])).toBeNull()
  const level = { ...orbitOf({ yaw: 0, pitch: 25, zoom: 100 }, 1.5), pitch: 2 }
  expect(floorAt(level, fieldOfView, { x: 0, y: -1 })).toBeNull()
})
