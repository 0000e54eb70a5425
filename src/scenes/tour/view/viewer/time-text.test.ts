import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [Number.NaN, '0:00'],
])('%d s is %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})
