import { expect, test } from 'vitest'
import { isInside } from '../../../../math/polygon.ts'
import { normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { home } from '../testing/sample-home.ts'
import { isLevel, roomAt, tableRooms, tableScale } from './home-on-table.ts'

const all = tableRooms(home, new Set(home.standingPoints.map(({ id }) => id)))
const ray = (origin: Vector3, to: Vector3) => ({
  origin,
  direction: normalize(subtract(to, origin)),
})

test('every room of the home that the tour has is on the table, with its name over it', () => {
  expect(all.map(({ id }) => id)).toEqual(home.standingPoints.map(({ id }) => id))
  expect(tableRooms(home, new Set(['bath', 'elsewhere'])).map(({ id }) => id)).toEqual(['bath'])
  for (const { middle, plan } of all) {
    expect(middle[1]).toBeGreaterThan(2.6)
    const polygon = home.rooms.find(({ id }) => id === plan)?.polygon ?? []
    // Also of the hall, whose plan goes round a corner.
    expect(isInside([middle[0], middle[2]], polygon)).toBe(true)
  }
})

test('the home is half a metre wide', () => {
  expect(12.6 * tableScale).toBeCloseTo(0.504, 9)
})

test('who points from above at a standing point means its room', () => {
  for (const { id, position } of home.standingPoints) {
    expect(roomAt(home, all, ray([3, 14, 12], [position[0], 0, position[2]]))).toBe(id)
  }
})

test('a ray that meets no floor means the room whose wall it ends at, and one past the home none', () => {
  // Flat over the near wall of the living room into it: the floor it would meet lies beyond the home.
  expect(roomAt(home, all, ray([-3, 2.2, 12], [-3, 1.3, 2]))).toBe('living')
  expect(roomAt(home, all, ray([0, 14, 12], [20, 0, 0]))).toBeNull()
  expect(roomAt(home, all, ray([0, 14, 12], [0, 20, 0]))).toBeNull()
})

test('a table is level, a wall is not', () => {
  expect(isLevel([0, 1, 0])).toBe(true)
  expect(isLevel([0.2, 0.98, 0])).toBe(true)
  expect(isLevel([0, 0, 1])).toBe(false)
  expect(isLevel([0, -1, 0])).toBe(false)
})
