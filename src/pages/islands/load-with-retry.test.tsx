import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn<() => Promise<string>>()
const loaded = vi.fn()
const reload = vi.fn()
let failures: { count: number }

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = async (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
  await wait(0)
}
/** The connection is back, and so is the code. */
const comeBack = async () => {
  load.mockResolvedValue('there')
  dispatchEvent(new Event('online'))
  await wait(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.innerHTML =
    '<div data-island=""><button type="button">Open</button><a href="#x">Read</a></div>'
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  failures = (await import('../../ui/load-failure/store.ts')).loadFailure
  const { loadWithRetry } = await import('./load-with-retry.ts')
  loadWithRetry(load).then(loaded)
  await wait(0)
})
afterEach(async () => {
  // Ends what still waits.
  await comeBack()
  for (const mock of [load, loaded, reload]) mock.mockReset()
})

test('a failed load is tried again after 2 s and after 4 s more', async () => {
  for (const [ms, attempts] of [
    [1999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
  ] as const) {
    await wait(ms)
    expect(load).toHaveBeenCalledTimes(attempts)
  }
  expect(loaded).not.toHaveBeenCalled()
})

test('a failed load is tried again at once when the connection is back', async () => {
  await comeBack()
  expect(loaded).toHaveBeenCalledWith('there')
})

test.each([true, false])(
  'after three failures only a press on a button leads further: to the document anew, where it can be had: %s',
  async (canBeHad) => {
    const fetch = canBeHad ? async () => ({ ok: true }) : () => Promise.reject(new TypeError())
    vi.stubGlobal('fetch', vi.fn(fetch))
    await wait(60_000)
    await press('a')
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0])
    await press('button')
    expect([reload.mock.calls.length, failures.count]).toEqual(canBeHad ? [1, 0] : [0, 1])
  },
)

test('a press whose part fails to load shows a message, until a load succeeds', async () => {
  const button = document.querySelector('button') as HTMLElement
  button.dataset.pressed = '0'
  await wait(2000)
  expect([failures.count, button.dataset.pressed]).toEqual([1, undefined])
  await comeBack()
  expect(failures.count).toBe(0)
})
