import { expect, test } from 'vitest'
import { pointingSource } from './pointing-source.ts'
import { sourceAt } from './testing/fake-session.ts'

test('the controller that pressed last points, else the right one; a finger never does', () => {
  const left = sourceAt('tracked-pointer', undefined, 'left')
  const right = sourceAt('tracked-pointer', undefined, 'right')
  const finger = sourceAt('screen')
  expect(pointingSource([finger], finger)).toBeUndefined()
  expect(pointingSource([left, right, finger])).toBe(right)
  expect(pointingSource([left, right, finger], left)).toBe(left)
  expect(pointingSource([left, right, finger], finger)).toBe(right)
  expect(pointingSource([right], left)).toBe(right)
  expect(pointingSource([left])).toBe(left)
})
