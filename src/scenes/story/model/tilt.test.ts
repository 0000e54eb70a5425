import { expect, test } from 'vitest'
import { eyeOfTilt, restingTilt } from './tilt.ts'

const held = { beta: 45, gamma: 2 }

test('a device whose right edge goes back is looked at from the left, one whose top comes forward from above', () => {
  expect(eyeOfTilt(held, held, 0)).toEqual({ x: 0, y: 0 })
  expect(eyeOfTilt({ ...held, gamma: 5 }, held, 0).x).toBeCloseTo(-0.2)
  expect(eyeOfTilt({ ...held, beta: 48 }, held, 0).y).toBeCloseTo(0.2)
  expect(eyeOfTilt({ beta: 90, gamma: -60 }, held, 0)).toEqual({ x: 1, y: 1 })
})

test('on a device that is turned to its left side, its top edge is the left of the screen', () => {
  // Its top comes forward, so the screen's left does: it is looked at from the left.
  const eye = eyeOfTilt({ ...held, beta: 48 }, held, 90)
  expect(eye.x).toBeCloseTo(-0.2)
  expect(eye.y).toBeCloseTo(0)
  expect(eyeOfTilt({ ...held, beta: 48 }, held, 270).x).toBeCloseTo(0.2)
})

test('it rests as it was held first, until it is held otherwise altogether', () => {
  expect(restingTilt(held, { beta: 50, gamma: -4 })).toEqual(held)
  expect(restingTilt(held, { beta: 80, gamma: 2 })).toEqual({ beta: 65, gamma: 2 })
})
