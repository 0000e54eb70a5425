import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { anglesAtLevel, anglesOf, fromUpright, toUpright, vectorOf } from '../camera/angles.ts'
import { setLevel } from '../document/rooms.ts'
import type { Angles, Level, TourDocument } from '../document/tour-document.ts'
import { expectClose } from '../testing/fixtures.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { levelOfEdges, type VerticalEdge } from './level.ts'

const tilt = (dice: () => number): Level => ({ pitch: dice() * 40 - 20, roll: dice() * 40 - 20 })
const numbers = ({ pitch, roll }: Level) => [pitch, roll]

/** An upright edge in truth, as a camera that stood so took it. */
const taken = (yaw: number, low: number, high: number, level: Level): VerticalEdge => {
  const seen = (pitch: number) => anglesOf(fromUpright(vectorOf({ yaw, pitch }), level))
  return [seen(low), seen(high)]
}
function foundBy(edges: Parameters<typeof levelOfEdges>[0], shown: Level | null = null) {
  const found = levelOfEdges(edges, shown)
  if ('fault' in found) throw new Error(found.fault)
  return found.level
}

test('a camera that looks up has its middle above the horizon, and one rolled clockwise its right side down', () => {
  expect(anglesOf(toUpright([0, 0, -1], { pitch: 12, roll: 0 })).pitch).toBeCloseTo(12, 12)
  expect(anglesOf(toUpright([1, 0, 0], { pitch: 0, roll: 7 })).pitch).toBeCloseTo(-7, 12)
  expect(anglesOf(toUpright([0, 0, -1], { pitch: 12, roll: 30 })).yaw).toBeCloseTo(0, 12)
})

test('two upright edges tell how the camera stood, whatever the picture was levelled by before', () => {
  const dice = createRandom(2)
  for (let run = 0; run < 30; run += 1) {
    const [level, shown] = [tilt(dice), run % 2 ? null : tilt(dice)]
    const on = (angles: Angles) =>
      shown ? anglesAtLevel(angles, { pitch: 0, roll: 0 }, shown) : angles
    const yaw = dice() * 360
    const [one, other] = [yaw, yaw + 40 + dice() * 100].map((at): VerticalEdge => {
      const [low, high] = taken(at, -30 * dice() - 5, 30 * dice() + 5, level)
      return [on(low), on(high)]
    })
    expectClose(one && other ? numbers(foundBy([one, other], shown)) : [], numbers(level), 8)
  }
})

test('two upright edges in one plane with the camera tell no more than one: ahead the roll, aside the pitch', () => {
  const level = { pitch: 3, roll: 4 }
  const edges = [taken(20, -20, 20, level), taken(203, -20, 20, level)] as const
  expect(levelOfEdges(edges, null)).toEqual({ fault: 'Parallel' })
  expectClose(numbers(foundBy([taken(0, -20, 20, { pitch: 0, roll: 5 })])), [0, 5])
  expectClose(numbers(foundBy([taken(90, -20, 20, { pitch: 5, roll: 0 })])), [5, 0])
})

const tour = setLevel(sampleHome(), 'hall', null)
const level = { pitch: 4, roll: -6 }
const levelled = setLevel(tour, 'hall', level)
const room = ({ rooms }: TourDocument) => {
  const found = rooms.find(({ id }) => id === 'hall')
  if (!found) throw new Error('no hall')
  return found
}
/** Where its marks and the corners of its floor are. */
const marks = (document: TourDocument) => {
  const { links, floor } = room(document)
  return [...links, ...(floor ?? []).map(([yaw, pitch]) => ({ yaw, pitch }))].map(vectorOf)
}

test('levelling a room of a tour leaves every mark on what it marks, and other rooms alone', () => {
  // Looked up in the picture as taken, both are one place.
  const now = marks(levelled).flatMap((mark) => fromUpright(mark, level))
  expectClose(now, marks(tour).flat(), 12)
  expect(room(levelled).north).not.toBe(room(tour).north)
  for (const [at, one] of levelled.rooms.entries())
    if (one.id !== 'hall') expect(one).toBe(tour.rooms[at])
})
