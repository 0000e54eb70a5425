import { beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveOptions, autosave } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Saves a number, which each change makes another. */
function start(options: Partial<AutosaveOptions<number>> = {}) {
  let value = 0
  let told = (_withinMs?: number) => {}
  const save = vi.fn(async (_value: number) => {})
  const onStatus = vi.fn()
  const { cancel, end } = autosave<number>(
    {
      current: () => value,
      save,
      subscribe(changed) {
        told = changed
        return () => {
          told = () => {}
        }
      },
      onStatus,
      ...options,
    },
    0,
  )
  const changed = (withinMs?: number) => {
    value += 1
    told(withinMs)
  }
  return { save, onStatus, changed, cancel, end }
}

/** Changes every 100 ms for so long. */
async function keepChanging(changed: () => void, duration: number) {
  for (let at = 0; at < duration; at += 100) {
    changed()
    await pass(100)
  }
}

test('a change is saved after a pause', async () => {
  const { changed, save: written, end } = start()
  await keepChanging(changed, 2000)
  expect(written).not.toHaveBeenCalled()
  await pass(300)
  expect(written).toHaveBeenCalledOnce()
  await end()
  expect(written).toHaveBeenCalledOnce()
})

test('continuous changes are saved after the longest delay', async () => {
  const { changed, save: written, end } = start({ withinMs: 1000 })
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
  const { changed, save: written, end } = start()
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

test('a save waits for the one before, so that an older state never overwrites a newer one', async () => {
  let finish = () => {}
  const written = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const { changed } = start({ save: written })
  await keepChanging(changed, 100)
  await pass(400)
  changed()
  await pass(400)
  expect(written).toHaveBeenCalledOnce()
  finish()
  await pass(0)
  expect(written).toHaveBeenCalledTimes(2)
})

test('a change with its own delay can only shorten the wait', async () => {
  const { changed, save } = start({ restMs: Number.POSITIVE_INFINITY, withinMs: 300 })
  changed(2000)
  await pass(1900)
  changed(2000)
  expect(save).not.toHaveBeenCalled()
  await pass(200)
  expect(save).toHaveBeenCalledOnce()
  changed(2000)
  changed()
  await pass(300)
  expect(save).toHaveBeenCalledTimes(2)
})

test.each([
  ['Full', new DOMException('No space', 'QuotaExceededError')],
  ['Blocked', new Error('Refused')],
])(
  'a save that fails is %s, and is tried again with the next change alone',
  async (code, failure) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const save = vi.fn(async () => {})
    const { changed, onStatus } = start({ save })
    save.mockRejectedValueOnce(failure)
    changed()
    await pass(10_000)
    expect(onStatus.mock.calls).toEqual([['saving'], [code]])
    changed()
    await pass(10_000)
    expect(save).toHaveBeenCalledTimes(2)
    expect(onStatus).toHaveBeenLastCalledWith('saved')
  },
)

test('a discarded change is not saved before the next change', async () => {
  const { changed, save, cancel, end } = start()
  changed()
  cancel()
  await pass(1000)
  expect(save).not.toHaveBeenCalled()
  changed()
  await end()
  expect(save).toHaveBeenCalledOnce()
})
