import { expect, test } from 'vitest'
import { markStep } from './mark-step.ts'

test('an arrow goes a thousandth of the longer side, with Shift ten', () => {
  const size = { width: 3000, height: 4000 }
  expect(markStep({ key: 'ArrowLeft', shiftKey: false }, size)).toEqual({ x: -4, y: 0 })
  expect(markStep({ key: 'ArrowDown', shiftKey: true }, size)).toEqual({ x: 0, y: 40 })
  expect(markStep({ key: 'Enter', shiftKey: false }, size)).toBeNull()
})
