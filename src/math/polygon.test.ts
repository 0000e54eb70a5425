import { expect, test } from 'vitest'
import { crossesItself, edgesOf, isInside, type Point2, signedArea } from './polygon.ts'

const square: Point2[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
const bend: Point2[] = [
  [0, 0],
  [4, 0],
  [4, 1],
  [1, 1],
  [1, 4],
  [0, 4],
]

test('the last side leads back to the first corner', () => {
  expect(edgesOf(square).at(-1)).toEqual([
    [0, 2],
    [0, 0],
  ])
})

test('the area has the sign of the way round', () => {
  expect(signedArea(square)).toBe(4)
  expect(signedArea([...square].reverse())).toBe(-4)
  expect(signedArea(bend)).toBe(7)
})

test('a point in the notch of a bent room is outside', () => {
  expect(isInside([0.5, 3], bend)).toBe(true)
  expect(isInside([3, 0.5], bend)).toBe(true)
  expect(isInside([2, 2], bend)).toBe(false)
  expect(isInside([-1, 0.5], bend)).toBe(false)
})

test('a bow tie crosses itself, and so does a side that runs back over another', () => {
  expect(crossesItself(square)).toBe(false)
  expect(crossesItself(bend)).toBe(false)
  expect(crossesItself([square[0], square[2], square[1], square[3]] as Point2[])).toBe(true)
  const back: Point2[] = [
    [0, 0],
    [4, 0],
    [4, 2],
    [3, 2],
    [3, 0],
    [1, 0],
  ]
  expect(crossesItself(back)).toBe(true)
})
