import { expect, test } from 'vitest'
import { eyeOfTilt, leanOf, restingLean } from './tilt.ts'

const held = { forward: 45, right: 2 }

test('a device whose right edge goes back is looked at from the left, one whose top comes forward from above', () => {
  expect(eyeOfTilt(held, held, 0)).toEqual({ x: 0, y: 0 })
  expect(eyeOfTilt({ ...held, right: 5 }, held, 0).x).toBeCloseTo(-0.2)
  expect(eyeOfTilt({ ...held, forward: 48 }, held, 0).y).toBeCloseTo(0.2)
  expect(eyeOfTilt({ forward: 90, right: -60 }, held, 0)).toEqual({ x: 1, y: 1 })
})

test('on a device that is turned to its left side, its top edge is the left of the screen', () => {
  // Its top comes forward, so the screen's left does: it is looked at from the left.
  const eye = eyeOfTilt({ ...held, forward: 48 }, held, 90)
  expect(eye.x).toBeCloseTo(-0.2)
  expect(eye.y).toBeCloseTo(0)
  expect(eyeOfTilt({ ...held, forward: 48 }, held, 270).x).toBeCloseTo(0.2)
})

test('it rests as it was held first, until it is held otherwise altogether', () => {
  expect(restingLean(held, { forward: 50, right: -4 })).toEqual(held)
  expect(restingLean(held, { forward: 80, right: 2 })).toEqual({ forward: 65, right: 2 })
})

test('flat it leans as browsers tell, and upright it does not leap', () => {
  expect(leanOf(0, 12).right).toBeCloseTo(12)
  expect(Math.abs(leanOf(89, 60).right - leanOf(89, -60).right)).toBeLessThan(2)
})
