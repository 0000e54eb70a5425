import { expect, test } from 'vitest'
import { headingOf, normalOf, positionOf, rayOf } from './pose.ts'
import { matrixAt } from './testing/fake-session.ts'

test('a pose tells where it is, which way it looks and what is up', () => {
  const pose = matrixAt([1, 2, 3], Math.PI / 2)
  expect(positionOf(pose)).toEqual([1, 2, 3])
  expect(normalOf(pose)).toEqual([0, 1, 0])
  const { origin, direction } = rayOf(pose)
  expect(origin).toEqual([1, 2, 3])
  // A quarter to the left of −z is −x.
  expect(direction[0]).toBeCloseTo(-1)
  expect(direction[2]).toBeCloseTo(0)
})

test.each([0, 30, -120, 180])('a heading of %s° is told', (angle) => {
  const found = headingOf(matrixAt([0, 0, 0], (angle * Math.PI) / 180))
  expect(Math.cos(((found - angle) * Math.PI) / 180)).toBeCloseTo(1)
})

test('straight down, the top of the phone tells the heading', () => {
  // Back is up (z → y), up is ahead (y → −z).
  const down = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 1.4, 0, 1]
  expect(headingOf(down)).toBeCloseTo(0)
  const up = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1.4, 0, 1]
  expect(headingOf(up)).toBeCloseTo(0)
})
