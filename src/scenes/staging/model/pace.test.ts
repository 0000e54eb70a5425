import { expect, test } from 'vitest'
import { jobStates } from './job.ts'
import { createLimiter, progressOf, progressOfAll, roundDuration, timeLeft } from './queue.ts'

test('each step is further than the one before, and the whole as far as its photos together', () => {
  const steps = jobStates.filter((state) => !['asking', 'failed'].includes(state))
  const shares = steps.map((state) => progressOf({ state }))
  expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b))
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
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

test.each([
  [200, 'second', 1],
  [11_000, 'second', 15],
  [58_000, 'second', 60],
  [61_000, 'minute', 2],
])('%d ms are told as roughly as they are known: %s %d', (ms, unit, value) => {
  expect(roundDuration(ms)).toEqual({ unit, value })
})

const never = new AbortController().signal

test('no more tasks than so many run at once, the others in turn', async () => {
  const limit = createLimiter(2)
  const log: string[] = []
  const ends = ['a', 'b', 'c'].map((name) => {
    let end = () => {}
    const run = limit(() => {
      log.push(name)
      return new Promise<void>((resolve) => {
        end = resolve
      })
    }, never)
    return () => {
      end()
      return run
    }
  })
  await null
  expect(log).toEqual(['a', 'b'])
  for (const end of ends) {
    await end()
    await null
    expect(log).toEqual(['a', 'b', 'c'])
  }
})

test('a task that fails makes way, and one that was given up never begins', async () => {
  const limit = createLimiter(1)
  const control = new AbortController()
  const first = limit(() => Promise.reject(new Error('no')), never)
  const second = limit(() => expect.unreachable(), control.signal)
  const third = limit(async () => 3, never)
  control.abort()
  await expect(first).rejects.toThrow('no')
  await expect(second).rejects.toThrow('abort')
  expect(await third).toBe(3)
  expect(() => createLimiter(0)).toThrow(RangeError)
})
