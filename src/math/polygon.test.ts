import { expect, test } from 'vitest'
import { isInside, isSelfIntersecting, type Point2, signedArea } from './polygon.ts'

/** Of corners such as `0 0, 2 0`. */
const polygon = (corners: string) =>
  corners.split(', ').map((corner) => corner.split(' ').map(Number)) as unknown as Point2[]
const square = polygon('0 0, 2 0, 2 2, 0 2')
const bend = polygon('0 0, 4 0, 4 1, 1 1, 1 4, 0 4')

test('the sign of the area follows the winding order', () => {
  expect(signedArea(square)).toBe(4)
  expect(signedArea([...square].reverse())).toBe(-4)
  expect(signedArea(bend)).toBe(7)
})

test('a point in the notch of an L-shaped room is outside', () => {
  expect(isInside([0.5, 3], bend)).toBe(true)
  expect(isInside([3, 0.5], bend)).toBe(true)
  expect(isInside([2, 2], bend)).toBe(false)
  expect(isInside([-1, 0.5], bend)).toBe(false)
})

test('a bow tie intersects itself, and so does a side that runs back over another', () => {
  expect(isSelfIntersecting(square)).toBe(false)
  expect(isSelfIntersecting(bend)).toBe(false)
  expect(isSelfIntersecting(polygon('0 0, 2 2, 2 0, 0 2'))).toBe(true)
  expect(isSelfIntersecting(polygon('0 0, 4 0, 4 2, 3 2, 3 0, 1 0'))).toBe(true)
})
