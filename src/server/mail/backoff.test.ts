import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('doubles up to an hour', () => {
  const waits = [1, 2, 3, 7, 8, 9, 5000].map((attempt) => backoff(attempt, 0) / 1000)
  expect(waits).toEqual([30, 60, 120, 1920, 3600, 3600, 3600])
})

test('is shortened by up to half', () => {
  expect(backoff(1, 0.5)).toBe(22_500)
  expect(backoff(1, 1)).toBe(15_000)
  expect(backoff(99, 0.999)).toBeGreaterThan(30 * 60_000)
})
