import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeAfterRest } from './write-after-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const write = () => vi.fn(async () => {})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Changes every 100 ms for so long. */
async function keepChanging(changed: () => void, duration: number) {
  for (let at = 0; at < duration; at += 100) {
    changed()
    await pass(100)
  }
}

test('writes when nothing has changed for a while', async () => {
  const written = write()
  const { changed, end } = writeAfterRest(written, 400)
  await keepChanging(changed, 2000)
  expect(written).not.toHaveBeenCalled()
  await pass(300)
  expect(written).toHaveBeenCalledOnce()
  await end()
  expect(written).toHaveBeenCalledOnce()
})

test('a change waits no longer than it may, however many follow', async () => {
  const written = write()
  const { changed, end } = writeAfterRest(written, 400, 1000)
  await keepChanging(changed, 1000)
  expect(written).toHaveBeenCalledOnce()
  await keepChanging(changed, 1000)
  expect(written).toHaveBeenCalledTimes(2)
  await end()
})

test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['left', () => dispatchEvent(new Event('pagehide'))],
])('a page that is %s writes at once, and the end writes what is left', async (_how, leave) => {
  const written = write()
  const { changed, end } = writeAfterRest(written, 400)
  leave()
  await pass(0)
  expect(written).not.toHaveBeenCalled()
  changed()
  leave()
  await pass(0)
  expect(written).toHaveBeenCalledOnce()
  changed()
  await end()
  expect(written).toHaveBeenCalledTimes(2)
  changed()
  leave()
  await pass(0)
  expect(written).toHaveBeenCalledTimes(2)
})

test('a write waits for the one before, so that an older state never overwrites a newer one', async () => {
  let finish = () => {}
  const written = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const { changed } = writeAfterRest(written, 400)
  await keepChanging(changed, 100)
  await pass(400)
  changed()
  await pass(400)
  expect(written).toHaveBeenCalledOnce()
  finish()
  await pass(0)
  expect(written).toHaveBeenCalledTimes(2)
})
