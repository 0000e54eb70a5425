import { expect, test } from 'vitest'
import { indexAfterKey } from './chart-cursor.tsx'

test.each([
  [3, 'ArrowRight', 4],
  [13, 'ArrowUp', 13],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowDown', 0],
  [3, 'Home', 0],
  [3, 'End', 13],
  [3, 'Tab', undefined],
])('from %i of 14 %s leads to %s', (from, key, to) => {
  expect(indexAfterKey(from, 14, key)).toBe(to)
})
