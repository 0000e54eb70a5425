import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 0],
  [0, 'ArrowLeft', 2],
  [1, 'Home', 0],
  [1, 'End', 2],
  [1, 'Enter', undefined],
])('from tab %i of three, %s leads to %s', (index, key, next) => {
  expect(nextTab(index, 3, key)).toBe(next)
})
