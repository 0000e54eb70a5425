import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeAfterRest } from './write-after-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Changes every 100 ms for so long. */
async function keepChanging(changed: () => void, duration: number) {
  for (let at = 0; at < duration; at += 100) {
    changed()
    await vi.advanceTimersByTimeAsync(100)
  }
}

test('writes when nothing has changed for a while', async () => {
  const write = vi.fn(async () => {})
  const { changed, end } = writeAfterRest(write, 400)
  await keepChanging(changed, 5000)
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(write).toHaveBeenCalledOnce()
  await end()
})

test('a change waits no longer than it may, however many follow', async () => {
  const write = vi.fn(async () => {})
  const { changed, end } = writeAfterRest(write, 400, 1000)
  await keepChanging(changed, 1000)
  expect(write).toHaveBeenCalledOnce()
  await keepChanging(changed, 1000)
  expect(write).toHaveBeenCalledTimes(2)
  await end()
})

test('a hidden page writes at once, and the end writes what is left', async () => {
  const write = vi.fn(async () => {})
  const { changed, end } = writeAfterRest(write, 400)
  changed()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(write).toHaveBeenCalledOnce()
  changed()
  await end()
  expect(write).toHaveBeenCalledTimes(2)
})
