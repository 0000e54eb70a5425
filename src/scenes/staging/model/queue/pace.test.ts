import { expect, test } from 'vitest'
import { jobStates } from '../job.ts'
import { progressOf, progressOfAll, roughly, timeLeft } from './pace.ts'

test('each step is further than the one before', () => {
  const steps = jobStates.filter((state) => !['asking', 'failed'].includes(state))
  const shares = steps.map((state) => progressOf({ state }))
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(new Set(shares).size).toBe(shares.length)
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
})

test('the whole is as far as its photos together, and whole without any', () => {
  expect(progressOfAll([{ state: 'done' }, { state: 'waiting' }])).toBe(0.5)
  expect(progressOfAll([{ state: 'failed' }, { state: 'asking' }])).toBe(1)
  expect(progressOfAll([])).toBe(1)
})

test('time left goes on as until now, and is not told too early', () => {
  expect(timeLeft(0.25, 10_000)).toBe(30_000)
  expect(timeLeft(1, 10_000)).toBe(0)
  expect(timeLeft(0.05, 10_000)).toBeNull()
  expect(timeLeft(0.5, 0)).toBeNull()
})

test('times are told as roughly as they are known', () => {
  expect([200, 7400, 11_000, 58_000, 61_000, 200_000].map(roughly)).toEqual([
    { unit: 'second', value: 1 },
    { unit: 'second', value: 7 },
    { unit: 'second', value: 15 },
    { unit: 'second', value: 60 },
    { unit: 'minute', value: 2 },
    { unit: 'minute', value: 4 },
  ])
})
