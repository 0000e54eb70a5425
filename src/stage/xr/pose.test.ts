import { expect, test } from 'vitest'
import { headingOf, normalOf, positionOf } from './pose.ts'
import { matrixAt } from './testing/fake-session.ts'

test('a pose tells where it is, which way it looks, straight down and up by the top of the phone, and what is up', () => {
  const pose = matrixAt([1, 2, 3], Math.PI / 2)
  expect([...positionOf(pose), ...normalOf(pose)]).toEqual([1, 2, 3, 0, 1, 0])
  for (const angle of [0, 30, -120, 180]) {
    const found = headingOf(matrixAt([0, 0, 0], (angle * Math.PI) / 180))
    expect(Math.cos(((found - angle) * Math.PI) / 180)).toBeCloseTo(1)
  }
  // Back is up (z → y), up is ahead (y → −z).
  const down = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 1.4, 0, 1]
  expect(headingOf(down)).toBeCloseTo(0)
  const up = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1.4, 0, 1]
  expect(headingOf(up)).toBeCloseTo(0)
})
