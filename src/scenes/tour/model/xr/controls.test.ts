import { expect, test } from 'vitest'
import { isInside } from '../../../../math/polygon.ts'
import { normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { expectClose } from '../testing/fixtures.ts'
import { home } from '../testing/sample-home.ts'
import { tableRoomAt, tableRooms } from './ar.ts'
import {
  createStick,
  fadeAt,
  fadeTimes,
  hitHorizontal,
  snapTurn,
  thumbstickX,
  turnToFace,
  yawAhead,
} from './controls.ts'

const ahead = { origin: [0, 1.5, 0], direction: [0, 0, -1] } as const

test('a ray meets a level plane below it; nothing behind', () => {
  const down = { origin: [0, 1.5, 0], direction: [0, -Math.SQRT1_2, -Math.SQRT1_2] } as const
  expectClose(hitHorizontal(down, 0) ?? [], [0, 0, -1.5])
  expect([hitHorizontal(down, 2), hitHorizontal(ahead, 0)]).toEqual([null, null])
})

test.each([
  [0, 0],
  [90, -30],
  [-170, 120],
])('with a heading of %s°, yaw %s° of the picture lies ahead', (heading, yaw) => {
  const turn = turnToFace(heading, yaw)
  expect(yawAhead(turn, heading)).toBeCloseTo(yaw, 9)
  expect(yawAhead(turn, heading + 40)).toBeCloseTo(yaw - 40, 9)
  // A picture turned counter-clockwise brings what lay to the right.
  expect(yawAhead(turn + 30, heading)).toBeCloseTo(yaw + 30, 9)
})

test('the fade swaps rooms in the dark, in less than a third of a second', () => {
  const { out, in: back } = fadeTimes
  expect(out + back).toBeLessThanOrEqual(300)
  const at = (time: number) => Object.values(fadeAt(time))
  expect(at(0)).toEqual([0, false, false])
  expect(at(out / 2)).toEqual([0.5, false, false])
  expect(at(out)).toEqual([1, true, false])
  expect(at(out + back / 2)).toEqual([expect.closeTo(0.5, 9), true, false])
  // So is a frame that comes late.
  for (const end of [out + back, 5000]) expect(at(end)).toEqual([0, true, true])
})

const all = tableRooms(home, new Set(home.standingPoints.map(({ id }) => id)))
const roomSeen = (origin: Vector3, to: Vector3) =>
  tableRoomAt(home, all, { origin, direction: normalize(subtract(to, origin)) })

test('every room of the home that the tour has is on the table, with its name over its floor', () => {
  expect(all.map(({ id }) => id)).toEqual(home.standingPoints.map(({ id }) => id))
  expect(tableRooms(home, new Set(['bath', 'elsewhere'])).map(({ id }) => id)).toEqual(['bath'])
  for (const { middle, plan } of all) {
    const polygon = home.rooms.find(({ id }) => id === plan)?.polygon ?? []
    expect(isInside([middle[0], middle[2]], polygon)).toBe(true)
  }
})

test('tableRoomAt finds the room pointed at', () => {
  for (const { id, position } of home.standingPoints)
    expect(roomSeen([3, 14, 12], [position[0], 0, position[2]])).toBe(id)
  // Flat over the near wall of the living room into it: the floor it would meet lies beyond the home.
  expect(roomSeen([-3, 2.2, 12], [-3, 1.3, 2])).toBe('living')
  expect(roomSeen([0, 14, 12], [20, 0, 0])).toBeNull()
  expect(roomSeen([0, 14, 12], [0, 20, 0])).toBeNull()
})

test.each([
  ['a push turns once, however long it lasts', [0, 0.5, 0.9, 1, 1, 0], [0, 0, 30, 0, 0, 0]],
  ['a stick that only trembles turns no more', [0.8, 0.6, 0.8, 0.4, 0.9], [30, 0, 0, 0, 0]],
  ['a worn stick that rests beside its middle turns nobody', [0.3, -0.25, 0.69], [0, 0, 0]],
  ['thrown over, it turns back only after the middle', [1, -1, 0, -1], [30, 0, 0, -30]],
  ['a reading that is no number is none', [Number.NaN], [0]],
])('%s', (_what, pushes, turns) => {
  const stick = createStick()
  expect(pushes.map((x) => snapTurn(stick, x))).toEqual(turns)
})

test('the thumbstick counts before the touchpad, and a gamepad without either is at rest', () => {
  expect([[0.1, 0, 0.9, 0], [0.8, 0], []].map(thumbstickX)).toEqual([0.9, 0.8, 0])
})
