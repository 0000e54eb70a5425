import { expect, test } from 'vitest'
import { degrees, radians, wrap180, wrap360 } from './angle.ts'

test('degrees and radians are each other’s inverse', () => {
  expect(radians(180)).toBeCloseTo(Math.PI, 12)
  expect(degrees(radians(37.5))).toBeCloseTo(37.5, 12)
})

test.each([
  [0, 0],
  [-50, 310],
  [360, 0],
  [725, 5],
  [-360, 0],
])('%d° is %d° on the full circle', (angle, wrapped) => {
  expect(wrap360(angle)).toBe(wrapped)
  expect(Object.is(wrap360(angle), -0)).toBe(false)
})

test.each([
  [180, 180],
  [-180, 180],
  [310, -50],
])('%d° is %d° either side of straight ahead', (angle, wrapped) => {
  expect(wrap180(angle)).toBe(wrapped)
})
