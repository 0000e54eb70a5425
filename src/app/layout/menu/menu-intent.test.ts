import { expect, test } from 'vitest'
import { remainingDelay } from './menu-intent.ts'

test('the pointer waits only for what is left of 200 ms', () => {
  const hovered = { entry: '/solutions', since: 1000 }
  expect(remainingDelay({ hovered }, 1050)).toBe(150)
  expect(remainingDelay({ hovered }, 1900)).toBe(0)
  expect(remainingDelay({}, 1900)).toBe(200)
})
