import { expect, test } from 'vitest'
import { stepKey } from './step-key.ts'

test('arrows step along the values and stop at both ends', () => {
  expect(stepKey(3, 14, 'ArrowRight')).toBe(4)
  expect(stepKey(13, 14, 'ArrowUp')).toBe(13)
  expect(stepKey(3, 14, 'ArrowLeft')).toBe(2)
  expect(stepKey(0, 14, 'ArrowDown')).toBe(0)
})

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(stepKey(3, 14, 'Home')).toBe(0)
  expect(stepKey(3, 14, 'End')).toBe(13)
  expect(stepKey(3, 14, 'Tab')).toBeUndefined()
})
