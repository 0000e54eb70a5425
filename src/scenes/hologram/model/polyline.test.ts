import { expect, test } from 'vitest'
import { along, gap, lengthOf, nearest } from './polyline.ts'

const line = [
  { x: 0, z: 0 },
  { x: 30, z: 0 },
  { x: 30, z: 40 },
]

test('the length is that of all parts', () => {
  expect(lengthOf(line)).toBe(70)
  expect(lengthOf([])).toBe(0)
})

test('a place along the line, with the way it goes there', () => {
  expect(along(line, 15)).toEqual({ at: { x: 15, z: 0 }, ahead: { x: 1, z: 0 } })
  expect(along(line, 50)).toEqual({ at: { x: 30, z: 20 }, ahead: { x: 0, z: 1 } })
})

test('beyond the ends it is the ends', () => {
  expect(along(line, -5).at).toEqual({ x: 0, z: 0 })
  expect(along(line, 900).at).toEqual({ x: 30, z: 40 })
})

test('a line of no length leads nowhere', () => {
  expect(() => along([{ x: 1, z: 1 }], 0)).toThrow(RangeError)
  expect(() =>
    along(
      [line[0], line[0]].map((place) => ({ x: 0, z: 0, ...place })),
      0,
    ),
  ).toThrow(RangeError)
})

test('distances', () => {
  expect(gap({ x: 0, z: 0 }, { x: 3, z: 4 })).toBe(5)
  expect(nearest(line, { x: 30, z: 45 })).toBe(5)
})
